package io.github.boardrules.game;

/** A person at the board: the first seat makes the first move of the game, whatever colour it holds later. */
public enum Seat {
    /** Who makes the first move. */
    FIRST("first"),
    /** The other. */
    SECOND("second");

    private final String text;

    Seat(String text) {
        this.text = text;
    }

    /**
     * Returns the other seat.
     *
     * @return second for first, first for second
     */
    public Seat opposite() {
        return this == FIRST ? SECOND : FIRST;
    }

    /** Returns {@code first} or {@code second}. */
    @Override
    public String toString() {
        return text;
    }
}
