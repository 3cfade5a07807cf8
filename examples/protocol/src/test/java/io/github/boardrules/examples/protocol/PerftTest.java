package io.github.boardrules.examples.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.game.Games;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import org.junit.jupiter.api.Test;

/** What counting does besides counting right, which the vectors hold it to. */
final class PerftTest {
    @Test
    void theCountCanBeEnded() {
        assertThatThrownBy(() -> Perft.count(Games.rules("vaw 8").start(), 20, () -> {
                    throw new IllegalStateException("enough");
                }))
                .hasMessage("enough");
    }

    @Test
    void depthIsNotNegative() {
        assertThatThrownBy(() -> Perft.count(Games.rules("vaw 8").start(), -1, () -> {}))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(Perft.count(Games.rules("vaw 8").start(), 0, () -> {})).isEqualTo(1);
    }

    @Test
    void codesCountLikeMoves() {
        for (String rules : new String[] {"vaw 6", "vaw 16", "windborne 2 pawns=1"}) {
            Position<?> start = Games.rules(rules).start();
            assertThat(Perft.count(start, 2, () -> {})).isEqualTo(twoMoves(start));
        }
    }

    private static <M extends Move> long twoMoves(Position<M> start) {
        return start.legalMoves().stream()
                .mapToLong(move -> start.play(move).legalMoves().size())
                .sum();
    }
}
