package io.github.boardrules.examples.tool;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine;

/**
 * What one run of the program came to.
 *
 * @param exitCode the exit code
 * @param out what it printed
 * @param err what it printed on standard error
 */
record Run(int exitCode, String out, String err) {
    /** Runs the program. */
    static Run of(String... args) {
        return run(Main.commandLine(), args);
    }

    /** Runs the program's command {@code play}, lines being typed into it. */
    static Run play(List<String> typed, String... options) {
        byte[] input = (String.join("\n", typed) + "\n").getBytes(StandardCharsets.UTF_8);
        return play(input, options);
    }

    /** Runs the program's command {@code play}, given all that is read from the terminal. */
    static Run play(byte[] input, String... options) {
        PlayCommand play = new PlayCommand(new ByteArrayInputStream(input));
        String[] args = new String[options.length + 1];
        args[0] = "play";
        System.arraycopy(options, 0, args, 1, options.length);
        return run(Main.commandLine(play), args);
    }

    private static Run run(CommandLine program, String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int exitCode = program.setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute(args);
        return new Run(exitCode, lines(out), lines(err));
    }

    private static String lines(StringWriter text) {
        return text.toString().replace(System.lineSeparator(), "\n");
    }
}
