package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** Lines of every shape and length. */
final class LineReaderTest {
    private static final int MOST = 10;

    private static List<String> lines(String text) throws IOException {
        LineReader reader =
                new LineReader(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), MOST, () -> {});
        List<String> lines = new ArrayList<>();
        for (byte[] line = reader.next(); line != null; line = reader.next()) {
            lines.add(new String(line, StandardCharsets.UTF_8));
        }
        return lines;
    }

    @Test
    void linesEndAtLineFeedsThatReturnsMayPrecede() throws IOException {
        assertThat(lines("")).isEmpty();
        assertThat(lines("\n")).containsExactly("");
        assertThat(lines("a\nb")).containsExactly("a", "b");
        assertThat(lines("a\r\n\r\nb\r\n")).containsExactly("a", "", "b");
        assertThat(lines("a\rb\r\r\n\0\n\n")).containsExactly("a\rb\r", "\0", "");
    }

    @Test
    void ofLongLinesOneByteMoreIsKept() throws IOException {
        assertThat(lines("0123456789\n0123456789\r\n0123456789")).containsOnly("0123456789");
        assertThat(lines("0123456789x\na")).containsExactly("0123456789x", "a");
        assertThat(lines("0123456789\r\r\na")).containsExactly("0123456789\r", "a");
        assertThat(lines("0123456789xy\r\na")).containsExactly("0123456789x", "a");
        assertThat(lines("x".repeat(200_000) + "\na\n" + "y".repeat(200_000)))
                .containsExactly("x".repeat(MOST + 1), "a", "y".repeat(MOST + 1));
    }

    @Test
    void readingTellsBeforeItWaits() throws IOException {
        AtomicInteger waits = new AtomicInteger();
        LineReader reader = new LineReader(
                new ByteArrayInputStream("a\nb\n".getBytes(StandardCharsets.UTF_8)), MOST, waits::incrementAndGet);
        reader.next();
        reader.next();
        assertThat(waits).hasValue(0);
        assertThat(reader.next()).isNull();
        assertThat(waits).hasValue(1);
    }
}
