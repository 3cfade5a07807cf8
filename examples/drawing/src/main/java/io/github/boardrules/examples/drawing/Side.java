package io.github.boardrules.examples.drawing;

import io.github.boardrules.game.Color;

/** Whose piece is seen on a cell. */
public enum Side {
    /** A white piece. */
    WHITE,
    /** A black piece. */
    BLACK,
    /** A piece of neither colour. */
    NEUTRAL,
    /** Nothing. */
    NONE;

    static Side of(Color color) {
        return color == Color.WHITE ? WHITE : BLACK;
    }
}
