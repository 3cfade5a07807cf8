package io.github.boardrules.examples.service;

import com.google.common.collect.ConcurrentHashMultiset;
import com.google.common.collect.Multiset;
import io.github.boardrules.examples.service.request.Problem;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Who is told of which games. Thread-safe. */
final class EventStreams implements AutoCloseable {
    private final ConcurrentMap<String, Set<EventStream>> byGame = new ConcurrentHashMap<>();
    private final Multiset<String> clients = ConcurrentHashMultiset.create();
    private final Settings settings;
    private volatile boolean closed;

    EventStreams(Settings settings) {
        this.settings = settings;
    }

    /**
     * Tells a client of a game from now on.
     *
     * @param seen the version that the client has
     * @param latest finds the game as it is
     * @return completes when the client has gone
     */
    CompletableFuture<@Nullable Void> open(Context context, long seen, Supplier<Game> latest) {
        String id = latest.get().id();
        String client = context.ip();
        admit(client);
        EventStream stream = new EventStream(seen);
        byGame.compute(id, (game, streams) -> {
            Set<EventStream> all = streams == null ? ConcurrentHashMap.newKeySet() : streams;
            all.add(stream);
            return all;
        });
        CompletableFuture<@Nullable Void> gone = stream.ended().whenComplete((nothing, problem) -> {
            clients.remove(client);
            byGame.computeIfPresent(id, (game, streams) -> {
                streams.remove(stream);
                return streams.isEmpty() ? null : streams;
            });
        });
        try {
            // Asked for only now, as the game may have changed just before the stream was known
            stream.send(event(latest.get()));
            stream.begin(context.res().getOutputStream());
        } catch (IOException | RuntimeException e) {
            stream.end();
            throw e instanceof RuntimeException problem ? problem : new UncheckedIOException((IOException) e);
        }
        return gone;
    }

    private void admit(String client) {
        if (closed || size() >= settings.streams()) {
            throw new Problem(HttpStatus.SERVICE_UNAVAILABLE, "too-many-streams", "too many streams are open");
        }
        if (clients.add(client, 1) >= settings.streamsPerClient()) {
            clients.remove(client);
            throw new Problem(
                    HttpStatus.TOO_MANY_REQUESTS,
                    "too-many-streams",
                    "a client may have " + settings.streamsPerClient() + " streams open");
        }
    }

    /** Tells whoever follows a game how it stands. */
    void publish(Game game) {
        Set<EventStream> streams = byGame.get(game.id());
        if (streams != null) {
            EventStream.Event event = event(game);
            streams.forEach(stream -> stream.send(event));
        }
    }

    private static EventStream.Event event(Game game) {
        return EventStream.Event.of(game.version(), Json.text(GameJson.of(game)));
    }

    void beat() {
        byGame.values().forEach(streams -> streams.forEach(EventStream::beat));
    }

    int size() {
        return clients.size();
    }

    @Override
    public void close() {
        closed = true;
        byGame.values().forEach(streams -> streams.forEach(EventStream::end));
    }
}
