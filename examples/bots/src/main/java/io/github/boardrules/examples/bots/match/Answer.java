package io.github.boardrules.examples.bots.match;

/**
 * What an engine answered.
 *
 * @param move what should be a move
 * @param nanos how long it took
 * @param remark what the search said of it, such as {@code depth 5, score 12}; may be empty
 */
record Answer(String move, long nanos, String remark) {}
