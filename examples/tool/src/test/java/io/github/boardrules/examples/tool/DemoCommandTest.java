package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DemoCommandTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "vaw 6",
                "vaw 8",
                "villawar 8",
                "vaw 10 rows=2,4 pass=forced",
                "vaw 16",
                "windborne 2 pawns=1",
                "windborne 3",
                "windborne 7 pawns=2",
                "windborne 5 pawns=4 swap=off"
            })
    void aGameRunsToItsEnd(String rules) {
        for (int seed = 0; seed < 10; seed++) {
            Run run = Run.of("demo", "--rules", rules, "--seed", Integer.toString(seed));
            assertThat(run.exitCode()).isZero();
            assertThat(run.err()).isEmpty();
            assertThat(run.out()).containsOnlyOnce(" tries ").containsOnlyOnce("Refused (");
            assertThat(run.out())
                    .containsPattern("After [0-9]+ plies: (white|black) \\((first|second) seat\\) wins: .+\n$");
            assertThat(run.out()).matches("[ -~\n]*");
        }
    }

    @Test
    void aSeedPlaysTheSameGameAgain() {
        String once = Run.of("demo", "--seed", "7").out();
        assertThat(Run.of("demo", "--seed", "7").out()).isEqualTo(once);
        assertThat(Run.of("demo", "--seed", "8").out()).isNotEqualTo(once);
    }

    @Test
    void theSeedOfAnyGameIsTold() {
        String once = Run.of("demo").out();
        String seed = once.replaceAll("(?s).*--seed (\\d+) plays.*", "$1");
        assertThat(Run.of("demo", "--seed", seed).out()).isEqualTo(once);
    }

    @Test
    void theBoardIsDrawnAsOftenAsWanted() {
        String each = Run.of("demo", "--seed", "7", "--every", "1").out();
        String rare = Run.of("demo", "--seed", "7", "--every", "1000").out();
        assertThat(boards(rare)).isEqualTo(2);
        int plies = Integer.parseInt(each.replaceAll("(?s).*After (\\d+) plies.*", "$1"));
        assertThat(boards(each)).isEqualTo(plies + 1);
        assertThat(boards(Run.of("demo", "--seed", "7").out())).isBetween(8, 10);
    }

    private static int boards(String text) {
        return text.split("       a b c d e f g h\n", -1).length / 2;
    }

    @Test
    void coloursAreAddedWhereWanted() {
        String plain = Run.of("demo", "--seed", "7", "--color", "never").out();
        String coloured = Run.of("demo", "--seed", "7", "--color", "always").out();
        assertThat(plain).doesNotContain("\u001b");
        assertThat(coloured).contains("\u001b[");
        assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", "")).isEqualTo(plain);
    }
}
