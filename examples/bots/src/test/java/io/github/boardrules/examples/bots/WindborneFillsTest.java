package io.github.boardrules.examples.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WindborneFillsTest {
    private final SplittableRandom random = new SplittableRandom(5);

    @ParameterizedTest
    @ValueSource(strings = {"windborne 2", "windborne 3", "windborne 5", "windborne 7"})
    void with_three_pawns_a_fill_is_won_by_whoever_has_the_decisive_group_in_it(String text) {
        WindborneRules rules = WindborneRules.parse(text);
        WindborneBoard board = new WindborneBoard(rules);
        WindborneFills fills = new WindborneFills(board);
        WindborneThreats threats = new WindborneThreats(board);
        WindbornePosition now = rules.start();
        for (int ply = 0; !now.isOver(); ply++) {
            if (ply >= rules.pawns() && ply % 4 == 0) {
                board.read(now);
                fills.measure();
                int pawn = random.nextInt(3);
                int to = board.places[random.nextInt(board.places.length)];
                to = board.isPawn(to) ? board.pawns[pawn] : to;
                assertThat(fills.wins(pawn, to, WindborneBoard.BLACK))
                        .as("%s %s", now, board.cell(to))
                        .isEqualTo(count(board, fills, threats, pawn, to));
                assertThat(fills.wins(WindborneBoard.BLACK) + fills.wins(WindborneBoard.WHITE))
                        .isEqualTo(WindborneFills.COUNT);
            }
            now = now.play(now.legalMoves().random(random));
        }
    }

    /** Fills the board with one fill after the other, and counts those in which Black has a decisive group. */
    private static int count(
            WindborneBoard board, WindborneFills fills, WindborneThreats threats, int pawn, int landing) {
        board.movePawn(pawn, landing);
        int count = 0;
        for (int fill = 0; fill < WindborneFills.COUNT; fill++) {
            for (long[] set : board.disks) {
                Arrays.fill(set, 0);
            }
            for (int place : board.places) {
                boolean black = (fills.has(fill / 64, place, WindborneBoard.BLACK) >>> fill & 1) != 0;
                WindborneBoard.add(board.disks[black ? WindborneBoard.BLACK : WindborneBoard.WHITE], place);
            }
            count += threats.hasDecisive(WindborneBoard.BLACK) ? 1 : 0;
        }
        return count;
    }

    @Test
    void cells_that_hold_a_disk_hold_it_in_all_fills_and_others_in_about_half() {
        WindborneRules rules = WindborneRules.parse("windborne 6 pawns=5");
        WindborneBoard board = new WindborneBoard(rules);
        WindborneFills fills = new WindborneFills(board);
        board.read(rules.parsePosition("6/7/8/1b7/3w6/11/6p2p/9/8/7/6 b -"));
        fills.measure();
        int filled = 0;
        for (int place : board.places) {
            int black = Long.bitCount(fills.has(0, place, WindborneBoard.BLACK))
                    + Long.bitCount(fills.has(1, place, WindborneBoard.BLACK));
            if (!board.isEmpty(place)) {
                boolean isBlack = WindborneBoard.has(board.disks[WindborneBoard.BLACK], place);
                assertThat(black).isEqualTo(isBlack ? WindborneFills.COUNT : 0);
                filled++;
            } else {
                // Seven standard deviations from half.
                assertThat(black).isBetween(25, 103);
            }
        }
        assertThat(filled).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"windborne 4 pawns=1", "windborne 4 pawns=2", "windborne 4 pawns=5", "windborne 5 pawns=4"})
    void with_other_numbers_of_pawns_who_has_all_has_won_all(String text) {
        WindborneRules rules = WindborneRules.parse(text);
        WindborneBoard board = new WindborneBoard(rules);
        WindborneFills fills = new WindborneFills(board);
        WindbornePosition now = rules.start();
        for (int ply = 0; ply < rules.pawns(); ply++) {
            now = now.play(now.legalMoves().random(random));
        }
        board.read(now);
        for (byte color = WindborneBoard.BLACK; color <= WindborneBoard.WHITE; color++) {
            Arrays.fill(board.disks[WindborneBoard.EMPTY], 0);
            board.disks[color] = board.all.clone();
            board.disks[WindborneBoard.opposite(color)] = new long[board.words];
            fills.measure();
            assertThat(fills.wins(color)).isEqualTo(WindborneFills.COUNT);
            assertThat(fills.wins(0, board.places[0], color)).isEqualTo(WindborneFills.COUNT);
        }
    }
}
