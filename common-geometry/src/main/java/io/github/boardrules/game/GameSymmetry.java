package io.github.boardrules.game;

import io.github.boardrules.geometry.Symmetry;
import java.util.Objects;

/**
 * A symmetry of a game: a symmetry of its board, and whether the colours change places with it. Immutable and
 * thread-safe.
 *
 * @param board where cells go
 * @param swapsColors whether white becomes black and black white, the side to move included
 */
public record GameSymmetry(Symmetry board, boolean swapsColors) {
    /**
     * Makes a symmetry of a game.
     *
     * @param board where cells go
     * @param swapsColors whether white becomes black and black white, the side to move included
     */
    public GameSymmetry {
        Objects.requireNonNull(board, "board");
    }

    /**
     * Tells whether this changes nothing.
     *
     * @return whether it is the identity
     */
    public boolean isIdentity() {
        return board.isIdentity() && !swapsColors;
    }

    /**
     * Returns what a colour becomes.
     *
     * @param color a colour
     * @return its image
     */
    public Color apply(Color color) {
        return swapsColors ? color.opposite() : color;
    }

    /**
     * Returns what a move becomes.
     *
     * @param <M> the game's type of moves
     * @param move a move whose cells are on the board
     * @return its image
     * @throws IllegalArgumentException if the move names a cell that is not on the board
     */
    @SuppressWarnings("unchecked") // a move's image is a move of the same sealed type: see Move.transformed
    public <M extends Move> M apply(M move) {
        return (M) move.transformed(this);
    }

    /**
     * Returns the symmetry that does this one and then another.
     *
     * @param next a symmetry of the same board
     * @return the composed symmetry
     * @throws IllegalArgumentException if the other is a symmetry of another board
     */
    public GameSymmetry then(GameSymmetry next) {
        return new GameSymmetry(board.then(next.board), swapsColors ^ next.swapsColors);
    }

    /**
     * Returns the symmetry that undoes this one.
     *
     * @return the inverse
     */
    public GameSymmetry inverse() {
        return new GameSymmetry(board.inverse(), swapsColors);
    }

    /** Returns the board symmetry's name, followed by {@code +swap-colors} where the colours change places. */
    @Override
    public String toString() {
        return board + (swapsColors ? "+swap-colors" : "");
    }
}
