package io.github.boardrules.examples.service;

/** Who holds a seat of a game. */
sealed interface Holder {
    /**
     * Whoever has the token.
     *
     * @param tokenHash the token's hash
     */
    record Person(String tokenHash) implements Holder {}

    /** Nobody yet: whoever has the game's invitation may join. */
    record Open() implements Holder {}

    /**
     * A player of the program.
     *
     * @param player its name
     * @param strength from 1 to {@value Strength#MAX}
     */
    record Bot(String player, int strength) implements Holder {}
}
