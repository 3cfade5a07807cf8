package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.geometry.Cell;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What moves do to the board, and the positions after them, on positions made by hand. */
class EffectsTest {
    /** The disk's cell, the cell that a pawn leaves and the one that it gets, then the position after. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Opening placements: on empty cells, on the disk just placed, on one placed before.
                "3/4/5/4/3 b -          | d4+e5    | d4 |    | e5 | 2p/2b1/5/4/3 w -",
                "3/4/5/4/3 b -          | c3+c3    | c3 |    | c3 | 3/4/2B2/4/3 w -",
                "2W/4/2p2/4/b2 b -      | b1+a1    | b1 |    | a1 | 2W/4/2p2/4/Bb1 w -",
                // The last pawn is out: regular turns from now on.
                "2w/4/2p2/4/B2 b s      | e3+a3    | e3 |    | a3 | 2w/4/p1p1b/4/B2 w s",
                // Regular turns: no slide, on an empty cell and under a pawn.
                "2w/p3/w1B1b/4/p2 b -   | b1       | b1 |    |    | 2w/p3/w1B1b/4/pb1 w -",
                "2w/p3/w1B1b/4/p2 b -   | b4       | b4 |    |    | 2w/B3/w1B1b/4/p2 w -",
                // A slide off a disk, onto a disk, over a disk; the disks stay.
                "2w/p3/w1B1b/4/p2 b -   | c3-d4,b1 | b1 | c3 | d4 | 2w/p1p1/w1b1b/4/pb1 w -",
                "2w/p3/w1B1b/4/p2 b -   | c3-e3,b1 | b1 | c3 | e3 | 2w/p3/w1b1B/4/pb1 w -",
                "2w/p3/b1W1b/b3/p1w b - | a1-a3,b1 | b1 | a1 | a3 | 2w/p3/B1W1b/b3/1bw w -",
                // From an enemy's disk, and the disk goes where the pawn has landed or where it was.
                "2w/p3/b1W1b/4/p2 b -   | c3-d3,d3 | d3 | c3 | d3 | 2w/p3/b1wBb/4/p2 w -",
                "2w/p3/w1B1b/4/p2 b -   | a1-c1,a1 | a1 | a1 | c1 | 2w/p3/w1B1b/4/b1p w -",
                // White's turn, and the swap, which leaves all as it is.
                "2w/p3/w1b1B/4/p1b w -  | e3-e4,a2 | a2 | e3 | e4 | 2w/p2p/w1b1b/w3/p1b b -",
                "3/4/2b2/4/p2 w -       | swap     |    |    |    | 3/4/2b2/4/p2 w s",
            })
    void eachKindOfMove(
            String position,
            String text,
            @Nullable String disk,
            @Nullable String pawnFrom,
            @Nullable String pawnTo,
            String after) {
        WindbornePosition read = WindborneRules.windborne(3).parsePosition(position);
        WindborneMove move = WindborneMove.parse(text);
        WindborneEffects effects = read.effects(move);
        assertThat(written(effects.disk())).isEqualTo(Objects.requireNonNullElse(disk, ""));
        assertThat(written(effects.pawnFrom())).isEqualTo(Objects.requireNonNullElse(pawnFrom, ""));
        assertThat(written(effects.pawnTo())).isEqualTo(Objects.requireNonNullElse(pawnTo, ""));
        assertThat(read.play(move)).hasToString(after);
        assertThat(read).hasToString(position);
    }

    private static String written(Optional<Cell> cell) {
        return cell.map(Cell::toString).orElse("");
    }
}
