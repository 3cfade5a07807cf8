package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Seat;
import io.github.boardrules.geometry.CellSet;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How games end, on positions made by hand. */
class OutcomeTest {
    private static String texts(CellSet cells) {
        return cells.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    private static WindbornePosition read(int pawns, String text) {
        int rows = text.split("/", -1).length;
        return WindborneRules.windborne((rows + 1) / 2).withPawns(pawns).parsePosition(text);
    }

    /** With an even number there may be several; the cells are those of all. */
    @Test
    void anOutcomeNamesTheCellsOfTheWinnersGroups() {
        assertThat(texts(read(3, "pww/2w1/bbBbB/4/1ww b -")
                        .outcome()
                        .orElseThrow()
                        .cells()))
                .isEqualTo("a3 b3 c3 d3 e3");
        assertThat(texts(read(2, "2w/4/4w/4/B1B b -").outcome().orElseThrow().cells()))
                .isEqualTo("a1 c1");
        // Black's group too is decisive, but it is White's turn.
        assertThat(texts(read(2, "1bW/4/5/4/B2 w -").outcome().orElseThrow().cells()))
                .isEqualTo("e5");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // White's turn, every cell holds a disk, Black's disk on a1 carries the only pawn.
                "bb/wwb/Bw w - | black | first  | no-placement |",
                "bb/wwb/Bw w s | black | second | no-placement |",
                // The pawn on White's group: White wins by it, though it could not place a disk.
                "bb/wwb/bW w - | white | second | group | b1 a2 b2",
                "bb/wwb/bW w s | white | first  | group | b1 a2 b2",
                "2/1B1/w1 b -  | black | first  | group | b2",
                "2/1B1/w1 b s  | black | second | group | b2",
            })
    void theSeatOfAColorChangesWithTheSwap(
            String text, String winner, String seat, String reason, @Nullable String cells) {
        WindbornePosition position = read(1, text);
        Outcome outcome = position.outcome().orElseThrow();
        assertThat(outcome.winner()).map(Color::toString).contains(winner);
        assertThat(outcome.seat()).map(Seat::toString).contains(seat);
        assertThat(outcome.reason()).isEqualTo(reason);
        assertThat(texts(outcome.cells())).isEqualTo(Objects.requireNonNullElse(cells, ""));
        assertThat(outcome.isDraw()).isFalse();
        assertThat(outcome).hasToString(winner + " (" + reason + ")");
        assertThat(position.isOver()).isTrue();
    }

    /** Black's group is decisive and White cannot undo it, but White has a cell to place a disk on. */
    @Test
    void aDecisiveGroupOfTheOtherColorDoesNotEndTheGameWhileADiskCanBePlaced() {
        WindbornePosition position = read(1, "b1/wwb/B1 w -");
        assertThat(position.outcome()).isEmpty();
        assertThat(position.play(WindborneMove.parse("b1")).outcome())
                .map(Outcome::toString)
                .contains("black (group)");
    }

    @Test
    void whoCannotPlaceADiskLosesToADecisiveGroup() {
        // The last cell without a disk has the pawn; Black's disk goes under it.
        WindbornePosition over = read(1, "bb/wwb/pw b -").play(WindborneMove.parse("a1"));
        assertThat(over).hasToString("bb/wwb/Bw w -");
        assertThat(over.outcome()).map(Outcome::toString).contains("black (no-placement)");
        assertThat(texts(over.decisiveGroups(Color.BLACK).get(0))).isEqualTo("a1");
        assertThat(over.toMove()).isEqualTo(Color.WHITE);
    }

    @Test
    void whoMakesADecisiveGroupWinsOnlyIfItStaysDecisive() {
        // Black closes the ring with c2; then a pawn is in it, one on it and one outside.
        WindbornePosition open = read(3, "www/1bbw/1Bpbw/bb1w/p2 b -");
        assertThat(open.decisiveGroups(Color.BLACK)).isEmpty();
        WindbornePosition closed = open.play(WindborneMove.parse("c2"));
        assertThat(texts(closed.decisiveGroups(Color.BLACK).get(0))).isEqualTo("a2 b2 c2 b3 d3 c4 d4");
        assertThat(closed.outcome()).isEmpty();
        // White leaves the pawns where they are.
        WindbornePosition left = closed.play(WindborneMove.parse("b1"));
        assertThat(left.outcome()).map(Outcome::toString).contains("black (group)");
        // White takes the pawn off the ring, to the edge where another is.
        WindbornePosition pulled = closed.play(WindborneMove.parse("b3-a3,b1"));
        assertThat(pulled.decisiveGroups(Color.BLACK)).isEmpty();
        assertThat(pulled.outcome()).isEmpty();
    }
}
