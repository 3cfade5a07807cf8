package io.github.boardrules.examples.bots.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class LinesTest {
    private static List<String> read(Reader in, int longest) throws IOException {
        Lines lines = new Lines(in, longest);
        List<String> read = new ArrayList<>();
        for (String line = lines.next(); line != null; line = lines.next()) {
            read.add(line);
        }
        return read;
    }

    @Test
    void linesEndWithLineFeedsOrTheInput() throws IOException {
        assertThat(read(new StringReader(""), 5)).isEmpty();
        assertThat(read(new StringReader("a"), 5)).containsExactly("a");
        assertThat(read(new StringReader("a\n"), 5)).containsExactly("a");
        assertThat(read(new StringReader("\na\r\n\n\0b"), 5)).containsExactly("", "a\r", "", "\0b");
    }

    @Test
    void longLinesAreEmpty() throws IOException {
        assertThat(read(new StringReader("12345\n123456\n12"), 5)).containsExactly("12345", "", "12");
        assertThat(read(new StringReader("123456"), 5)).containsExactly("");
        String long1 = "x".repeat(100_000);
        assertThat(read(new StringReader("a\n" + long1 + "\nb\n" + long1), 99_999))
                .containsExactly("a", "", "b", "");
        assertThat(read(new StringReader(long1 + "\n"), 100_000)).containsExactly(long1);
    }

    @Test
    void memoryDoesNotGrowWithALine() throws IOException {
        Reader huge = new Reader() {
            private int left = 100_000_000;

            @Override
            public int read(char[] buffer, int offset, int length) {
                left -= length;
                return left > 0 ? length : -1;
            }

            @Override
            public void close() {}
        };
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        assertThat(read(huge, 1000)).containsExactly("");
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(1_000_000);
    }
}
