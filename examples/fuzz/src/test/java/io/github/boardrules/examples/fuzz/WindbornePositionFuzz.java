package io.github.boardrules.examples.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.boardrules.examples.fuzz.Reading.Verdict;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.Optional;

/** Positions of Windborne, each under several rules of its own size and under some of another. */
final class WindbornePositionFuzz {
    @FuzzTest
    void reads(byte[] input) {
        String text = Inputs.text(input);
        Optional<Board> board = Board.of(text, "bwBWp", "s-");
        int rows = board.map(each -> each.rows().size()).orElse(5);
        int side = Math.max(2, Math.min(13, (rows + 1) / 2));
        for (int pawns : new int[] {1, 3, side == 2 ? 2 : 9}) {
            WindborneRules rules = WindborneRules.windborne(side).withPawns(pawns);
            check(text, board, rules);
            check(text, board, rules.withSwap(false));
        }
        check(text, board, WindborneRules.windborne(side == 13 ? 2 : side + 1));
    }

    private static void check(String text, Optional<Board> board, WindborneRules rules) {
        Reading<WindbornePosition> reading = Reading.of(text, rules::parsePosition);
        if (board.isEmpty()) {
            assertThat(reading.verdict()).isEqualTo(Verdict.NOTATION);
        } else if (board.get().rows().size() != 2 * rules.side() - 1) {
            assertThat(reading.verdict()).isEqualTo(Verdict.PROBLEMS);
        } else {
            int problems = problems(board.get(), rules);
            assertThat(reading.verdict()).isEqualTo(problems == 0 ? Verdict.VALUE : Verdict.PROBLEMS);
            assertThat(reading.problems()).isEqualTo(problems);
        }
        reading.value().ifPresent(position -> assertThat(position).hasToString(text));
    }

    private static int problems(Board board, WindborneRules rules) {
        int rows = board.rows().size();
        int problems = 0;
        for (int row = 0; row < rows; row++) {
            problems += board.hasLength(row, rows - Math.abs(rows / 2 - row)) ? 0 : 1;
        }
        int black = board.count("bB");
        int white = board.count("wW");
        int pawns = board.count("BWp");
        problems += pawns > rules.pawns() ? 1 : 0;
        problems += black - white == (board.toMove() == 'b' ? 0 : 1) ? 0 : 1;
        problems += pawns < rules.pawns() && black + white != pawns ? 1 : 0;
        boolean swapped = board.third() == 's';
        problems += swapped && black + white == 0 ? 1 : 0;
        problems += swapped && !rules.swap() ? 1 : 0;
        return problems;
    }
}
