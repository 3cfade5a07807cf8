package io.github.boardrules.examples.bots;

import io.github.boardrules.game.CodedPosition;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.util.Optional;

/**
 * What a search asks about one game: how good a position looks, and what to look at first. The same position always gets
 * the same answers.
 *
 * <p>A score speaks for the side to move: 0 is even, and s is worth {@code tanh(s / 1000)} between -1 (lost) and 1 (won).
 * Scores beyond {@link #PROVEN} are no estimates: {@code WON - n} says that the side to move wins n plies on at the
 * latest, whatever the other does, and {@code n - WON} that it loses.
 *
 * <p>Not thread-safe: an evaluation may keep buffers, so each thread has its own.
 *
 * @param <M> the game's type of moves
 */
public interface Evaluation<M extends Move> {
    /** The score of a game that is won here and now. */
    int WON = 1_000_000;

    /** How many threats in a row a player looks for before it searches. */
    int MOST_THREATS = 4;

    /** Scores of at least this size are proven, all others are smaller. */
    int PROVEN = WON - 10_000;

    /**
     * Scores a position.
     *
     * @param position a position in which the game goes on
     * @return the score for the side to move
     */
    int score(Position<M> position);

    /**
     * Scores a position in which the game goes on or is over.
     *
     * @param position any position
     * @return the score for the side to move
     */
    default int scoreOrResult(Position<M> position) {
        return position.isOver() ? result(position) : score(position);
    }

    /**
     * Tells whether {@link #urgent} ever finds any move in this game.
     *
     * @return whether it is worth asking; false unless an evaluation says otherwise
     */
    default boolean hasUrgent() {
        return false;
    }

    /**
     * Brings to the front the moves after which a score cannot be trusted before the answer is seen, such as captures.
     *
     * @param position the position
     * @param codes codes of legal moves, to be reordered
     * @param count how many there are
     * @return how many of them are such moves; none unless an evaluation says otherwise
     */
    default int urgent(CodedPosition<M> position, int[] codes, int count) {
        return 0;
    }

    /**
     * Tells whether the side to move has to answer a threat at once, so that a search should look further.
     *
     * @param position a position in which the game goes on
     * @return whether it has to; false unless an evaluation says otherwise
     */
    default boolean isForced(Position<M> position) {
        return false;
    }

    /**
     * Tells what is promising in a position that has too many moves to look at them all.
     *
     * @param position a position in which the game goes on
     * @param limit how many moves are wanted at the most, from 1; a few more may come
     * @return what is found, empty where all moves should be looked at
     */
    default Optional<Guide<M>> guide(Position<M> position, int limit) {
        return Optional.empty();
    }

    /**
     * Looks for a move that wins, as can be seen without a search of all that the other side may do.
     *
     * @param position a position in which the game goes on
     * @param threats how many threats in a row may lead to the win, from 1
     * @return such a move; empty where there is none, or none is found
     */
    default Optional<Win<M>> findWin(Position<M> position, int threats) {
        return Optional.empty();
    }

    /**
     * Returns what a score is worth.
     *
     * @param score a score
     * @return from -1 to 1; exactly these where it is proven, and only there
     */
    static double value(int score) {
        if (Math.abs(score) >= PROVEN) {
            return Integer.signum(score);
        }
        return Math.max(-0.9999, Math.min(0.9999, Math.tanh(score / 1000.0)));
    }

    /**
     * Returns the score of a finished game.
     *
     * @param position a finished position
     * @return {@link #WON} if the side to move has won, {@code -WON} if it has lost, 0 for a draw
     */
    static int result(Position<?> position) {
        return position.outcome()
                .orElseThrow()
                .seat()
                .map(seat -> seat == position.seatToMove() ? WON : -WON)
                .orElse(0);
    }
}
