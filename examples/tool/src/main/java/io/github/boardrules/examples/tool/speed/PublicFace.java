package io.github.boardrules.examples.tool.speed;

import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.util.random.RandomGenerator;

/** Moves as objects, each checked when it is played. */
final class PublicFace extends Face {
    private final Position<?> start;
    private final RandomGenerator random;
    private Position<?> current;

    PublicFace(Position<?> start, RandomGenerator random, boolean tellsWinners) {
        super(tellsWinners);
        this.start = start;
        this.random = random;
        current = start;
    }

    @Override
    public long count(int depth) {
        return count(start, depth);
    }

    private static <M extends Move> long count(Position<M> position, int depth) {
        LegalMoves<M> moves = position.legalMoves();
        if (depth == 1) {
            return moves.size();
        }
        long total = 0;
        for (M move : moves) {
            total += count(position.play(move), depth - 1);
        }
        return total;
    }

    @Override
    public long countPlayed(int depth) {
        return countPlayed(start, depth);
    }

    private static <M extends Move> long countPlayed(Position<M> position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long total = 0;
        for (M move : position.legalMoves()) {
            total += countPlayed(position.play(move), depth - 1);
        }
        return total;
    }

    @Override
    public void play(int turns) {
        current = play(current, turns);
    }

    private <M extends Move> Position<?> play(Position<M> from, int turns) {
        @SuppressWarnings("unchecked") // all positions are of the same game
        Position<M> first = (Position<M>) start;
        Position<M> position = from;
        long choices = 0;
        for (int i = 0; i < turns; i++) {
            if (position.isOver()) {
                finished(position);
                position = first;
            }
            LegalMoves<M> moves = position.legalMoves();
            choices += moves.size();
            position = position.play(moves.random(random));
        }
        played(turns, choices);
        return position;
    }
}
