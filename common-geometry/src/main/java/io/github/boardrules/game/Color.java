package io.github.boardrules.game;

/** The colour of a side and of its pieces; who holds it is a {@link Seat}. */
public enum Color {
    /** White, written {@code w}. */
    WHITE("white", 'w'),
    /** Black, written {@code b}. */
    BLACK("black", 'b');

    private final String text;
    private final char letter;

    Color(String text, char letter) {
        this.text = text;
        this.letter = letter;
    }

    /**
     * Returns the other colour.
     *
     * @return black for white, white for black
     */
    public Color opposite() {
        return this == WHITE ? BLACK : WHITE;
    }

    /**
     * Returns the letter of the colour in position texts.
     *
     * @return {@code w} or {@code b}
     */
    public char letter() {
        return letter;
    }

    /** Returns {@code white} or {@code black}. */
    @Override
    public String toString() {
        return text;
    }
}
