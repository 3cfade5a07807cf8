package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The command {@code perft}. */
final class PerftCommandTest {
    private String out = "";
    private String err = "";

    private int run(String... args) {
        String[] all = new String[args.length + 1];
        all[0] = "perft";
        System.arraycopy(args, 0, all, 1, args.length);
        Run run = Run.of(all);
        out = run.out();
        err = run.err();
        return run.exitCode();
    }

    @Test
    void theCountIsSplitByMovesInOrder() {
        assertThat(run("--rules", "villawar 8", "2")).isZero();
        List<String> lines = out.lines().toList();
        assertThat(lines).hasSize(68 + 3);
        assertThat(lines.subList(0, 68)).isSorted().allMatch(line -> line.matches("[a-h][1-8]-[a-h][1-8] [0-9]+"));
        assertThat(lines.get(68)).isEqualTo("total 4314");
        assertThat(lines.get(69)).matches("time [0-9]+\\.[0-9]{3} s");
        assertThat(lines.get(70)).matches("nodes per second [0-9]+");
        assertThat(err).isEmpty();
    }

    @Test
    void itBeginsAtAnyPosition() {
        assertThat(run("--rules", "vaw 6", "--position", "6/6/6/6/6/V5 w 1", "--progress", "1"))
                .isZero();
        assertThat(out.lines()).startsWith("pass 1", "total 1");
    }

    @Test
    void depthZeroCountsThePositionAndAFinishedOneHasNoMoves() {
        assertThat(run("0")).isZero();
        assertThat(out).startsWith("total 1\n");
        assertThat(run("--rules", "vaw 6", "--position", "6/6/6/6/6/V5 w 2", "3"))
                .isZero();
        assertThat(out.lines()).contains("total 0");
    }

    @ParameterizedTest
    @CsvSource({
        "vaw 8, '', x",
        "vaw 8, '', -1",
        "vaw 8, '', 21",
        "vaw 8, '', 99999999999",
        "vaw 8, '8/8', 1",
        "vaw 8, '6/6/6/6/6/6 w 0', 1",
        "vaw 5, '', 1",
        "vaw, '', 1",
        "chess 8, '', 1"
    })
    void wrongUsageIsToldAndNothingCounted(String rules, String position, String depth) {
        String[] args = position.isEmpty()
                ? new String[] {"--rules", rules, depth}
                : new String[] {"--rules", rules, "--position", position, depth};
        assertThat(run(args)).isEqualTo(2);
        assertThat(out).isEmpty();
        assertThat(err)
                .matches("boardrules perft: [^\n]+ \\(see 'boardrules perft --help'\\)\n")
                .doesNotContain("Exception");
    }
}
