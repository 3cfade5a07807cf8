package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

/** What is printed and does not arrive. */
class OutputTest {
    private final StringWriter err = new StringWriter();

    private int run(String problem, String commandLine) {
        OutputStream out = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(problem);
            }
        };
        CommandLine program = Main.commandLine().setErr(new PrintWriter(err));
        return Main.run(program, out, commandLine.split(" "));
    }

    @ParameterizedTest
    @ValueSource(strings = {"demo", "show", "show --svg -", "show --moves", "perft 2", "perft 0", "--help", "show -V"})
    void aFullDiskIsTold(String commandLine) {
        assertThat(run("No space left on device", commandLine)).isEqualTo(1);
        assertThat(err.toString()).matches("boardrules: cannot write the output: No space left on device\\R");
    }

    @ParameterizedTest
    @ValueSource(strings = {"demo", "show", "show --svg -", "show --moves", "perft 2", "perft 0", "--help", "show -V"})
    void whoHasGoneNeedNotBeTold(String commandLine) {
        assertThat(run("Broken pipe", commandLine)).isZero();
        assertThat(err.toString()).isEmpty();
    }
}
