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
}
