package io.github.boardrules.examples.bots.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import io.github.boardrules.game.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** NumPy itself reads the files, by the lines that LEARNING.md shows; where it is on the machine. */
class NumpyTest {
    private static final Path DOCUMENT = Path.of("LEARNING.md");

    @TempDir
    private Path folder;

    /** Runs a program where it can be run, and gives the test up where it cannot. */
    private String python(String program) throws IOException, InterruptedException {
        Process process;
        try {
            process = new ProcessBuilder("python3", "-")
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException e) {
            return abort("no python3");
        }
        process.getOutputStream().write(program.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assumeFalse(printed.contains("No module named 'numpy'"), "no NumPy");
        assertThat(process.exitValue()).as(printed).isZero();
        return printed.replace("\r\n", "\n");
    }

    private static String document() throws IOException {
        String blocks = Pattern.compile("^```python\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE)
                .matcher(Files.readString(DOCUMENT))
                .results()
                .map(block -> block.group(1))
                .collect(Collectors.joining("\n"));
        assertThat(blocks).isNotEmpty();
        return blocks;
    }

    @ParameterizedTest
    @CsvSource({"vaw 6, false, '(5, 6, 6)', 1, 1297", "windborne 3, true, '(6, 5, 5)', 5, 103"})
    void arraysAreWhatIsDocumented(String rules, boolean compressed, String planes, int heads, int policy)
            throws Exception {
        SelfPlayOptions options =
                new SelfPlayOptions(Games.rules(rules), "random", 20, 1, 5, 3, 1, 4, 1, 6, compressed);
        SelfPlay.run(options, folder.resolve("games"), 2, (done, total) -> {});
        String printed = python(document() + """
                d = np.load('games/shard-00001.npz')
                n = len(d['outcome'])
                for name in d.files:
                    print(name, d[name].dtype, d[name].shape[1:], len(d[name]) - n)
                print(len(outcome) == len(planes) == len(policy) > n, policy.shape[1:] == legal.shape[1:])
                print(encoding['head_offsets'][-1], encoding['symmetry_squares'].shape[1] == planes[0, 0].size)
                print(set(np.unique(planes)) <= {0, 1}, set(np.unique(outcome)) <= {-1, 0, 1})
                print(np.allclose(np.add.reduceat(d['policy_shares'], d['policy_offsets'][:-1]), 1))
                print(image_planes.sum() == planes.sum(), not (image_planes == planes).all())
                print((legal[policy > 0]).all(), (image_legal[image_policy > 0]).all())
                """);
        assertThat(printed)
                .contains("planes uint8 " + planes + " 0\n")
                .contains("outcome int8 () 0\n", "score float32 () 0\n", "game int32 () 0\n", "ply int32 () 0\n")
                .contains("legal_offsets int64 () 1\n", "policy_offsets int64 () 1\n", "policy_shares float32 ()")
                .contains("policy_actions int32 (" + heads + ",)")
                .endsWith("True True\n" + policy + " True\nTrue True\nTrue\nTrue True\nTrue True\n");
    }
}
