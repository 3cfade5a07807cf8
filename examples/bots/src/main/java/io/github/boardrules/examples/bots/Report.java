package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Move;
import java.util.List;
import java.util.Map;

/**
 * What a search found out.
 *
 * @param <M> the game's type of moves
 * @param move the best move
 * @param score how good the position is for the side to move, from -1 (lost) to 1 (won); exactly these where it is proven
 * @param depth how many plies were searched fully, or how deep the tree is; 0 without a search
 * @param nodes positions searched, or playouts
 * @param nanos how long it took, in nanoseconds
 * @param line the moves expected, beginning with {@code move}; immutable
 * @param shares how the search was divided among moves, from 0 to 1, their sum 1; moves without a share may be missing;
 *     in the order of legal moves, immutable
 */
public record Report<M extends Move>(
        M move, double score, int depth, long nodes, long nanos, List<M> line, Map<M, Double> shares) {
    /** Reports a move that is proven to win, found before the search. */
    static <M extends Move> Report<M> of(Win<M> win, SearchLimits limits) {
        M move = win.move();
        limits.isSpent(1);
        return new Report<>(
                move, 1, 1, limits.nodes(), limits.budget().elapsedNanos(), List.of(move), Map.of(move, 1.0));
    }
}
