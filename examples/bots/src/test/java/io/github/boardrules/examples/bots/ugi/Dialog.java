package io.github.boardrules.examples.bots.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Writer;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A talk with an engine, line by line. */
final class Dialog implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 20;

    private final Heard heard = new Heard();
    private final UgiEngine engine;

    Dialog() {
        this("random");
    }

    Dialog(String player) {
        engine = new UgiEngine(heard, UgiOptions.DEFAULT.with("Player", player), Duration.ZERO);
    }

    /** Collects lines, and sees that each is flushed at once. */
    private static final class Heard extends Writer {
        private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
        private final StringBuilder unflushed = new StringBuilder();

        @Override
        public void write(char[] buffer, int offset, int length) {
            unflushed.append(buffer, offset, length);
        }

        @Override
        public void flush() throws IOException {
            String text = unflushed.toString();
            unflushed.setLength(0);
            if (text.indexOf('\n') != text.length() - 1) {
                throw new IOException("flushed what is not one line: " + text);
            }
            lines.add(text.substring(0, text.length() - 1));
        }

        @Override
        public void close() {}
    }

    UgiEngine engine() {
        return engine;
    }

    Dialog say(String... lines) {
        for (String line : lines) {
            assertThat(engine.line(line)).as(line).isTrue();
        }
        return this;
    }

    /** Waits for the next line. */
    String hear() {
        try {
            @Nullable String line = heard.lines.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            return line == null ? "(silence)" : line;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return "(interrupted)";
        }
    }

    /** Waits for a line that begins with a word, and skips others. */
    String hear(String word) {
        String line = hear();
        while (!line.startsWith(word) && !line.startsWith("(")) {
            line = hear();
        }
        return line;
    }

    /** Returns what was said and not yet heard; nothing that a search has still to say. */
    List<String> rest() {
        List<String> lines = new ArrayList<>();
        heard.lines.drainTo(lines);
        return lines;
    }

    /** Asks and hears the answer, which comes at once. */
    String ask(String question) {
        say("query " + question);
        return hear("response").substring("response ".length());
    }

    /** Has a move made, which must be two words. */
    String go(String limit) {
        say("go " + limit);
        String best = hear("bestmove");
        assertThat(best).matches("bestmove \\S+");
        return best.substring("bestmove ".length());
    }

    @Override
    public void close() {
        engine.close();
    }
}
