package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever is typed wrong is told in one line on standard error, with the right exit code. */
class FailuresTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--nonsense",
                "nonsense",
                "show --nonsense",
                "show nonsense",
                "show --rules",
                "show --rules chess",
                "show --rules vaw",
                "show --rules VAW_8",
                "show --rules vaw_99",
                "show --rules vaw_8_rows=9,9",
                "show --rules vaw_2147483648",
                "show --rules vaw_٨",
                "show --position x",
                "show --position 8/8_w_0",
                "show --position 8/8/8/8/8/8/8/8_w_3",
                "show --position 8/vvvvvvvv/vvvvvvvv/vvvvvvvv/8/VVVVVVVV/VVVVVVVV/7_w_0",
                "show --position 6/6/6/6/6/6_w_0",
                "show --ply 1",
                "show --ply x --record nowhere",
                "show --record nowhere --rules vaw_8",
                "show --record nowhere --position x",
                "show --color sometimes",
                "show --svg - --moves",
                "demo --every 0",
                "demo --every x",
                "demo --seed x",
                "demo --rules chess",
                "play --first nobody",
                "play --second PERSON",
                "play --rules chess",
                "play --rules vaw_8 --load nowhere",
                "perft",
                "perft 99",
                "perft 1 --rules chess",
                "perft 1 --position x",
                "batch --threads 0",
                "batch --time-limit x",
            })
    void aWrongCommandLineHasExitCode2(String commandLine) {
        String[] args = commandLine.split(" ");
        for (int i = 0; i < args.length; i++) {
            args[i] = args[i].replace('_', ' ');
        }
        assertOneLine(2, Run.of(args));
    }

    @Test
    void withoutACommandTheUsageIsPrinted() {
        Run run = Run.of();
        assertOneLine(2, run);
        assertThat(run.out()).startsWith("Usage: boardrules").contains("demo", "play", "show");
    }

    @Test
    void lineEndsAndEscapeSequencesOfTheCommandLineAreNotPrinted() {
        Run run = Run.of("show", "--rules", "vaw\n8\u001b[31m\r");
        assertOneLine(2, run);
        assertThat(run.err()).doesNotContain("\u001b", "\r");
    }

    @Test
    void severalProblemsAreToldInOneLine() {
        Run run = Run.of("show", "--position", "7/8/9/8/8/8/8/8 w 0");
        assertOneLine(2, run);
        assertThat(run.err()).contains("row 8 has 7 cells, not 8; row 6 has 9 cells, not 8");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "``|line 1, column 1: expected '['",
                "`hello`|line 1, column 1: expected '['",
                "`[Rules \"chess\"]\\n\\n*\\n`|expected one of the rule set names",
                "`[Rules \"vaw 99\"]\\n\\n*\\n`|the size must be from 6 to 16, not 99",
                "`[Rules \"vaw 8\"]\\n\\n1. c2-c4 2. c7:c5 *\\n`|line 3, column 15: expected '-'",
                "`[Rules \"vaw 8\"]\\n\\n1. c2-c4 2. c2-c5 *\\n`|move 2: c2-c5 is illegal",
                "`[Rules \"vaw 8\"]\\n\\n1. c2-c4 white\\n`|the result is 'white'",
                "`[Rules \"vaw 8\"]\\n[Start \"8/8 w 0\"]\\n\\n*\\n`|the board has 2 rows",
                "`[Rules \"vaw 8\"]\\n\\n*\\n\\n[Rules \"vaw 8\"]\\n\\n*\\n`|the file holds several records",
            })
    void aBadRecordHasExitCode1(String text, String told) throws IOException {
        Path file = folder.resolve("bad.txt");
        Files.writeString(file, text.replace("\\n", "\n"));
        for (Run run : List.of(
                Run.of("show", "--record", file.toString()), Run.play(List.of("quit"), "--load", file.toString()))) {
            assertOneLine(1, run);
            assertThat(run.err()).contains(file.toString(), told);
        }
    }

    @Test
    void aFileThatCannotBeReadHasExitCode1() throws IOException {
        Path latin = Files.write(folder.resolve("latin.txt"), "é".getBytes(StandardCharsets.ISO_8859_1));
        Path large = Files.write(folder.resolve("large.txt"), new byte[2 << 20]);
        assertThat(failed("show", "--record", folder.resolve("nowhere").toString()))
                .contains("no such file");
        assertThat(failed("show", "--record", folder.toString())).contains("cannot read");
        assertThat(failed("show", "--record", latin.toString())).contains("not text in UTF-8");
        assertThat(failed("show", "--record", large.toString())).contains("longer than a record can be");
        assertThat(failed("play", "--load", folder.resolve("nowhere").toString()))
                .contains("no such file");
    }

    @Test
    void aFileThatCannotBeWrittenHasExitCode1() {
        assertThat(failed("show", "--svg", folder.resolve("no/where.svg").toString()))
                .contains("no such file");
        assertThat(failed("show", "--svg", folder.toString())).contains("is a directory");
    }

    private static String failed(String... args) {
        Run run = Run.of(args);
        assertOneLine(1, run);
        return run.err();
    }

    @Test
    void helpAndVersionAreAlwaysThere() {
        Set<String> commands = Main.commandLine().getSubcommands().keySet();
        assertThat(commands).contains("demo", "play", "show", "batch", "perft");
        for (String option : List.of("--help", "-h", "--version", "-V")) {
            assertHelps(Run.of(option));
            commands.forEach(command -> assertHelps(Run.of(command, option)));
        }
    }

    private static void assertHelps(Run run) {
        assertThat(run.exitCode()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("boardrules ");
    }

    @Test
    void anArgumentIsNotReadFromAFile() throws IOException {
        Path file = Files.writeString(folder.resolve("arguments"), "show");
        assertOneLine(2, Run.of("@" + file));
    }

    @Test
    void longArgumentsAreCut() {
        for (String option : List.of("--rules", "--svg")) {
            Run run = Run.of("show", option, "x".repeat(5000));
            assertOneLine(run.exitCode(), run);
            assertThat(run.exitCode()).isPositive();
            assertThat(run.err()).contains("...").hasSizeLessThan(600);
        }
        assertThat(Run.of("show", "--rules", "vaw 8 " + "x ".repeat(5000)).err())
                .contains("...': ", "(see 'boardrules show --help')")
                .hasSizeLessThan(600);
    }

    private static void assertOneLine(int exitCode, Run run) {
        assertThat(run.err()).matches("boardrules[^\n]+\n").doesNotContain("Exception", "\tat ");
        assertThat(run.exitCode()).isEqualTo(exitCode);
    }
}
