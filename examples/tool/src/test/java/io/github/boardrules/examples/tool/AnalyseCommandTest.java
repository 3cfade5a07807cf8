package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnalyseCommandTest {
    private static final String GAME = "[Rules \"vaw 8\"]\n\n1. c2-c4 2. pass 3. a2-a4 4. pass 5. pass white\n";

    @TempDir
    private Path folder;

    private String record = "";

    @BeforeEach
    void writeRecord() throws IOException {
        Path file = folder.resolve("game.txt");
        Files.writeString(file, GAME);
        record = file.toString();
    }

    private static Run analysed(String... args) {
        String[] all = new String[args.length + 1];
        all[0] = "analyse";
        System.arraycopy(args, 0, all, 1, args.length);
        return Run.of(all);
    }

    private static String printed(String... args) {
        Run run = analysed(args);
        assertThat(run.err()).isEmpty();
        assertThat(run.exitCode()).isZero();
        return run.out();
    }

    @Test
    void theBestLinesOfAPositionAreNumbered() {
        List<String> lines = printed("--nodes", "50", "--lines", "4", "--rules", "villawar 8")
                .lines()
                .toList();
        assertThat(lines).hasSize(5);
        assertThat(lines.get(0)).isEqualTo("villawar 8: white (first seat) to move");
        for (int i = 1; i < 5; i++) {
            assertThat(lines.get(i)).matches(" {2}" + i + "\\. +[-+.0-9a-z]+ {2}[a-h][1-8]-[a-h][1-8]( .*)?");
        }
    }

    @Test
    void windborneIsAnalysedToo() {
        assertThat(printed("--nodes", "50", "--rules", "windborne 4 pawns=2").lines())
                .hasSize(4);
    }

    @Test
    void ofAFinishedPositionOnlyTheResultIsTold() {
        assertThat(printed("--rules", "vaw 6", "--position", "6/6/3V2/6/6/6 b 2"))
                .isEqualTo("vaw 6: white (first seat) wins: more villagers (d4) on the farthest row where the players"
                        + " differ\n");
    }

    @Test
    void aRecordIsATableOfItsMoves() throws IOException {
        String out = printed("--record", record, "--nodes", "50", "--player", "random");
        List<String> lines = out.lines().toList();
        assertThat(lines.get(0)).isEqualTo("vaw 8, 5 moves");
        assertThat(lines.get(1)).matches(" ply {2}by +move +score {2}after {2}best +loss");
        assertThat(lines).hasSize(2 + 5 + 3);
        assertThat(lines.get(2)).matches(" {2}1\\. {2}white {2}c2-c4 .*");
        // A random player thinks that nothing matters until the game is over
        assertThat(lines.get(6)).matches(" {2}5\\. {2}white {2}pass +0\\.00 +won .*");
        assertThat(lines.get(7)).isEqualTo("result: white (villagers)");
        assertThat(lines.get(8)).startsWith("first seat: blunders 0, mistakes 0, inaccuracies 0, loss ");
        assertThat(lines.get(9)).startsWith("second seat: ");
    }

    /** White could have ended the game, and won, by a pass. */
    @Test
    void aMissedWinIsMarked() {
        List<String> lines = printed("--record", record, "--nodes", "300", "--hash", "4")
                .lines()
                .toList();
        assertThat(lines.get(4)).matches(" {2}3\\. {2}white {2}a2-a4\\?\\?? +won .* pass +[1-9][0-9]\\.[0-9] % {2}.+");
    }

    @Test
    void theGameIsDrawn() throws IOException {
        Path svg = folder.resolve("game.svg");
        printed("--record", record, "--nodes", "50", "--player", "random", "--svg", svg.toString());
        assertThat(svg)
                .content()
                .startsWith("<?xml")
                .contains("vaw 8: the first seat's chance of winning", "class='chance'")
                .endsWith("</svg>\n");
    }

    @Test
    void aRecordCanComeFromTheInputOrStandAmongOthers() throws IOException {
        String usual = printed("--record", record, "--nodes", "50", "--player", "random");
        InputStream in = System.in;
        try {
            System.setIn(new ByteArrayInputStream(GAME.getBytes(StandardCharsets.UTF_8)));
            assertThat(printed("--record", "-", "--nodes", "50", "--player", "random"))
                    .isEqualTo(usual);
        } finally {
            System.setIn(in);
        }
        Path several = folder.resolve("several.txt");
        Files.writeString(several, "[Rules \"windborne 3\"]\n\n*\n\n" + GAME);
        assertThat(printed("--record", several.toString(), "--game", "2", "--nodes", "50", "--player", "random"))
                .isEqualTo(usual);
        Run run = analysed("--record", several.toString());
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).endsWith("the file holds several records\n");
    }

    @ParameterizedTest
    @CsvSource({
        "--nodes 0, --nodes must be from 1 to",
        "--movetime 0, --movetime must be from 1 to 3600000",
        "--movetime 5 --nodes 5, exclude each other",
        "--lines 101, --lines must be from 1 to 100",
        "--threads 0, --threads must be from 1 to 256",
        "--hash 0, --hash must be from 1 to",
        "--svg a.svg, --svg goes with --record",
        "--game 1, --game goes with --record",
        "--record a --lines 2, --lines goes with a position",
        "--record a --rules vaw_8, --rules",
        "--player nobody, expected one of",
        "--position 8/8, no position of 'vaw 8'"
    })
    void wrongUsageIsTold(String args, String message) {
        Run run = analysed(args.split(" "));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err())
                .contains(message)
                .matches("boardrules analyse: [^\n]+ \\(see 'boardrules analyse --help'\\)\n");
    }

    @Test
    void aRecordThatIsNoneIsTold() throws IOException {
        Path file = folder.resolve("illegal.txt");
        Files.writeString(file, "[Rules \"vaw 8\"]\n\n1. c2-c9 *\n");
        Run run = analysed("--record", file.toString());
        assertThat(run.exitCode()).isEqualTo(1);
        assertThat(run.err()).contains("move 1").doesNotContain("Exception");
        Run missing = analysed("--record", folder.resolve("missing").toString());
        assertThat(missing.exitCode()).isEqualTo(1);
        assertThat(missing.err()).contains("no such file or folder");
        Run beyond = analysed("--record", record, "--game", "2");
        assertThat(beyond.exitCode()).isEqualTo(2);
        assertThat(beyond.err()).contains("--game must be from 1 to 1 for");
    }
}
