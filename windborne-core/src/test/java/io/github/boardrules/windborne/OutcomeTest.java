package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Seat;
import io.github.boardrules.geometry.CellSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which groups are decisive and who has won, on positions made by hand. */
class OutcomeTest {
    private static String texts(CellSet cells) {
        return cells.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    /** The groups are parted by commas. */
    private static String texts(List<CellSet> groups) {
        return groups.stream().map(OutcomeTest::texts).collect(Collectors.joining(", "));
    }

    /** Pawns and position; then the decisive groups of Black and of White, and the winner, if there is one. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // A ring around one pawn, one on the ring, one outside it.
                "3 | www/1bbw/1Bpbw/1bbw/p2 b -  | b2 c2 b3 d3 c4 d4    |          | black",
                // The same on White's turn, who may pull a pawn away.
                "3 | www/1bbw/1Bpbw/bbbw/p2 w -  | a2 b2 c2 b3 d3 c4 d4 |          |",
                // Two outside the ring: they are connected along the edge, across White's disks too.
                "3 | Www/1bbw/1bpbw/1bbw/p2 b -  |                      |          |",
                // The ring open at b3, which holds an enemy or nothing.
                "3 | 3/1Bb1/1wpbw/1bbw/p1w w -   |                      |          |",
                "3 | 3/1Bb1/2pbw/1bbw/pww w -    |                      |          |",
                // A chain from edge to edge, one pawn on it and one on either side.
                "3 | pww/2w1/bbBbb/4/pww b -     | a3 b3 c3 d3 e3       |          | black",
                // Two on one side, the third on the other or on the chain.
                "3 | ppw/2w1/bbbbb/2w1/pww b -   |                      |          |",
                "3 | ppw/2w1/bbBbb/2w1/1ww b -   |                      |          |",
                // Two on the chain: the third is alone wherever it is.
                "3 | pww/2w1/bbBbB/4/1ww b -     | a3 b3 c3 d3 e3       |          | black",
                // An enemy in the chain, beside a pawn on it.
                "3 | pww/4/bbBwb/1b2/pww b -     |                      |          |",
                // Two pawns on a group of two disks part all three; on two groups they do not.
                "3 | 2p/4/5/2ww/BB1 b -          | a1 b1                |          | black",
                "3 | 2p/4/5/2ww/B1B b -          |                      |          |",
                // Around a corner, of the colour that is not to move.
                "3 | 2p/4/2bbb/wW2/pw1 b -       |                      | b1 a2 b2 |",
                // A pawn alone on a disk, whose group leaves none in any region.
                "1 | 2/1B1/w1 b -                | b2                   |          | black",
                "1 | 2/1W1/b1 b -                |                      | b2       |",
                "1 | 2/bWb/2 w -                 |                      | b2       | white",
                "1 | 2/1p1/1b w -                |                      |          |",
                // With two pawns, one on a disk is enough. Both colours may have such a disk: who moves has won.
                "2 | 2W/4/5/4/B2 b -             | a1                   | e5       | black",
                "2 | 1bW/4/5/4/B2 w -            | a1                   | e5       | white",
                "2 | ww1/4/4w/4/BbB b -          | a1 b1 c1             |          | black",
                "2 | 2w/4/4w/4/B1B b -           | a1, c1               |          | black",
                "2 | pww/2w1/bbbbb/2w1/pw1 b -   | a3 b3 c3 d3 e3       |          | black",
                "2 | ppw/2w1/bbbbb/2w1/1ww b -   |                      |          |",
                // With four, two may be together but not three.
                "4 | ppw/2w1/bbbbb/1pw1/pww b -  | a3 b3 c3 d3 e3       |          | black",
                "4 | ppw/p1w1/bbbbb/2w1/pww b -  |                      |          |",
                "4 | ppw/p1w1/bbBbb/2w1/1ww b -  |                      |          |",
                "4 | www/1bbw/1Bpbw/1bbw/pp1 b - | b2 c2 b3 d3 c4 d4    |          | black",
                // While pawns are missing nothing is decided.
                "3 | 2W/4/5/4/B2 b -             |                      |          |",
                "2 | 3/4/5/4/B2 w -              |                      |          |",
            })
    void groupsThatPartThePawns(
            int pawns, String text, @Nullable String black, @Nullable String white, @Nullable String winner) {
        WindbornePosition position = read(pawns, text);
        assertThat(texts(position.decisiveGroups(Color.BLACK))).isEqualTo(Objects.requireNonNullElse(black, ""));
        assertThat(texts(position.decisiveGroups(Color.WHITE))).isEqualTo(Objects.requireNonNullElse(white, ""));
        Optional<Outcome> outcome = position.outcome();
        assertThat(outcome.map(Outcome::toString))
                .isEqualTo(Optional.ofNullable(winner).map(who -> who + " (group)"));
        assertThat(position.isOver()).isEqualTo(winner != null);
        assertThat(position.legalMoves().isEmpty()).isEqualTo(winner != null);
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
        // The pawn stands on the last cell without a disk; Black's disk under it makes a group that White cannot
        // answer.
        WindbornePosition over = read(1, "bb/wwb/pw b -").play(WindborneMove.parse("a1"));
        assertThat(over).hasToString("bb/wwb/Bw w -");
        assertThat(over.outcome()).map(Outcome::toString).contains("black (no-placement)");
        assertThat(texts(over.decisiveGroups(Color.BLACK))).isEqualTo("a1");
        assertThat(over.toMove()).isEqualTo(Color.WHITE);
    }

    @Test
    void whoMakesADecisiveGroupWinsOnlyIfItStaysDecisive() {
        // Black closes the ring with c2; then a pawn is in it, one on it and one outside.
        WindbornePosition open = read(3, "www/1bbw/1Bpbw/bb1w/p2 b -");
        assertThat(open.decisiveGroups(Color.BLACK)).isEmpty();
        WindbornePosition closed = open.play(WindborneMove.parse("c2"));
        assertThat(texts(closed.decisiveGroups(Color.BLACK))).isEqualTo("a2 b2 c2 b3 d3 c4 d4");
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
