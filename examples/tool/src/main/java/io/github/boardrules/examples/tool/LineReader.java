package io.github.boardrules.examples.tool;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Reads lines as bytes, however long they are, in memory that does not grow with them. Not thread-safe. */
final class LineReader {
    private static final int BUFFER = 1 << 16;

    /** Is told before reading may have to wait. */
    @FunctionalInterface
    interface BeforeWait {
        void run() throws IOException;
    }

    private final InputStream in;
    private final int maxBytes;
    private final BeforeWait beforeWait;
    private final byte[] buffer = new byte[BUFFER];
    private int next;
    private int end;

    /**
     * Makes a reader.
     *
     * @param maxBytes the longest line that is kept whole
     */
    LineReader(InputStream in, int maxBytes, BeforeWait beforeWait) {
        this.in = in;
        this.maxBytes = maxBytes;
        this.beforeWait = beforeWait;
    }

    /**
     * Reads a line.
     *
     * @return the line without its end, which is a line feed that a carriage return may precede; of a longer line than
     *     the longest one byte more than that; null at the end of the input
     */
    byte @Nullable [] next() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        boolean any = false;
        while (next < end || fill()) {
            any = true;
            int from = next;
            while (next < end && buffer[next] != '\n') {
                next++;
            }
            // One byte more may be a carriage return, another tells that the line is too long.
            line.write(buffer, from, Math.min(next - from, maxBytes + 2 - line.size()));
            if (next < end) {
                next++;
                return withoutReturn(line.toByteArray());
            }
        }
        return any ? withoutReturn(line.toByteArray()) : null;
    }

    private byte[] withoutReturn(byte[] line) {
        int length = line.length;
        if (length > 0 && length <= maxBytes + 1 && line[length - 1] == '\r') {
            length--;
        }
        return length == line.length && length <= maxBytes + 1
                ? line
                : Arrays.copyOf(line, Math.min(length, maxBytes + 1));
    }

    private boolean fill() throws IOException {
        if (in.available() <= 0) {
            beforeWait.run();
        }
        next = 0;
        end = Math.max(0, in.read(buffer));
        return end > 0;
    }
}
