package io.github.boardrules.examples.bots;

import com.google.common.primitives.ImmutableIntArray;
import io.github.boardrules.game.Move;
import java.util.List;

/**
 * What is promising in one position that has too many moves to look at them all. Immutable and thread-safe.
 *
 * @param <M> the game's type of moves
 * @param moves legal moves, each once, the best first; at least one
 * @param scores how good they look to the side to move, as {@link Evaluation} counts it
 * @param complete whether all other moves are proven to lose
 */
public record Guide<M extends Move>(List<M> moves, ImmutableIntArray scores, boolean complete) {
    /** Copies the list of moves, if it may change. */
    public Guide {
        moves = List.copyOf(moves);
    }
}
