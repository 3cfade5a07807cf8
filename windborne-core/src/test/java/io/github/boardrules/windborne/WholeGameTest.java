package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.GameGraph.Summary;
import io.github.boardrules.game.Seat;
import org.junit.jupiter.api.Test;

/**
 * The smallest game of all, whole: every line of play ends with a winner, and with best play it is this one. The numbers
 * are what two implementations came to, each for itself.
 */
class WholeGameTest {
    @Test
    void sideTwoWithOnePawnIsWonByWhoHasTheChoice() {
        WindborneRules rules = WindborneRules.windborne(2).withPawns(1);
        Summary without = WholeGame.of(rules.withSwap(false));
        // The reference needs longer for this one, and has it in the soak.
        Summary game = WholeGame.byLibrary(rules);
        // Without the swap who begins can make sure to win, so with it who may take over that game does.
        assertThat(without).isEqualTo(new Summary(5244, 1652, 38_325, 103_643_538, 2, 7, Seat.FIRST));
        assertThat(game).isEqualTo(new Summary(10_487, 3304, 76_650, 207_287_076, 2, 8, Seat.SECOND));
        // All but the start are there twice, swapped and not; and to each first move there is a swap.
        assertThat(game.positions()).isEqualTo(2 * without.positions() - 1);
        assertThat(game.finished()).isEqualTo(2 * without.finished());
        assertThat(game.moves()).isEqualTo(7 * 7 + 2 * (without.moves() - 7 * 7) + 7 * 7);
        assertThat(game.lines()).isEqualTo(2 * without.lines());
        assertThat(game.longest()).isEqualTo(without.longest() + 1);
    }
}
