package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Violation;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Each reason for a refusal on positions made by hand, in the order of the rules page. */
class RefusalsTest {
    private static Violation refusal(String rules, String position, String move) {
        return WindborneRules.parse(rules)
                .parsePosition(position)
                .violation(WindborneMove.parse(move))
                .orElseThrow();
    }

    /**
     * The cells in order, parted by spaces; then what the sentence says, parted by semicolons. On side 3 with three pawns,
     * where no others are given.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "www/1bbw/1Bpbw/1bbw/p2 b - | a2     | game-over |    | the game has ended; black has a decisive group",
                "www/1bbw/1Bpbw/1bbw/p2 b - | swap   | game-over |    | the game has ended; black has a decisive group",
                "3/4/5/4/3 b -        | swap         | swap-not-open |    | white; first turn",
                "3/4/2b2/4/p2 w s     | swap         | swap-not-open |    | swapped already",
                "2w/4/2p2/4/B2 b -    | swap         | swap-not-open |    | white; first turn",
                "2w/p3/w1b1B/4/p1b w - | swap        | swap-not-open |    | white; first turn",
                "2w/p3/w1B1b/4/p2 b - | a2+b2        | opening-over |     | all pawns are on the board",
                "3/4/5/4/3 b -        | a1           | opening-not-over | | 3 pawns are still to be placed",
                "3/4/2b2/4/p2 w -     | a1-a2,b1     | opening-not-over | | 2 pawns are still to be placed",
                "2w/4/2p2/4/B2 b -    | c3-d3,b1     | opening-not-over | | a pawn is still to be placed",
                "3/4/5/4/3 b -        | a4+a1        | off-board | a4 | a4 is not on this board; side 3; e5",
                "3/4/5/4/3 b -        | a1+f6        | off-board | f6 | f6 is not on this board; side 3; e5",
                "3/4/5/4/3 b -        | z99+a1       | off-board | z99 | z99 is not on this board; side 3; e5",
                "2w/p3/w1B1b/4/p2 b - | d1           | off-board | d1 | d1 is not on this board; side 3; e5",
                "2w/p3/w1B1b/4/p2 b - | a4-a3,b1     | off-board | a4 | a4 is not on this board; side 3; e5",
                "2w/p3/w1B1b/4/p2 b - | c3-c6,b1     | off-board | c6 | c6 is not on this board; side 3; e5",
                "2w/p3/w1B1b/4/p2 b - | c3-c4,e2     | off-board | e2 | e2 is not on this board; side 3; e5",
                "2w/4/2p2/4/B2 b -    | a1+b1        | disk-on-disk | a1 | black disk on a1",
                "2w/4/2p2/4/B2 b -    | e5+b1        | disk-on-disk | e5 | white disk on e5",
                "2w/4/2p2/4/B2 b -    | c3+b1        | disk-under-pawn | c3 | a pawn on c3; empty cell",
                "2w/4/2p2/4/B2 b -    | b1+c3        | pawn-on-pawn | c3 | a pawn on c3",
                "2w/4/2p2/4/B2 b -    | b1+a1        | pawn-on-pawn | a1 | a pawn on a1",
                "2w/4/2p2/4/B2 b -    | b1+e5        | pawn-on-enemy | e5 | white disk on e5",
                "3/4/2b2/4/p2 w -     | b1+c3        | pawn-on-enemy | c3 | black disk on c3",
                "2w/p3/w1B1b/4/p2 b - | b2-b3,b1     | no-pawn | b2  | no pawn on b2",
                "2w/p3/w1B1b/4/p2 b - | e3-d3,b1     | no-pawn | e3  | no pawn on e3",
                "2w/p3/w1B1b/4/p2 b - | c3-c3,b1     | same-cell | c3 | the pawn on c3",
                "2w/p3/w1B1b/4/p2 b - | c3-e4,b1     | not-a-line | c3 e4 | c3; e4; line",
                // The two diagonals of a square that no line of hexagons follows.
                "2w/p3/w1B1b/4/p2 b - | c3-d2,b1     | not-a-line | c3 d2 | c3; d2; line",
                "2w/p3/w1B1b/4/p2 b - | a1-d4,b1     | pawn-in-path | c3 | the pawn on a1; to d4; a pawn on c3",
                "2w/p3/w1B1b/4/p2 b - | a1-c3,b1     | pawn-in-path | c3 | the pawn on a1; to c3; a pawn on c3",
                "2w/p3/W1b1b/4/p2 b - | a1-a3,b1     | pawn-in-path | a3 | the pawn on a1; to a3; a pawn on a3",
                "2w/p3/w1B1b/4/p2 b - | a1-a3,b1     | enemy-in-path | a3 | the pawn on a1; to a3; white disk on a3",
                "2w/p3/w1b1B/4/p1b w - | e3-b3,b1    | enemy-in-path | c3 | the pawn on e3; to b3; black disk on c3",
                // The first in the order of travel, whichever it is.
                "2w/4/p1B2/1w2/p1b b - | a1-e5,b1    | enemy-in-path | b2 | the pawn on a1; to e5; white disk on b2",
                "2w/p3/w1B1b/4/p2 b - | a1-e5,b1     | pawn-in-path | c3 | the pawn on a1; to e5; a pawn on c3",
                "2w/p3/w1B1b/4/p2 b - | c3           | disk-on-disk | c3 | black disk on c3",
                "2w/p3/w1B1b/4/p2 b - | e5           | disk-on-disk | e5 | white disk on e5",
                "2w/p3/w1B1b/4/p2 b - | c3-d3,c3     | disk-on-disk | c3 | black disk on c3",
            })
    void eachReason(String position, String move, String code, @Nullable String cells, String says) {
        Violation violation = refusal("windborne 3", position, move);
        assertThat(violation.code()).isEqualTo(code);
        assertThat(violation.cells().stream().map(Object::toString).collect(Collectors.joining(" ")))
                .isEqualTo(Objects.requireNonNullElse(cells, ""));
        for (String part : says.split(";", -1)) {
            assertThat(violation.message()).contains(part.strip());
        }
        assertThat(violation).hasToString(code + ": " + violation.message());
    }

    @Test
    void aGameThatIsLostForWantOfACellIsOver() {
        Violation violation = refusal("windborne 2 pawns=1", "bb/wwb/Bw w -", "a1");
        assertThat(violation.code()).isEqualTo("game-over");
        assertThat(violation.message())
                .contains("the game has ended", "white cannot place a disk", "black has a decisive group");
    }

    @Test
    void aSwapThatTheRulesDoNotHaveIsRefusedWithTheRules() {
        Violation violation = refusal("windborne 3 swap=off", "3/4/2b2/4/p2 w -", "swap");
        assertThat(violation.code()).isEqualTo("swap-not-open");
        assertThat(violation.message()).contains("windborne 3 swap=off");
    }

    /** Two reasons at once: the earlier is given. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "game-over before swap-not-open           | www/1bbw/1Bpbw/1bbw/p2 b - | swap     | game-over",
                "game-over before opening-over            | www/1bbw/1Bpbw/1bbw/p2 b - | a2+b1    | game-over",
                "game-over before off-board               | www/1bbw/1Bpbw/1bbw/p2 b - | z99      | game-over",
                "game-over before no-pawn                 | www/1bbw/1Bpbw/1bbw/p2 b - | a2-a3,b1 | game-over",
                "game-over before disk-on-disk            | www/1bbw/1Bpbw/1bbw/p2 b - | c4       | game-over",
                "opening-over before off-board            | 2w/p3/w1B1b/4/p2 b - | z99+a1         | opening-over",
                "opening-over before disk-on-disk         | 2w/p3/w1B1b/4/p2 b - | c3+a1          | opening-over",
                "opening-not-over before off-board        | 3/4/5/4/3 b -        | z99            | opening-not-over",
                "opening-not-over before off-board (slide)| 3/4/5/4/3 b -        | a1-z99,a1      | opening-not-over",
                "opening-not-over before no-pawn          | 3/4/5/4/3 b -        | a1-a2,a1       | opening-not-over",
                "opening-not-over before disk-on-disk     | 3/4/2b2/4/p2 w -     | c3             | opening-not-over",
                "off-board pawn before disk-on-disk       | 2w/4/2p2/4/B2 b -    | a1+z9          | off-board",
                "off-board disk before pawn-on-pawn       | 2w/4/2p2/4/B2 b -    | z9+a1          | off-board",
                "disk-on-disk before disk-under-pawn      | 2w/4/2p2/4/B2 b -    | a1+b1          | disk-on-disk",
                "disk-on-disk before pawn-on-pawn         | 2w/4/2p2/4/B2 b -    | a1+c3          | disk-on-disk",
                "disk-on-disk before pawn-on-enemy        | 2w/4/2p2/4/B2 b -    | e5+e5          | disk-on-disk",
                "disk-under-pawn before pawn-on-pawn      | 2w/4/2p2/4/B2 b -    | c3+c3          | disk-under-pawn",
                "disk-under-pawn before pawn-on-enemy     | 2w/4/2p2/4/B2 b -    | c3+e5          | disk-under-pawn",
                "pawn-on-pawn before pawn-on-enemy        | 2W/4/2p2/4/b2 b -    | b1+e5          | pawn-on-pawn",
                "off-board start before no-pawn           | 2w/p3/w1B1b/4/p2 b - | z9-b2,b1       | off-board",
                "off-board landing before no-pawn         | 2w/p3/w1B1b/4/p2 b - | b2-z9,b1       | off-board",
                "off-board disk before no-pawn            | 2w/p3/w1B1b/4/p2 b - | b2-b3,z9       | off-board",
                "off-board disk before enemy-in-path      | 2w/p3/w1B1b/4/p2 b - | a1-a3,z9       | off-board",
                "off-board before same-cell               | 2w/p3/w1B1b/4/p2 b - | z9-z9,b1       | off-board",
                "off-board before not-a-line              | 2w/p3/w1B1b/4/p2 b - | c3-z9,b1       | off-board",
                "no-pawn before same-cell                 | 2w/p3/w1B1b/4/p2 b - | b2-b2,b1       | no-pawn",
                "no-pawn before not-a-line                | 2w/p3/w1B1b/4/p2 b - | b2-d3,b1       | no-pawn",
                "no-pawn before pawn-in-path              | 2w/p3/w1B1b/4/p2 b - | b2-c3,b1       | no-pawn",
                "no-pawn before disk-on-disk              | 2w/p3/w1B1b/4/p2 b - | b2-b3,c3       | no-pawn",
                "same-cell before disk-on-disk            | 2w/p3/w1B1b/4/p2 b - | c3-c3,c3       | same-cell",
                "not-a-line before pawn-in-path           | 2w/p3/w1B1b/4/p2 b - | c3-b4,b1       | not-a-line",
                "not-a-line before enemy-in-path          | 2w/p3/w1B1b/4/p2 b - | b4-e5,b1       | not-a-line",
                "not-a-line before disk-on-disk           | 2w/p3/w1B1b/4/p2 b - | c3-d2,c3       | not-a-line",
                "pawn-in-path before disk-on-disk         | 2w/p3/w1B1b/4/p2 b - | a1-c3,c3       | pawn-in-path",
                "enemy-in-path before disk-on-disk        | 2w/p3/w1B1b/4/p2 b - | a1-a3,a3       | enemy-in-path",
            })
    void theEarlierReasonIsGiven(String why, String position, String move, String code) {
        assertThat(refusal("windborne 3", position, move).code()).as(why).isEqualTo(code);
    }

    @Test
    void ofSeveralCellsOffTheBoardTheFirstIsNamed() {
        assertThat(refusal("windborne 3", "3/4/5/4/3 b -", "a4+a5").cells()).hasToString("[a4]");
        assertThat(refusal("windborne 3", "2w/p3/w1B1b/4/p2 b -", "a4-a5,f1").cells())
                .hasToString("[a4]");
        assertThat(refusal("windborne 3", "2w/p3/w1B1b/4/p2 b -", "c3-a5,f1").cells())
                .hasToString("[a5]");
    }

    /** What lies on the start, or beyond the landing, is no reason; nor is a disk under a pawn in a regular turn. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // In the opening the pawn goes on the disk just placed, on another friendly disk, or on an empty cell.
                "3/4/5/4/3 b - | a1+a1",
                "3/4/5/4/3 b - | a1+e5",
                "2W/4/2p2/4/b2 b - | b1+a1",
                "2W/4/2p2/4/b2 b - | b1+b1",
                // From an enemy's disk, over and onto the mover's own.
                "2w/p3/b1W1b/4/p2 b - | c3-a3,b1",
                "2w/p3/b1W1b/4/p2 b - | c3-e3,b1",
                "2w/p3/b1W1b/4/p2 b - | a1-a3,b1",
                // Next to a pawn or an enemy beyond the landing.
                "2w/p3/w1B1b/4/p2 b - | a1-b2,b1",
                "2w/p3/w1B1b/4/p2 b - | a1-a2,b1",
                // The disk under the pawn that has landed, on the cell that it left, under another pawn.
                "2w/p3/w1B1b/4/p2 b - | c3-d3,d3",
                "2w/p3/w1B1b/4/p2 b - | b4-c4,b4",
                "2w/p3/w1B1b/4/p2 b - | a1",
                "2w/p3/w1B1b/4/p2 b - | c3-d3,a1",
                // On White's first turn, whatever else it could do.
                "3/4/2b2/4/p2 w - | swap",
                "3/4/2B2/4/3 w - | swap",
                "3/4/2B2/4/1pp w - | swap",
            })
    void whatIsLegalIsNotRefused(String position, String move) {
        WindbornePosition read = WindborneRules.windborne(3).parsePosition(position);
        assertThat(read.violation(WindborneMove.parse(move))).isEmpty();
        assertThat(List.copyOf(read.legalMoves().asList())).contains(WindborneMove.parse(move));
    }
}
