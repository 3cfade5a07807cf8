package io.github.boardrules.examples.bots.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.boardrules.game.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** NumPy itself reads the files, by the lines that LEARNING.md shows; where it is on the machine. */
class NumpyTest {
    private static final Path DOCUMENT = Path.of("LEARNING.md");

    @TempDir
    private Path folder;

    @BeforeAll
    static void numpyIsThere() throws IOException, InterruptedException {
        try {
            assumeTrue(
                    new ProcessBuilder("python3", "-c", "import numpy").start().waitFor() == 0);
        } catch (IOException e) {
            assumeTrue(false, "no python3");
        }
    }

    private String python(String program) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("python3", "-")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().write(program.getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().close();
        String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
        assertThat(process.exitValue()).as(printed).isZero();
        return printed.replace("\r\n", "\n");
    }

    private void play(String rules, boolean compressed) throws Exception {
        SelfPlayOptions options =
                new SelfPlayOptions(Games.rules(rules), "random", 20, 1, 5, 3, 1, 4, 1, 6, compressed);
        SelfPlay.run(options, folder.resolve("games"), 2, (done, total) -> {});
    }

    @ParameterizedTest
    @CsvSource({"vaw 6, false, '(5, 6, 6)', 1, 1297", "windborne 3, true, '(6, 5, 5)', 5, 103"})
    void arraysHaveTheTypesAndShapesThatAreDocumented(
            String rules, boolean compressed, String planes, int heads, int policy) throws Exception {
        play(rules, compressed);
        String printed = python("""
                import numpy as np
                d = np.load('games/shard-00001.npz')
                e = np.load('games/encoding.npz')
                n = len(d['outcome'])
                for name in d.files:
                    print(name, d[name].dtype, d[name].shape[1:], len(d[name]) - n if 'policy_' not in name else '')
                print(e['head_offsets'][-1], e['symmetry_squares'].shape[1] == d['planes'][0, 0].size, d['policy_actions'].shape[1])
                print(set(np.unique(d['planes'])) <= {0, 1}, set(np.unique(d['outcome'])) <= {-1, 0, 1})
                print(np.allclose(np.add.reduceat(d['policy_shares'], d['policy_offsets'][:-1]), 1))
                """);
        assertThat(printed)
                .contains("planes uint8 " + planes + " 0\n")
                .contains("outcome int8 () 0\n", "score float32 () 0\n", "game int32 () 0\n", "ply int32 () 0\n")
                .contains("legal_offsets int64 () 1\n", "policy_offsets int64 ()", "policy_shares float32 ()")
                .contains("policy_actions int32 (" + heads + ",)")
                .endsWith(policy + " True " + heads + "\nTrue True\nTrue\n");
    }

    @Test
    void theLinesOfTheDocumentRun() throws Exception {
        List<String> blocks = Pattern.compile("^```python\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE)
                .matcher(Files.readString(DOCUMENT))
                .results()
                .map(block -> block.group(1))
                .toList();
        assertThat(blocks).isNotEmpty();
        for (String rules : List.of("vaw 6", "windborne 3")) {
            folder = Files.createDirectory(folder.resolve(rules));
            play(rules, false);
            String printed = python(String.join("\n", blocks) + """
                    print(planes.shape, policy.shape, legal.shape)
                    print((legal[policy > 0]).all(), (image_legal[image_policy > 0]).all())
                    print(image_planes.sum() == planes.sum(), not (image_planes == planes).all())
                    """);
            Matcher shapes = Pattern.compile("\\((\\d+), \\d, \\d, \\d\\) \\((\\d+), (\\d+)\\) \\((\\d+), (\\d+)\\)")
                    .matcher(printed);
            assertThat(shapes.find()).as(printed).isTrue();
            assertThat(shapes.group(1)).isEqualTo(shapes.group(2)).isEqualTo(shapes.group(4));
            assertThat(shapes.group(3)).isEqualTo(shapes.group(5));
            assertThat(printed).endsWith("True True\nTrue True\n");
        }
    }
}
