package io.github.boardrules.examples.bots.analysis;

import io.github.boardrules.game.Move;
import java.util.List;

/**
 * How a game may go on.
 *
 * @param <M> the game's type of moves
 * @param score how good that is for the side that makes the first of the moves, from -1 (lost) to 1 (won); exactly these
 *     where it is proven
 * @param moves the moves expected, at least one; immutable
 */
public record Line<M extends Move>(double score, List<M> moves) {
    /**
     * Returns the move that this line is about.
     *
     * @return the first move
     */
    public M move() {
        return moves.get(0);
    }
}
