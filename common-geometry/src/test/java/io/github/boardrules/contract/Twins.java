package io.github.boardrules.contract;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.util.Comparator;
import java.util.Optional;
import java.util.Random;

/**
 * A rule set of the library, a reference for it, and what a game knows of how to draw cases and how to tell of them.
 *
 * @param <M> the library's moves
 * @param <P> the reference's positions
 */
public interface Twins<M extends Move, P> {
    Rules<M> rules();

    Reference<P> reference();

    /** The text of a position that no game need reach. */
    String composed(Random random);

    /** Any move, legal or not. */
    M attempt(Position<M> position, Random random);

    /** The documented order of legal moves, by their texts. */
    Comparator<String> order();

    /** The library's result in the words of {@link Reference#outcome}. */
    Optional<String> outcome(Position<M> position);

    /** What the library says in the words of {@link Reference#details}. */
    String details(Position<M> position);

    /** The letters that stand for less than this one does in the rows of a position. */
    String simpler(char letter);

    /** The fields of a vector that tell the rules, as JSON without braces. */
    String fields();
}
