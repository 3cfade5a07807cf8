package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** The command {@code perft}. */
final class PerftCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... args) {
        return new CommandLine(new PerftCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(args);
    }

    @Test
    void theCountIsSplitByMovesInOrder() {
        assertThat(run("--rules", "villawar 8", "2")).isZero();
        List<String> lines = out.toString().lines().toList();
        assertThat(lines).hasSize(68 + 3);
        assertThat(lines.subList(0, 68)).isSorted().allMatch(line -> line.matches("[a-h][1-8]-[a-h][1-8] [0-9]+"));
        assertThat(lines.get(68)).isEqualTo("total 4314");
        assertThat(lines.get(69)).matches("time [0-9]+\\.[0-9]{3} s");
        assertThat(lines.get(70)).matches("nodes per second [0-9]+");
        assertThat(err.toString()).isEmpty();
    }

    @Test
    void itBeginsAtAnyPosition() {
        assertThat(run("--rules", "vaw 6", "--position", "6/6/6/6/6/V5 w 1", "--progress", "1"))
                .isZero();
        assertThat(out.toString().lines()).startsWith("pass 1", "total 1");
    }

    @Test
    void depthZeroCountsThePositionAndAFinishedOneHasNoMoves() {
        assertThat(run("0")).isZero();
        assertThat(out.toString()).startsWith("total 1\n");
        assertThat(run("--rules", "vaw 6", "--position", "6/6/6/6/6/V5 w 2", "3"))
                .isZero();
        assertThat(out.toString().lines()).contains("total 0");
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
        assertThat(out.toString()).isEmpty();
        assertThat(err.toString()).isNotEmpty().doesNotContain("Exception", "\tat ");
    }
}
