package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Move;
import java.util.List;

/**
 * What is promising in one position that has too many moves to look at them all. Immutable and thread-safe.
 *
 * @param <M> the game's type of moves
 */
public interface Guide<M extends Move> {
    /**
     * Returns the moves that look best.
     *
     * @param limit how many at most
     * @return legal moves, each once, the best first; at least one; fewer than the limit only if all others are proven to
     *     lose
     */
    List<M> best(int limit);
}
