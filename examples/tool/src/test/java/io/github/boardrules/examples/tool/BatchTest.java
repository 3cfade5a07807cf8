package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.examples.protocol.Limits;
import io.github.boardrules.examples.protocol.LineProtocol;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Many lines, whatever they say: an answer each, in order. */
final class BatchTest {
    private static final LineProtocol PROTOCOL = new LineProtocol(Limits.DEFAULT);

    /** Answers lines whose chars are bytes. */
    static List<String> answers(String lines, int threads) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream(lines.getBytes(StandardCharsets.ISO_8859_1));
        new Batch(PROTOCOL, in, out).run(threads);
        String text = out.toString(StandardCharsets.UTF_8);
        assertThat(text.isEmpty() || text.endsWith("\n")).isTrue();
        return text.lines().toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void answersKeepTheOrderOfRequests(int threads) throws IOException {
        StringBuilder lines = new StringBuilder();
        for (int i = 0; i < 1000; i++) {
            // Some take much longer than others.
            int depth = i % 50 == 0 ? 3 : 1;
            lines.append("{\"id\":" + i + ",\"game\":\"vaw\",\"ask\":[\"perft\"],\"depth\":" + depth + "}\n");
        }
        List<String> answers = answers(lines.toString(), threads);
        assertThat(answers).hasSize(1000);
        for (int i = 0; i < 1000; i++) {
            assertThat(answers.get(i))
                    .startsWith("{\"id\":" + i + ",\"position\"")
                    .endsWith(i % 50 == 0 ? ":189676}" : ":59}");
        }
    }

    @Test
    void everyMalformedLineIsAnsweredAndTheNextOneToo() throws IOException {
        String good = "{\"id\":\"good\",\"game\":\"vaw\"}";
        List<String> malformed = List.of(
                "json:hello",
                "json:",
                "json:   ",
                "json:\0",
                "json:{\"game\":\"vaw\"}\0",
                "json:{\"game\":\"vaw\",\"game\":\"vaw\"}",
                "json:" + "[".repeat(100_000),
                "json:{\"id\":" + "[".repeat(200) + "]".repeat(200) + "}",
                "json:\u00ff\u00fe",
                "json:{\"game\":\"v\u00e9w\"}",
                "json:" + "x".repeat(10_000_000),
                "json:{\"game\":\"vaw\",\"position\":\"" + "v".repeat(10_000_000) + "\"}",
                "field:{\"game\":\"vaw\",\"colour\":1}",
                "field:{\"game\":\"vaw\",\"size\":\"8\"}",
                "field:{\"game\":\"vaw\",\"size\":2147483647}",
                "field:{\"game\":\"vaw\",\"size\":99999999999999999999}",
                "field:{\"game\":\"vaw\",\"depth\":1e2}",
                // Arabic-Indic digits, in UTF-8
                "notation:{\"game\":\"vaw\",\"move\":\"a\u00d9\u00a1-a\u00d9\u00a2\"}",
                "notation:{\"game\":\"vaw\",\"position\":\"\u00d9\u00a8/8 w 0\"}",
                "json:{\"game\":\"vaw\",\"size\":\u00d9\u00a8}");
        StringBuilder lines = new StringBuilder();
        for (String line : malformed) {
            lines.append(line.substring(line.indexOf(':') + 1))
                    .append('\n')
                    .append(good)
                    .append("\r\n");
        }
        List<String> answers = answers(lines.toString(), 1);
        assertThat(answers).hasSize(2 * malformed.size());
        for (int i = 0; i < malformed.size(); i++) {
            String code = malformed.get(i).substring(0, malformed.get(i).indexOf(':'));
            assertThat(answers.get(2 * i)).startsWith("{\"id\":null,\"error\":{\"code\":\"" + code + "\"");
            assertThat(answers.get(2 * i + 1)).startsWith("{\"id\":\"good\",\"position\"");
        }
    }

    @Test
    void theLastLineNeedsNoEnd() throws IOException {
        assertThat(answers("", 1)).isEmpty();
        assertThat(answers("{\"game\":\"vaw\"}", 1)).hasSize(1);
        assertThat(answers("{\"game\":\"vaw\"}\n", 1)).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    @Timeout(value = 30, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void whoWaitsForAnAnswerGetsIt(int threads) throws Exception {
        PipedOutputStream requests = new PipedOutputStream();
        InputStream in = new PipedInputStream(requests);
        PipedInputStream answers = new PipedInputStream();
        OutputStream out = new PipedOutputStream(answers);
        Thread batch = new Thread(() -> {
            try (out) {
                new Batch(PROTOCOL, in, out).run(threads);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        batch.start();
        try (requests) {
            for (int i = 0; i < 3; i++) {
                requests.write("{\"game\":\"vaw\"}\n".getBytes(StandardCharsets.UTF_8));
                requests.flush();
                int next;
                do {
                    next = answers.read();
                    assertThat(next).isNotNegative();
                } while (next != '\n');
            }
        }
        assertThat(answers.read()).isNegative();
        batch.join();
    }

    @Test
    void whenNobodyReadsTheAnswersItEnds() {
        InputStream in =
                new ByteArrayInputStream("{\"game\":\"vaw\"}\n".repeat(2000).getBytes(StandardCharsets.UTF_8));
        OutputStream closed = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        assertThatThrownBy(() -> new Batch(PROTOCOL, in, closed).run(2)).isInstanceOf(Batch.OutputException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 20})
    @Timeout(value = 30, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void aFailureOfAWorkerIsToldAndEndsIt(int threads) {
        InputStream in = new ByteArrayInputStream("x\n".repeat(100).getBytes(StandardCharsets.UTF_8));
        AtomicInteger requests = new AtomicInteger();
        Batch.Answering failing = request -> {
            if (requests.incrementAndGet() == 10) {
                throw new OutOfMemoryError("Java heap space");
            }
            return "{}";
        };
        OutputStream out = new ByteArrayOutputStream();
        assertThatThrownBy(() -> new Batch(failing, 100, in, out).run(threads))
                .isInstanceOf(Failure.class)
                .hasMessage("a request could not be answered: not enough memory");
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5})
    @Timeout(value = 60, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void largeAnswersThatWaitAreFew(int threads) throws IOException {
        int count = 200;
        long size = 1 << 20;
        AtomicLong made = new AtomicLong();
        AtomicLong written = new AtomicLong();
        AtomicLong most = new AtomicLong();
        Batch.Answering large = request -> {
            most.accumulateAndGet(made.incrementAndGet() - written.get() / size, Math::max);
            return "x".repeat((int) size);
        };
        OutputStream slow = new OutputStream() {
            @Override
            public void write(int b) {
                written.incrementAndGet();
            }

            @Override
            public void write(byte[] bytes, int offset, int length) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
                written.addAndGet(length);
            }
        };
        InputStream in = new ByteArrayInputStream("x\n".repeat(count).getBytes(StandardCharsets.UTF_8));
        new Batch(large, 100, in, slow).run(threads);
        assertThat(written).hasValue(count * (size + 1));
        // Eight wait at most, one is being written, and each thread may be at one more
        assertThat(most.get()).isLessThanOrEqualTo(8 + 2 + threads);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void manySmallRequestsAreAnsweredInOrder(int threads) throws IOException {
        int count = 100_000;
        StringBuilder lines = new StringBuilder();
        StringBuilder expected = new StringBuilder();
        for (int i = 0; i < count; i++) {
            lines.append(i).append('\n');
            expected.append("answer ").append(i).append('\n');
        }
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        InputStream in = new ByteArrayInputStream(lines.toString().getBytes(StandardCharsets.UTF_8));
        new Batch(request -> "answer " + new String(request, StandardCharsets.UTF_8), 100, in, out).run(threads);
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo(expected.toString());
    }
}
