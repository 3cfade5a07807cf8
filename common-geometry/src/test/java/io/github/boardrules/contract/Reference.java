package io.github.boardrules.contract;

import java.util.List;
import java.util.Optional;

/**
 * A second implementation of a game under one rule set, which speaks in the texts of the notation and shares nothing with
 * the library.
 *
 * @param <P> its own positions
 */
public interface Reference<P> {
    /** The position in which a game begins. */
    P start();

    P read(String text);

    String write(P position);

    /** The number of legal moves, none once the game is over. */
    int count(P position);

    /** The legal moves, in any order. */
    List<String> moves(P position);

    /** The code of the first refusal that applies; empty for a legal move. */
    Optional<String> violation(P position, String move);

    /** The position after a legal move. */
    P play(P position, String move);

    /** The result as words, of which the first is the winner's colour or {@code draw}; empty while the game goes on. */
    Optional<String> outcome(P position);

    /** What else there is to say of a position, in any words. */
    String details(P position);
}
