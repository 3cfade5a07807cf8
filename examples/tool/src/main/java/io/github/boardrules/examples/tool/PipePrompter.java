package io.github.boardrules.examples.tool;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads what is piped into the program, and echoes it: with it the output reads as a conversation. */
final class PipePrompter implements Prompter {
    /** Longer than all that can be meant, names of files included. */
    private static final int MAX_BYTES = 8192;

    private static final int WIDTH = 80;

    private final LineReader lines;
    private final PrintWriter out;

    PipePrompter(InputStream in, PrintWriter out) {
        this.lines = new LineReader(in, MAX_BYTES, out::flush);
        this.out = out;
    }

    @Override
    public Optional<String> ask(String prompt) {
        // Where nobody reads the answers, there is nobody to ask either
        while (!out.checkError()) {
            out.print(prompt);
            byte[] line = next();
            if (line == null) {
                return Optional.empty();
            }
            String typed = new String(line, StandardCharsets.UTF_8).strip();
            if (line.length <= MAX_BYTES) {
                out.println(Failures.oneLine(typed));
                return Optional.of(typed);
            }
            out.println(Failures.shortened(typed));
            out.println("That line is longer than " + MAX_BYTES + " bytes: it is skipped.");
        }
        return Optional.empty();
    }

    private byte @Nullable [] next() {
        try {
            return lines.next();
        } catch (IOException e) {
            throw new Failure("cannot read what is typed: " + e.getMessage());
        }
    }

    @Override
    public PrintWriter out() {
        return out;
    }

    @Override
    public int width() {
        return WIDTH;
    }
}
