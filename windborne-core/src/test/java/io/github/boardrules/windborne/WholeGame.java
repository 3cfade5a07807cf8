package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.GameGraph;
import io.github.boardrules.contract.GameGraph.Summary;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Seat;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Plays all lines of a small game, once by the library and once by the slow reference, and has both say the same. */
final class WholeGame {
    private static final class Library implements GameGraph.Game<WindbornePosition> {
        @Override
        public List<WindbornePosition> next(WindbornePosition position) {
            return position.legalMoves().stream().map(position::play).toList();
        }

        @Override
        public Optional<Seat> winner(WindbornePosition position) {
            return position.outcome().flatMap(Outcome::seat);
        }

        @Override
        public Seat turn(WindbornePosition position) {
            return position.seatToMove();
        }
    }

    private record Slow(SlowWindborne slow) implements GameGraph.Game<SlowBoard.Position> {
        @Override
        public List<SlowBoard.Position> next(SlowBoard.Position position) {
            return slow.moves(position).stream()
                    .map(move -> slow.play(position, move))
                    .toList();
        }

        @Override
        public Optional<Seat> winner(SlowBoard.Position position) {
            return slow.outcome(position).map(outcome -> outcome.contains(" first ") ? Seat.FIRST : Seat.SECOND);
        }

        /** The first seat holds Black until a swap and White after it. */
        @Override
        public Seat turn(SlowBoard.Position position) {
            boolean black = position.toMove() == SlowBoard.BLACK;
            return black != position.swapped() ? Seat.FIRST : Seat.SECOND;
        }
    }

    private WholeGame() {}

    /** What the library makes of the game. */
    static Summary byLibrary(WindborneRules rules) {
        return GameGraph.of(rules.start(), new Library()).summary(rules.start());
    }

    /** What the library makes of the game, once the reference is seen to reach the same positions and to make the same of them. */
    static Summary of(WindborneRules rules) {
        GameGraph<WindbornePosition> graph = GameGraph.of(rules.start(), new Library());
        SlowWindborne slow = Samples.slow(rules);
        GameGraph<SlowBoard.Position> slowly = GameGraph.of(slow.start(), new Slow(slow));
        Set<String> texts =
                graph.positions().stream().map(WindbornePosition::toString).collect(Collectors.toSet());
        assertThat(texts).hasSameSizeAs(graph.positions());
        assertThat(slowly.positions().stream().map(slow::write).collect(Collectors.toSet()))
                .isEqualTo(texts);
        assertThat(graph.summary(rules.start())).isEqualTo(slowly.summary(slow.start()));
        return graph.summary(rules.start());
    }
}
