package io.github.boardrules.examples.bots.ugi;

import java.io.IOException;
import java.io.Writer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Writes lines, each flushed, and remembers why one could not be written. Thread-safe. */
final class UgiOutput {
    private static final int LONGEST_INFO = 1000;

    private final Writer out;
    private @Nullable IOException failure;

    UgiOutput(Writer out) {
        this.out = out;
    }

    /** Writes a line; none after one that could not be written. */
    synchronized void line(String line) {
        if (failure != null) {
            return;
        }
        try {
            // A line feed on every system: runners compare whole lines
            out.write(line + "\n");
            out.flush();
        } catch (IOException e) {
            failure = e;
        }
    }

    /** Tells something to people. */
    void info(@Nullable String message) {
        line("info string " + Texts.oneLine(String.valueOf(message), LONGEST_INFO));
    }

    synchronized Optional<IOException> failure() {
        return Optional.ofNullable(failure);
    }
}
