package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SelfPlayCommandTest {
    @TempDir
    private Path folder;

    private Run selfPlay(String args) {
        return Run.of(("selfplay --player random --folder " + folder.resolve("games") + args).split(" "));
    }

    @Test
    void gamesAreWrittenAndGoneOnWith() throws IOException {
        Run run = selfPlay(" --games 5 --games-per-file 2 --nodes 10 --seed 3 --concurrency 2");
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        assertThat(run.out()).matches("games played: 5, rows to learn from: [0-9]+\n");
        Path last = folder.resolve("games/shard-00002.npz");
        byte[] bytes = Files.readAllBytes(last);
        Files.delete(last);
        Run again = selfPlay(" --games 5 --games-per-file 2 --nodes 10 --seed 3");
        assertThat(again.out()).matches("games played: 1, rows to learn from: [0-9]+, games that were there: 4\n");
        assertThat(last).hasBinaryContent(bytes);
        Run other = selfPlay(" --games 6 --games-per-file 2 --nodes 10 --seed 3");
        assertThat(other.exitCode()).isEqualTo(1);
        assertThat(other.err()).contains("holds the files of another run").doesNotContain("Exception");
    }

    @Test
    void aFolderThatCannotBeIsTold() throws IOException {
        Files.writeString(folder.resolve("games"), "a file");
        Run run = selfPlay(" --games 1");
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("cannot write into").endsWith("there is a file of that name\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                " --games 0",
                " --nodes 0",
                " --hash 0",
                " --games-per-file 1001",
                " --random-plies -1",
                " --temperature -1",
                " --temperature NaN",
                " --temperature-plies -1",
                " --concurrency 0",
                " --seed x",
                " --player nobody",
                " --rules vaw"
            })
    void wrongUsageIsToldAndNothingWritten(String args) {
        Run run = selfPlay(args);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).matches("boardrules selfplay: [^\n]+ \\(see 'boardrules selfplay --help'\\)\n");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void theFolderIsNeeded() {
        Run run = Run.of("selfplay");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.err()).contains("--folder");
    }
}
