package io.github.boardrules.examples.bots.analysis;

import io.github.boardrules.examples.bots.Budget;
import io.github.boardrules.examples.bots.Player;
import io.github.boardrules.examples.bots.Report;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Sees whatever is decided within two plies, and thinks that everything else is even. Tells of no other moves. */
final class TwoPlies<M extends Move> implements Player<M> {
    private long nodes;

    long nodes() {
        return nodes;
    }

    @Override
    public Report<M> choose(Position<M> position, Budget budget, Consumer<? super Report<M>> progress) {
        nodes += Math.min(budget.nodes(), 1_000_000);
        M best = position.legalMoves().get(0);
        double score = -2;
        for (M move : position.legalMoves()) {
            double found = -score(position.play(move), 1);
            if (found > score) {
                best = move;
                score = found;
            }
            if (score == 1) {
                break;
            }
        }
        return new Report<>(best, score, 2, 1, 0, List.of(best), Map.of(best, 1.0));
    }

    private static <M extends Move> double score(Position<M> position, int plies) {
        if (position.isOver()) {
            return PositionAnalysis.decided(position);
        }
        return plies == 0
                ? 0
                : position.legalMoves().stream()
                        .mapToDouble(move -> -score(position.play(move), plies - 1))
                        .max()
                        .orElseThrow();
    }
}
