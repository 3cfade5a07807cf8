package io.github.boardrules.game;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A position of a game: the board, whose turn it is, and all else that the future depends on.
 *
 * <p>A value, immutable and thread-safe. {@code equals}, {@code hashCode}, {@link #key()} and the text cover all that the
 * future depends on; the first three cover the rules as well. How a position was reached is not part of it (except where
 * the rules look back, such as at a pass just made): that is a {@link GameRecord}.
 *
 * <p>What is asked of one move costs no more where there are more legal moves. {@link #legalMoves()} makes none until it
 * is asked for one.
 *
 * @param <M> the game's type of moves
 */
public interface Position<M extends Move> {
    /**
     * Returns the rules in force.
     *
     * @return the rules
     */
    Rules<M> rules();

    /**
     * Returns whose turn it is; in a finished position, whose turn it would be.
     *
     * @return the colour to move
     */
    Color toMove();

    /**
     * Returns which person's turn it is; in a finished position, whose it would be.
     *
     * @return the seat to move
     */
    Seat seatToMove();

    /**
     * Returns the legal moves, none where the game is over.
     *
     * @return an immutable view of this position, cheap to make whatever the number of moves
     */
    LegalMoves<M> legalMoves();

    /**
     * Tells why a move is illegal here. Looks at that move alone, so the cost does not grow with the number of moves.
     *
     * @param move any move of this game
     * @return the first reason that applies, in the order of the game's rules; empty if the move is legal
     */
    Optional<Violation> violation(M move);

    /**
     * Tells whether a move is legal here.
     *
     * @param move any move of this game
     * @return {@code violation(move).isEmpty()}
     */
    default boolean isLegal(M move) {
        return violation(move).isEmpty();
    }

    /**
     * Plays a move, which is checked.
     *
     * @param move any move of this game
     * @return the position after it; this one stays as it is
     * @throws IllegalMoveException if the move is illegal here
     */
    Position<M> play(M move);

    /**
     * Tells why a move, given as text, is illegal here; for programs that serve any game.
     *
     * @param move the move's text
     * @return {@code violation(rules().parseMove(move))}
     * @throws io.github.boardrules.geometry.NotationException if the text is no move of this game
     */
    default Optional<Violation> violation(String move) {
        return violation(rules().parseMove(Objects.requireNonNull(move, "move")));
    }

    /**
     * Plays a move given as text, which is checked.
     *
     * @param move the move's text
     * @return {@code play(rules().parseMove(move))}
     * @throws io.github.boardrules.geometry.NotationException if the text is no move of this game
     * @throws IllegalMoveException if the move is illegal here
     */
    default Position<M> play(String move) {
        return play(rules().parseMove(Objects.requireNonNull(move, "move")));
    }

    /**
     * Returns the result, once the game is over.
     *
     * @return the outcome, empty while the game goes on
     */
    Optional<Outcome> outcome();

    /**
     * Tells whether the game is over.
     *
     * @return {@code outcome().isPresent()}
     */
    default boolean isOver() {
        return outcome().isPresent();
    }

    /**
     * Starts to put together a legal move choice by choice, as a person clicks.
     *
     * @return a draft with nothing chosen
     */
    MoveDraft<M> draft();

    /**
     * Returns a hash for transposition tables.
     *
     * @return 64 well-mixed bits; equal positions have equal keys, the same in every run of one version of the library,
     *     but not across versions
     */
    long key();

    /**
     * Returns this position's image under a symmetry.
     *
     * @param symmetry one of the rules' symmetries
     * @return the image
     * @throws IllegalArgumentException if the symmetry is not one of {@link Rules#symmetries()}
     */
    Position<M> transformed(GameSymmetry symmetry);

    /**
     * Returns the position that stands for all images of this one. Costs a text per symmetry.
     *
     * @return the image whose text comes first, and the first symmetry in the order of {@link Rules#symmetries()} that
     *     leads to it
     */
    default Canonical<M> canonical() {
        List<GameSymmetry> symmetries = rules().symmetries();
        GameSymmetry best = symmetries.get(0);
        String bestText = toString();
        for (GameSymmetry symmetry : symmetries.subList(1, symmetries.size())) {
            String text = transformed(symmetry).toString();
            if (text.compareTo(bestText) < 0) {
                best = symmetry;
                bestText = text;
            }
        }
        return new Canonical<>(transformed(best), best);
    }

    /** Returns the position's text, which {@link Rules#parsePosition} reads back. */
    @Override
    String toString();
}
