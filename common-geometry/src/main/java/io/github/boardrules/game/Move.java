package io.github.boardrules.game;

/**
 * What a player does in a turn, said apart from any position: it may be illegal, or name cells of a larger board.
 *
 * <p>Moves are small immutable values, thread-safe, with {@code equals} and {@code hashCode}. Each game has its own
 * sealed type.
 */
public interface Move {
    /**
     * Returns the move's image under a symmetry; {@link GameSymmetry#apply(Move)} gives it in the game's own type.
     *
     * @param symmetry a symmetry of the game's board
     * @return the image, a move of the same game
     * @throws IllegalArgumentException if the move names a cell that is not on the board
     */
    Move transformed(GameSymmetry symmetry);

    /** Returns the move's canonical text, which {@link Rules#parseMove} reads back. */
    @Override
    String toString();
}
