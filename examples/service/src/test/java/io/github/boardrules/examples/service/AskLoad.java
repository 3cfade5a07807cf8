package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.protocol.Limits;
import io.github.boardrules.examples.protocol.LineProtocol;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Position;
import io.github.boardrules.vaw.VawRules;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Not a test of every build: {@code mvn -B test -Pload -pl examples/service -am -Dload.seconds=120}. The service runs in
 * a Java of its own, the clients here; both share the machine.
 */
class AskLoad {
    private static final int SECONDS = Integer.getInteger("load.seconds", 30);
    private static final int QUESTIONS = 2000;
    private static final Pattern HEAP =
            Pattern.compile("jvm_memory_pool_collection_used_bytes\\{pool=\"[^\"]*(?:Old|Tenured)[^\"]*\"} ([0-9.E]+)");

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path folder;

    /** Returns questions whether a move is legal, about positions of random games of both kinds. */
    private static List<String> questions() {
        Random random = new Random(1);
        List<String> questions = new ArrayList<>();
        while (questions.size() < QUESTIONS) {
            Position<?> position = Games.rules(questions.size() % 2 == 0 ? "vaw 8" : "windborne 7")
                    .start();
            for (int plies = random.nextInt(30); plies > 0 && !position.isOver(); plies--) {
                position = position.play(position.legalMoves().random(random).toString());
            }
            if (!position.isOver()) {
                String game = position.rules() instanceof VawRules ? "vaw" : "windborne";
                questions.add("{\"game\":\"" + game + "\",\"position\":\"" + position + "\",\"move\":\""
                        + position.legalMoves().random(random) + "\",\"ask\":[\"legality\"]}");
            }
        }
        return questions;
    }

    private static void print(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values));
    }

    /** What the service can at best: the same questions without HTTP, on one thread. */
    @Test
    void protocolAlone() {
        LineProtocol protocol = new LineProtocol(Limits.DEFAULT);
        List<String> questions = questions();
        long answered = 0;
        for (long round = 0; round < 2; round++) {
            answered = 0;
            long end = System.nanoTime() + SECONDS * 250_000_000L;
            while (System.nanoTime() < end) {
                for (String question : questions) {
                    assertThat(protocol.answer(question).length()).isPositive();
                }
                answered += QUESTIONS;
            }
        }
        print("line protocol without HTTP, one thread: %,.0f questions/s", answered / (SECONDS * 0.25));
    }

    /** The library's check of a move, without any text of JSON. */
    @Test
    void libraryAlone() {
        Random random = new Random(1);
        Position<?> position = Games.rules("windborne 7").start();
        String move = position.legalMoves().random(random).toString();
        long checked = 0;
        for (int round = 0; round < 2; round++) {
            checked = 0;
            long end = System.nanoTime() + SECONDS * 250_000_000L;
            while (System.nanoTime() < end) {
                for (int i = 0; i < QUESTIONS; i++) {
                    assertThat(position.violation(move)).isEmpty();
                }
                checked += QUESTIONS;
            }
        }
        print("check of a move given as text, one thread: %,.0f/s", checked / (SECONDS * 0.25));
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "8, 1", "8, 100"})
    void ask(int clients, int questionsAtOnce) throws Exception {
        try (ChildService child = new ChildService(folder.resolve("games.db").toString(), List.of("-Xmx256m"))) {
            run(child, clients, questionsAtOnce, Math.max(1, SECONDS / 4));
            long before = heap(child);
            long begun = System.nanoTime();
            long[] nanos = run(child, clients, questionsAtOnce, SECONDS);
            double seconds = (System.nanoTime() - begun) / 1e9;
            long after = heap(child);
            print(
                    "%d clients, %d questions a request: %,.0f questions/s, %,.0f requests/s;"
                            + " ms: p50 %.2f p95 %.2f p99 %.2f max %.1f; heap after collection %,d -> %,d KiB",
                    clients,
                    questionsAtOnce,
                    nanos.length * (double) questionsAtOnce / seconds,
                    nanos.length / seconds,
                    percentile(nanos, 0.5),
                    percentile(nanos, 0.95),
                    percentile(nanos, 0.99),
                    percentile(nanos, 1),
                    before >> 10,
                    after >> 10);
            assertThat(after).as("memory stays flat").isLessThan(before + (32 << 20));
        }
    }

    private static double percentile(long[] sorted, double share) {
        return sorted[(int) Math.min(sorted.length - 1L, Math.round(share * sorted.length))] / 1e6;
    }

    /** Asks from so many clients for a while, and returns how long each request took, in order of length. */
    private static long[] run(ChildService child, int clients, int questionsAtOnce, int seconds) throws Exception {
        List<String> bodies = bodies(questionsAtOnce);
        ExecutorService threads = Executors.newFixedThreadPool(clients);
        try {
            List<Future<long[]>> all = new ArrayList<>();
            for (int i = 0; i < clients; i++) {
                int first = i;
                all.add(threads.submit(() -> ask(child.uri("/v1/ask"), bodies, first, seconds)));
            }
            long[] nanos = new long[0];
            for (Future<long[]> one : all) {
                long[] more = one.get();
                long[] both = Arrays.copyOf(nanos, nanos.length + more.length);
                System.arraycopy(more, 0, both, nanos.length, more.length);
                nanos = both;
            }
            Arrays.sort(nanos);
            return nanos;
        } finally {
            threads.shutdownNow();
        }
    }

    private static List<String> bodies(int questionsAtOnce) {
        List<String> questions = questions();
        List<String> bodies = new ArrayList<>();
        for (int i = 0; i + questionsAtOnce <= questions.size(); i += questionsAtOnce) {
            bodies.add(questionsAtOnce == 1 ? questions.get(i) : "" + questions.subList(i, i + questionsAtOnce));
        }
        return bodies;
    }

    /** One client with its own connection. Every request must be answered with what was asked for. */
    private static long[] ask(URI uri, List<String> bodies, int first, int seconds)
            throws IOException, InterruptedException {
        HttpClient client =
                HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
        long[] nanos = new long[1 << 16];
        int done = 0;
        long end = System.nanoTime() + seconds * 1_000_000_000L;
        for (long now = System.nanoTime(); now < end; done++) {
            String body = bodies.get((first * 31 + done) % bodies.size());
            HttpRequest request = HttpRequest.newBuilder(uri)
                    .POST(HttpRequest.BodyPublishers.ofString(body))
                    .build();
            HttpResponse<String> response = client.send(request, HttpResponse.BodyHandlers.ofString());
            long after = System.nanoTime();
            assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
            assertThat(response.body()).contains("\"legal\":true").doesNotContain("error");
            if (done == nanos.length) {
                nanos = Arrays.copyOf(nanos, 2 * done);
            }
            nanos[done] = after - now;
            now = after;
        }
        return Arrays.copyOf(nanos, done);
    }

    /** Returns what the service's heap held after its last full collection, which is asked for. */
    private static long heap(ChildService child) throws IOException, InterruptedException {
        child.collectGarbage();
        HttpRequest request = HttpRequest.newBuilder(child.uri("/v1/metrics")).build();
        String metrics = HttpClient.newHttpClient()
                .send(request, HttpResponse.BodyHandlers.ofString())
                .body();
        Matcher heap = HEAP.matcher(metrics);
        assertThat(heap.find()).as(metrics).isTrue();
        return (long) Double.parseDouble(heap.group(1));
    }
}
