package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Choice;
import io.github.boardrules.game.Move;
import java.util.List;

/**
 * What is promising in one position that has too many moves to look at them all: each part of a move has a weight, and a
 * move has the product of those of its parts. Immutable and thread-safe.
 *
 * @param <M> the game's type of moves
 */
public interface Guide<M extends Move> {
    /**
     * Returns the moves that look best.
     *
     * @param limit how many at most
     * @return legal moves, each once, the best first; at least one
     */
    List<M> best(int limit);

    /**
     * Weighs a step of {@link io.github.boardrules.game.MoveDraft}.
     *
     * @param chosen the choices made before
     * @param next a choice that can come next
     * @return how promising it is beside the others, above 0; 0 only where every move with it is proven to lose
     */
    double weight(List<Choice> chosen, Choice next);
}
