package io.github.boardrules.examples.tool.library;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Preconditions;
import io.github.boardrules.contract.OtherRun;
import io.github.boardrules.contract.Shared;
import io.github.boardrules.game.Games;
import io.github.boardrules.vaw.VawPosition;
import io.github.boardrules.windborne.WindbornePosition;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Runs of Java that have nothing in common but the library. */
class RunsTest {
    private static final String START = """
            class Start {
                public static void main(String[] args) throws Exception {
                    io.github.boardrules.examples.tool.library.Everything.main(args);
                }
            }
            """;

    private static List<String> run(Path folder, List<String> options, int threads)
            throws IOException, InterruptedException {
        List<Class<?>> needed = List.of(
                Everything.class,
                Shared.class,
                Games.class,
                VawPosition.class,
                WindbornePosition.class,
                Preconditions.class);
        return OtherRun.lines(folder, options, START, needed, List.of("" + threads));
    }

    /** Random numbers other than here, or the same for all objects: Java's identity hash codes must not matter. */
    @ParameterizedTest
    @ValueSource(strings = {"0", "2"})
    void allRunsAnswerTheSameInTheSameOrder(String hashCodes, @TempDir Path folder)
            throws IOException, InterruptedException {
        List<String> options = List.of("-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=" + hashCodes);
        assertThat(run(folder, options, 1)).isEqualTo(Everything.answers());
    }

    /** Tables, games and rules are looked up or computed at their first use, here by all threads at once. */
    @Test
    void manyThreadsMayBeTheFirstToAsk(@TempDir Path folder) throws IOException, InterruptedException {
        assertThat(run(folder, List.of(), 64)).isEqualTo(Everything.answers());
    }
}
