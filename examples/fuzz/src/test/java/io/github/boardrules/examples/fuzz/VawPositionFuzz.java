package io.github.boardrules.examples.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.boardrules.examples.fuzz.Reading.Verdict;
import io.github.boardrules.vaw.VawPosition;
import io.github.boardrules.vaw.VawRules;
import java.util.Optional;

/** Positions of V.A.W., each under rules of its own size and under others. */
final class VawPositionFuzz {
    @FuzzTest
    void reads(byte[] input) {
        String text = Inputs.text(input);
        Optional<Board> board = Board.of(text, "VWvw", "012");
        int rows = board.map(each -> each.rows().size()).orElse(8);
        int size = Math.max(6, Math.min(16, rows));
        check(text, board, VawRules.vaw(size));
        check(text, board, VawRules.villawar(size));
        check(text, board, VawRules.vaw(size == 16 ? 6 : size + 1));
    }

    private static void check(String text, Optional<Board> board, VawRules rules) {
        Reading<VawPosition> reading = Reading.of(text, rules::parsePosition);
        if (board.isEmpty()) {
            assertThat(reading.verdict()).isEqualTo(Verdict.NOTATION);
        } else if (board.get().rows().size() != rules.size()) {
            assertThat(reading.verdict()).isEqualTo(Verdict.PROBLEMS);
        } else {
            int problems = problems(board.get());
            assertThat(reading.verdict()).isEqualTo(problems == 0 ? Verdict.VALUE : Verdict.PROBLEMS);
            assertThat(reading.problems()).isEqualTo(problems);
        }
        reading.value().ifPresent(position -> assertThat(position).hasToString(text));
    }

    private static int problems(Board board) {
        int size = board.rows().size();
        int problems = 0;
        for (int row = 0; row < size; row++) {
            problems += board.hasLength(row, size) ? 0 : 1;
        }
        problems += board.count("VW") > 2 * size ? 1 : 0;
        problems += board.count("vw") > 2 * size ? 1 : 0;
        return problems;
    }
}
