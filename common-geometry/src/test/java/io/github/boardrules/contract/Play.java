package io.github.boardrules.contract;

import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * A game played at random.
 *
 * @param positions the start and the position after each move
 * @param moves the moves
 */
record Play(List<Position<Move>> positions, List<Move> moves) {
    /**
     * Plays at random.
     *
     * @param start where to begin
     * @param plies how many moves to make, if the game goes on so long
     * @param composed whether to begin at a position that the game need not reach: one like the last of such a game
     */
    static Play random(Position<Move> start, int plies, boolean composed, Random random) {
        List<Position<Move>> positions = new ArrayList<>(List.of(start));
        List<Move> moves = new ArrayList<>();
        Position<Move> position = start;
        while (moves.size() < plies && !position.isOver()) {
            Move move = pick(position.legalMoves(), random);
            position = position.play(move);
            moves.add(move);
            positions.add(position);
        }
        return composed
                ? random(ComposedPositions.like(positions, random), random.nextInt(4), false, random)
                : new Play(positions, moves);
    }

    /** Prefers the first and last, so that a pass or a swap, one of many moves, is made more often than by chance. */
    static <M extends Move> M pick(LegalMoves<M> moves, Random random) {
        return switch (random.nextInt(8)) {
            case 0 -> moves.get(0);
            case 1 -> moves.get(moves.size() - 1);
            default -> moves.random(random);
        };
    }

    Rules<Move> rules() {
        return positions.get(0).rules();
    }

    Position<Move> last() {
        return positions.get(moves.size());
    }

    @Override
    public String toString() {
        return rules() + ": " + positions.get(0) + " " + moves + " " + last();
    }
}
