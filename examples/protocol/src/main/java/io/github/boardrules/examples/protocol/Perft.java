package io.github.boardrules.examples.protocol;

import io.github.boardrules.game.CodedPosition;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.util.Objects;

/** Counts move sequences, the usual check of a move generator: each last move is counted, not played. */
public final class Perft {
    /** A power of two: so many positions are visited between two beats, a fraction of a millisecond to a few of them. */
    private static final int VISITS_PER_BEAT = 256;

    /** Is told now and then that counting goes on: shows progress, or ends the count by an exception. */
    @FunctionalInterface
    public interface Pulse {
        /** Called between two positions. */
        void beat();
    }

    private final Pulse pulse;
    private int visits;

    private Perft(Pulse pulse) {
        this.pulse = pulse;
    }

    /**
     * Counts the sequences of moves of one length.
     *
     * @param position where they begin
     * @param depth their length, from 0; costs as many nested calls
     * @param pulse is told every few hundred positions
     * @return the number; 1 for depth 0, and 0 for a finished position and any other depth
     * @throws ArithmeticException if the number is larger than a {@code long}
     */
    public static long count(Position<?> position, int depth, Pulse pulse) {
        if (depth < 0) {
            throw new IllegalArgumentException("depth must be at least 0: " + depth);
        }
        return new Perft(Objects.requireNonNull(pulse, "pulse")).count(position, depth);
    }

    private long count(Position<?> position, int depth) {
        return position instanceof CodedPosition<?> coded ? countCodes(coded, depth) : countMoves(position, depth);
    }

    private long countCodes(CodedPosition<?> position, int depth) {
        beat();
        if (depth == 0) {
            return 1;
        }
        int moves = position.moveCount();
        if (depth == 1) {
            return moves;
        }
        int[] codes = new int[moves];
        position.moveCodes(codes);
        long total = 0;
        for (int code : codes) {
            total = Math.addExact(total, countCodes(position.playCode(code), depth - 1));
        }
        return total;
    }

    private <M extends Move> long countMoves(Position<M> position, int depth) {
        beat();
        if (depth == 0) {
            return 1;
        }
        LegalMoves<M> moves = position.legalMoves();
        if (depth == 1) {
            return moves.size();
        }
        long total = 0;
        for (M move : moves) {
            total = Math.addExact(total, countMoves(position.play(move), depth - 1));
        }
        return total;
    }

    private void beat() {
        if ((++visits & (VISITS_PER_BEAT - 1)) == 0) {
            pulse.beat();
        }
    }
}
