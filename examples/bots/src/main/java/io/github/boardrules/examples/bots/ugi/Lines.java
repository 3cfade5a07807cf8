package io.github.boardrules.examples.bots.ugi;

import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/** Reads lines, however long they are, in memory that does not grow with them. Not thread-safe. */
public final class Lines {
    private static final int BUFFER = 1 << 13;

    private final Reader in;
    private final int longest;
    private final char[] buffer = new char[BUFFER];
    private int next;
    private int end;

    /**
     * Makes a reader of lines.
     *
     * @param in where they come from
     * @param longest how many characters the longest line has that is worth reading
     */
    public Lines(Reader in, int longest) {
        this.in = in;
        this.longest = longest;
    }

    /**
     * Reads a line.
     *
     * @return the line without the line feed at its end; an empty one in place of a line that is too long; null at the
     *     end of the input
     * @throws IOException if the input cannot be read
     */
    public @Nullable String next() throws IOException {
        StringBuilder line = new StringBuilder();
        boolean any = false;
        boolean tooLong = false;
        while (next < end || fill()) {
            any = true;
            int from = next;
            while (next < end && buffer[next] != '\n') {
                next++;
            }
            tooLong |= line.length() + (next - from) > longest;
            if (!tooLong) {
                line.append(buffer, from, next - from);
            }
            if (next < end) {
                next++;
                return tooLong ? "" : line.toString();
            }
        }
        return any ? (tooLong ? "" : line.toString()) : null;
    }

    private boolean fill() throws IOException {
        next = 0;
        end = Math.max(0, in.read(buffer));
        return end > 0;
    }
}
