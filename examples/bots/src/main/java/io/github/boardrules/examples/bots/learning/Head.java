package io.github.boardrules.examples.bots.learning;

/**
 * One choice of which a move is made, and one head of a policy network.
 *
 * @param name what is chosen, in lower-case letters
 * @param size how many choices there are, numbered from 0
 */
public record Head(String name, int size) {}
