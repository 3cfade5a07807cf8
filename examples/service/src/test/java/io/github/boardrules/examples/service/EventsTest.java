package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Games are followed as they go on, by clients that read, are slow, or vanish. */
class EventsTest extends OneService {
    private static final int STREAMS_PER_CLIENT = 5;

    @Override
    Settings.Builder settings(Settings.Builder usual) {
        return usual.heartbeat(Duration.ofMillis(200))
                .streamsPerClient(STREAMS_PER_CLIENT)
                .idleTime(Duration.ofSeconds(2));
    }

    /** A client of a stream, which reads only when it wants to. */
    private final class Follower implements AutoCloseable {
        private final Socket socket = new Socket();
        private final BufferedReader in;

        Follower(String path, @Nullable String lastEventId) throws IOException {
            socket.setReceiveBufferSize(4096);
            socket.setSoTimeout(30_000);
            socket.connect(new InetSocketAddress("localhost", service.port()));
            String header = lastEventId == null ? "" : "Last-Event-ID: " + lastEventId + "\r\n";
            socket.getOutputStream()
                    .write(("GET " + path + " HTTP/1.0\r\nHost: localhost\r\n" + header + "\r\n")
                            .getBytes(StandardCharsets.US_ASCII));
            in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        }

        /** Returns the lines up to the next empty one. */
        List<String> next() throws IOException {
            List<String> lines = new ArrayList<>();
            for (String line = in.readLine(); line != null && !line.isEmpty(); line = in.readLine()) {
                lines.add(line);
            }
            return lines;
        }

        /** Returns the game of the next event, whose id is its version. */
        JsonNode game() throws IOException {
            List<String> lines = next();
            while (lines.equals(List.of(":"))) {
                lines = next();
            }
            assertThat(lines).contains("event: game");
            String data = lines.stream()
                    .filter(line -> line.startsWith("data: "))
                    .findFirst()
                    .orElseThrow();
            JsonNode game = Json.MAPPER.readTree(data.substring(6));
            assertThat(lines).contains("id: " + game.path("version").longValue());
            return game;
        }

        @Override
        public void close() throws IOException {
            socket.close();
        }
    }

    private void awaitStreams(int number) throws InterruptedException {
        awaitStreams(number, client);
    }

    private static void awaitStreams(int number, Client client) throws InterruptedException {
        String metric = "boardrules_event_streams " + number + ".0";
        for (int i = 0; i < 300 && !client.get("/v1/metrics").body().contains(metric); i++) {
            Thread.sleep(50);
        }
        assertThat(client.get("/v1/metrics").body()).contains(metric);
    }

    @Test
    void whoFollowsSeesTheGameAndEachChange() throws Exception {
        Table table = Table.ofTwo(client, "vaw 8");
        try (Follower follower = new Follower(table.path("/events"), null)) {
            assertThat(follower.next()).contains("Content-Type: text/event-stream");
            assertThat(follower.game()).isEqualTo(table.game());
            assertThat(table.move("first", "a2-a4")).isEqualTo(follower.game());
            assertThat(table.act("undo", "first").json()).isEqualTo(follower.game());
            assertThat(table.act("resign", "second").json()).isEqualTo(follower.game());
        }
    }

    @Test
    void whoKnowsAVersionIsToldOfLaterOnesOnly() throws Exception {
        Table table = Table.begin(client, "vaw 8", Table.ME, Table.ME);
        table.move("first", "a2-a4");
        try (Follower follower = new Follower(table.path("/events"), "1")) {
            follower.next();
            assertThat(follower.next()).as("nothing but a heartbeat").containsExactly(":");
            table.move("first", "b7-b5");
            assertThat(follower.game().path("version").intValue()).isEqualTo(2);
        }
        try (Follower follower = new Follower(table.path("/events"), "nonsense")) {
            follower.next();
            assertThat(follower.game().path("version").intValue()).isEqualTo(2);
        }
    }

    @Test
    void aClientThatVanishesIsForgotten() throws Exception {
        Table table = Table.begin(client, "vaw 8", Table.ME, Table.ME);
        awaitStreams(0);
        for (int i = 0; i < STREAMS_PER_CLIENT; i++) {
            try (Follower follower = new Follower(table.path("/events"), null)) {
                follower.next();
                follower.game();
            }
        }
        awaitStreams(0);
        table.move("first", "a2-a4");
    }

    @Test
    void aClientThatDoesNotReadHoldsUpNobodyAndIsLetGo() throws Exception {
        Table table = Table.begin(client, "windborne 13", Table.ME, Table.ME);
        awaitStreams(0);
        Random random = new Random(1);
        try (Follower slow = new Follower(table.path("/events"), null);
                Follower quick = new Follower(table.path("/events"), null)) {
            slow.next();
            quick.next();
            long version = quick.game().path("version").longValue();
            for (int i = 0; i < 60; i++) {
                table.move("first", Table.randomMove(table.game(), random));
                long next = quick.game().path("version").longValue();
                assertThat(next).isGreaterThan(version);
                version = next;
            }
        }
        awaitStreams(0);
    }

    @Test
    void aClientHasSoManyStreamsAndNoMore() throws Exception {
        Table table = Table.begin(client, "vaw 8", Table.ME, Table.ME);
        awaitStreams(0);
        List<Follower> followers = new ArrayList<>();
        try {
            for (int i = 0; i < STREAMS_PER_CLIENT; i++) {
                Follower follower = new Follower(table.path("/events"), null);
                followers.add(follower);
                follower.next();
                follower.game();
            }
            assertThat(client.get(table.path("/events")).code()).isEqualTo("429 too-many-streams");
        } finally {
            for (Follower follower : followers) {
                follower.close();
            }
        }
        awaitStreams(0);
    }

    @Test
    void theServiceEndsThoughSomebodyFollows(@TempDir Path other) throws Exception {
        CompletableFuture<String> stream;
        try (Service ended = Services.start(other)) {
            Client follower = new Client(ended.port());
            Table table = Table.begin(follower, "vaw 8", Table.ME, Table.ME);
            stream = CompletableFuture.supplyAsync(
                    () -> follower.get(table.path("/events")).body());
            awaitStreams(1, follower);
        }
        assertThat(stream.get(10, TimeUnit.SECONDS)).contains("event: game");
    }
}
