package io.github.boardrules.vaw;

import io.github.boardrules.game.Color;
import java.util.Objects;

/**
 * A piece of V.A.W.: its colour, and which of its two sides is up.
 *
 * @see <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#board-and-pieces">
 *     Board and pieces</a>
 */
public enum VawPiece {
    /** A white villager, written {@code V}. */
    WHITE_VILLAGER(Color.WHITE, false, 'V'),
    /** A white warrior, written {@code W}. */
    WHITE_WARRIOR(Color.WHITE, true, 'W'),
    /** A black villager, written {@code v}. */
    BLACK_VILLAGER(Color.BLACK, false, 'v'),
    /** A black warrior, written {@code w}. */
    BLACK_WARRIOR(Color.BLACK, true, 'w');

    /** The symbols of all pieces, in the order of the constants. */
    static final String SYMBOLS = "VWvw";

    private static final VawPiece[] ALL = values();

    private final Color color;
    private final boolean warrior;
    private final char symbol;

    VawPiece(Color color, boolean warrior, char symbol) {
        this.color = color;
        this.warrior = warrior;
        this.symbol = symbol;
    }

    /**
     * Returns a piece by its colour and kind.
     *
     * @param color whose it is
     * @param warrior whether it is a warrior and not a villager
     * @return the piece
     */
    public static VawPiece of(Color color, boolean warrior) {
        return ALL[(Objects.requireNonNull(color, "color") == Color.WHITE ? 0 : 2) + (warrior ? 1 : 0)];
    }

    static VawPiece ofSymbol(char symbol) {
        return ALL[SYMBOLS.indexOf(symbol)];
    }

    /**
     * Returns whose it is.
     *
     * @return the colour
     */
    public Color color() {
        return color;
    }

    /**
     * Tells which side is up.
     *
     * @return whether it is a warrior and not a villager
     */
    public boolean isWarrior() {
        return warrior;
    }

    /**
     * Returns the piece's letter in position texts.
     *
     * @return {@code V}, {@code W}, {@code v} or {@code w}
     */
    public char symbol() {
        return symbol;
    }

    /** Returns the piece in words, such as {@code white villager}. */
    @Override
    public String toString() {
        return color + (warrior ? " warrior" : " villager");
    }
}
