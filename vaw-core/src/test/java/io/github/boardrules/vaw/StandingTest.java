package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Seat;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Who has won, and who would have, on positions made by hand. */
class StandingTest {
    private static final VawRules SIX = VawRules.vaw(6);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // One villager against none, wherever it stands.
                "6/6/6/6/6/V5               | white | villagers | a1",
                "5v/6/6/6/6/6               | black | villagers | f6",
                // Row 5 of White against row 6 of Black, counted from the own edge.
                "6/V5/6/6/6/v5              | black | villagers | a1",
                "V5/6/6/6/v5/6              | white | villagers | a6",
                // One on a farther row beats any number behind it.
                "V5/6/6/6/vvvvvv/6          | white | villagers | a6",
                "VVVVVV/6/6/6/6/vvvvv1      | white | villagers | a6 b6 c6 d6 e6 f6",
                // The same number on row 6; the next row decides, pieces of other rows count for nothing.
                "V5/1V1V2/VVVV2/6/1v4/5v    | white | villagers | b5 d5",
                "V5/1V4/6/vvvv2/1v1v2/5v    | black | villagers | b2 d2",
                // Level on all rows but the first.
                "V4v/6/6/6/6/v5             | black | villagers | f6",
                // Warriors count for nothing while villagers differ.
                "WWWWWW/6/6/6/6/2v3         | black | villagers | c1",
                "1V4/6/6/6/6/wwwwww         | white | villagers | b6",
                // Villagers level: the warriors in the same way.
                "6/6/W5/6/6/6               | white | warriors  | a4",
                "V5/6/6/6/W1w3/5v           | black | warriors  | c2",
                "V4W/W5/6/6/w1w3/w4v        | black | warriors  | a2 c2",
                "VWW3/6/6/6/wwwwww/wv4      | white | warriors  | b6 c6",
                // All level: an empty board, and each piece against one on the same row.
                "6/6/6/6/6/6                | draw  | level     |",
                "V5/6/6/6/6/3v2             | draw  | level     |",
                "V4W/2W3/6/6/w5/v4w         | draw  | level     |",
            })
    void theFarthestRowThatDiffersDecides(String rows, String winner, String reason, @Nullable String cells) {
        for (String toMove : new String[] {"w", "b"}) {
            VawPosition over = SIX.parsePosition(rows + " " + toMove + " 2");
            Outcome outcome = over.outcome().orElseThrow();
            assertThat(outcome.winner().map(Color::toString).orElse("draw")).isEqualTo(winner);
            assertThat(outcome.seat().map(Seat::toString))
                    .isEqualTo(
                            winner.equals("draw")
                                    ? Optional.empty()
                                    : Optional.of(winner.equals("white") ? "first" : "second"));
            assertThat(outcome.isDraw()).isEqualTo(winner.equals("draw"));
            assertThat(outcome.reason()).isEqualTo(reason);
            assertThat(outcome.cells().stream().map(Object::toString).collect(Collectors.joining(" ")))
                    .isEqualTo(Objects.requireNonNullElse(cells, ""));
            assertThat(outcome).hasToString(winner + " (" + reason + ")");
            assertThat(over.standing()).isEqualTo(outcome);
            assertThat(over.isOver()).isTrue();
        }
    }

    /** What stands on the board has a standing at any time, but an outcome only when the game is over. */
    @Test
    void anUnfinishedGameHasAStandingAndNoOutcome() {
        for (int passes = 0; passes <= 1; passes++) {
            VawPosition position = SIX.parsePosition("V5/6/6/6/vvvvvv/6 w " + passes);
            assertThat(position.outcome()).isEmpty();
            assertThat(position.isOver()).isFalse();
            assertThat(position.standing()).hasToString("white (villagers)");
        }
        assertThat(VawRules.vaw(8).start().standing()).hasToString("draw (level)");
    }

    @Test
    void twoPassesOnConsecutiveTurnsEndTheGame() {
        VawPosition start = SIX.start();
        VawPosition once = start.play(VawMove.pass());
        assertThat(once.passes()).isEqualTo(1);
        assertThat(once.outcome()).isEmpty();
        // A jump in between, and the count begins anew.
        VawPosition jumped = once.play(once.legalMoves().get(0));
        assertThat(jumped.passes()).isZero();
        assertThat(jumped.play(VawMove.pass()).outcome()).isEmpty();
        VawPosition twice = once.play(VawMove.pass());
        assertThat(twice.passes()).isEqualTo(2);
        assertThat(twice.outcome()).hasValueSatisfying(end -> assertThat(end).hasToString("draw (level)"));
        assertThat(twice.legalMoves()).isEmpty();
        assertThat(twice.toMove()).isEqualTo(Color.WHITE);
        assertThat(twice.seatToMove()).isEqualTo(Seat.FIRST);
    }

    @Test
    void underTheForcedRuleTwoPlayersWithoutJumpsEndTheGame() {
        VawPosition position = VawRules.villawar(6).parsePosition("6/6/2w3/6/1V4/6 b 0");
        VawPosition over = position.play(VawMove.pass()).play(VawMove.pass());
        assertThat(over.outcome()).hasValueSatisfying(end -> assertThat(end).hasToString("white (villagers)"));
    }
}
