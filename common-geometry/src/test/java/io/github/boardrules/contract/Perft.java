package io.github.boardrules.contract;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;

/** Counts sequences of moves; those of the last move are counted by number, not made. */
public final class Perft {
    private Perft() {}

    /** Counts the sequences of exactly so many moves, at least one. */
    public static <M extends Move> long count(Position<M> position, int depth) {
        if (depth == 1) {
            return position.legalMoves().size();
        }
        long sequences = 0;
        for (M move : position.legalMoves()) {
            sequences += count(position.play(move), depth - 1);
        }
        return sequences;
    }

    /** Does the same with the first moves shared among threads. */
    public static <M extends Move> long countInParallel(Position<M> position, int depth) {
        return position.legalMoves().asList().parallelStream()
                .mapToLong(move -> count(position.play(move), depth - 1))
                .sum();
    }
}
