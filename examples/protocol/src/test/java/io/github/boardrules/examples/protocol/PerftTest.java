package io.github.boardrules.examples.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.game.Games;
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
}
