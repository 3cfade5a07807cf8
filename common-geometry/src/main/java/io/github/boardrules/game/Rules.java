package io.github.boardrules.game;

import io.github.boardrules.geometry.Grid;
import java.util.List;

/**
 * The rules of one game with its options fixed: where positions and moves come from.
 *
 * <p>Immutable, thread-safe and equal by game and options. Each game's own type adds its options and narrows the return
 * types.
 *
 * @param <M> the game's type of moves
 */
public interface Rules<M extends Move> {
    /**
     * Returns the game's name.
     *
     * @return a lower-case word such as {@code vaw} or {@code windborne}, the same for all rule sets of the game
     */
    String game();

    /**
     * Returns the board.
     *
     * @return the grid
     */
    Grid grid();

    /**
     * Returns the position in which a game begins.
     *
     * @return the start, equal at each call
     */
    Position<M> start();

    /**
     * Reads a position in the notation of its game.
     *
     * @param text the text, such as {@link Position#toString()} prints
     * @return the position
     * @throws io.github.boardrules.geometry.NotationException if the text does not follow the grammar
     * @throws PositionException if it follows the grammar but describes no position of these rules; lists every problem
     */
    Position<M> parsePosition(String text);

    /**
     * Reads a move. Cells that are not on the board are no error here: such a move is refused as {@code off-board}.
     *
     * @param text the text, such as {@link Move#toString()} prints; letters of cells may be upper case
     * @return the move
     * @throws io.github.boardrules.geometry.NotationException if the text does not follow the grammar
     */
    M parseMove(String text);

    /**
     * Returns the symmetries under which the rules stay the same.
     *
     * @return an immutable list that starts with the identity
     */
    List<GameSymmetry> symmetries();

    /** Returns the rule set's text, such as {@code windborne 7 pawns=5}, which {@link Games#rules} reads back. */
    @Override
    String toString();
}
