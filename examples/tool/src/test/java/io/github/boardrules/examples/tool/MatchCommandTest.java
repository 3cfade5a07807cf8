package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(120)
class MatchCommandTest {
    @TempDir
    private Path folder;

    private Run match(String... args) {
        String[] own = {"match", "--folder", folder.resolve("match").toString()};
        return Run.of(Stream.concat(Stream.of(own), Stream.of(args)).toArray(String[]::new));
    }

    @Test
    void theTableIsPrintedAndKept() throws IOException {
        Run run = match("random", "random", "--a", "name=one", "--b=name=two", "--b=Seed=9", "--games=6", "--nodes=1");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(run.out())
                .startsWith("one against two, vaw 8, 6 games of ")
                .contains("| one in the second seat |     3 |")
                .isEqualTo(Files.readString(folder.resolve("match").resolve("table.md")));
        assertThat(GameRecord.parseAll(Files.readString(folder.resolve("match").resolve("games.txt"))))
                .hasSize(6);
        Run again =
                match("random", "random", "--a", "name=one", "--b=name=two", "--b=Seed=9", "--games=6", "--nodes=1");
        assertThat(again).isEqualTo(run);
    }

    /** The engine of this program, as another program; both games, and the limits in its own words. */
    @ParameterizedTest
    @ValueSource(strings = {"vaw 6", "windborne 3"})
    void theEngineCanBePlayedAgainst(String rules) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classPath = System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
        String engine = "'" + java + "' -XX:TieredStopAtLevel=1 -cp '" + classPath + "' " + Main.class.getName()
                + " ugi --warm-up 0";
        Run run = match(
                "random",
                engine,
                "--rules",
                rules,
                "--b=name=engine",
                "--b=Player=random",
                "--games=2",
                "--nodes=1",
                "--start-timeout=60",
                "--timeout=60");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(GameRecord.parseAll(Files.readString(folder.resolve("match").resolve("games.txt"))))
                .hasSize(2)
                .allMatch(game -> game.position().isOver());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "random",
                "random random --games=0",
                "random random --concurrency=0",
                "random random --nodes=1 --depth=1",
                "random random --nodes=0",
                "random random --a=Treads=2",
                "random random --a=Threads",
                "random random --margin=-1",
                "random random --opening=-1",
                "random random --sprt=5",
                "random random --sprt=5,0",
                "random random --sprt=0,5 --alpha=0.7",
                "random 'unclosed"
            })
    void wrongUsageIsToldInALine(String args) {
        Run run = match(args.split(" "));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.err()).doesNotContain("Exception");
        assertThat(folder.resolve("match")).doesNotExist();
    }

    @Test
    void whatCannotBePlayedIsToldInALine() {
        Run run = match("random", "no-such-program-anywhere");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).startsWith("boardrules match: cannot start no-such-program-anywhere");
        assertThat(run.err().lines()).hasSize(1);
    }
}
