package io.github.boardrules.examples.drawing;

/** What text is coloured for; the colours keep their contrast on dark and on light terminals. */
public enum Ink {
    /** White's pieces: black on white. */
    WHITE("1;30;47"),
    /** Black's pieces: white on black. */
    BLACK("1;97;40"),
    /** Pieces of neither colour: black on yellow. */
    NEUTRAL("1;30;43"),
    /** Empty cells. */
    NONE("2"),
    /** Files and ranks. */
    LABEL("36"),
    /** What marks cells. */
    MARK("1;35"),
    /** What a player must not miss. */
    NOTICE("1;31"),
    /** Headings. */
    TITLE("1");

    private final String code;

    Ink(String code) {
        this.code = code;
    }

    static Ink of(Side side) {
        return switch (side) {
            case WHITE -> WHITE;
            case BLACK -> BLACK;
            case NEUTRAL -> NEUTRAL;
            case NONE -> NONE;
        };
    }

    /** Returns the text, in this colour if colours are wanted. */
    public String paint(String text, boolean color) {
        return color ? "\033[" + code + "m" + text + "\033[0m" : text;
    }
}
