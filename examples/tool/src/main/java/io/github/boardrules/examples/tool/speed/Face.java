package io.github.boardrules.examples.tool.speed;

import io.github.boardrules.game.CodedPosition;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.Seat;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Counting and random play through one of the library's two faces. Both do the same work and come to the same numbers.
 *
 * <p>Keeps a game that goes on from call to call, and the sums of all play; for one thread.
 */
public abstract sealed class Face permits CodesFace, PublicFace {
    private final boolean tellsWinners;

    private long games;
    private long plies;
    private long moves;
    private long firstWins;

    /** For the two faces; each game of random play tells its winner, or does not. */
    Face(boolean tellsWinners) {
        this.tellsWinners = tellsWinners;
    }

    /**
     * Begins at the start of a game.
     *
     * @param name {@code public} for {@link Position} and {@link io.github.boardrules.game.LegalMoves}, {@code codes}
     *     for {@link CodedPosition}
     * @param rules the rules
     * @param random where chance comes from
     * @param tellsWinners whether random play asks for the winner of each game
     * @return the face
     */
    public static Face of(String name, Rules<?> rules, RandomGenerator random, boolean tellsWinners) {
        return switch (name) {
            case "public" -> new PublicFace(rules.start(), random, tellsWinners);
            case "codes" -> codes(rules.start(), random, tellsWinners);
            default -> throw new IllegalArgumentException("no face: " + name);
        };
    }

    private static <M extends Move> Face codes(Position<M> start, RandomGenerator random, boolean tellsWinners) {
        if (start instanceof CodedPosition<M> coded) {
            return new CodesFace(coded, random, tellsWinners);
        }
        throw new IllegalArgumentException("without codes: " + start.rules());
    }

    /**
     * Counts the sequences of moves from the start; the last moves are counted, not played.
     *
     * @param depth how many moves, from 1
     * @return how many sequences
     */
    public abstract long count(int depth);

    /**
     * Counts the sequences of moves from the start, each played to its end.
     *
     * @param depth how many moves, from 0
     * @return how many sequences
     */
    public abstract long countPlayed(int depth);

    /**
     * Plays moves at random, each legal move with the same chance, one game after the other. Each turn begins with the
     * question whether the game is over.
     *
     * @param turns how many moves
     */
    public abstract void play(int turns);

    /** Takes moves of random play into the sums. */
    final void played(int turns, long legalMoves) {
        plies += turns;
        moves += legalMoves;
    }

    /** Takes a finished game into the sums. */
    final void finished(Position<?> end) {
        games++;
        if (tellsWinners && end.outcome().flatMap(Outcome::seat).equals(Optional.of(Seat.FIRST))) {
            firstWins++;
        }
    }

    /**
     * Returns how many games have been finished.
     *
     * @return the games
     */
    public final long games() {
        return games;
    }

    /**
     * Returns how many moves have been played at random.
     *
     * @return the moves
     */
    public final long plies() {
        return plies;
    }

    /**
     * Returns how many moves random play could choose from.
     *
     * @return the sum over all turns
     */
    public final long legalMoves() {
        return moves;
    }

    /**
     * Returns how many games the first seat has won.
     *
     * @return the games, 0 where winners are not told
     */
    public final long firstWins() {
        return firstWins;
    }
}
