package io.github.boardrules.examples.service;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/**
 * One client that is told of a game's changes as server-sent events. Writes only what the connection takes at once, so a
 * slow client holds no thread; what it has missed meanwhile is not kept, as every event has the whole game.
 */
final class EventStream implements WriteListener {
    private static final String HEARTBEAT = ":\n\n";

    /**
     * What is sent.
     *
     * @param version the game's version, by which a client knows what it has
     * @param text the event as it is written
     */
    record Event(long version, String text) {
        static Event of(long version, String json) {
            return new Event(version, "retry: 2000\nid: " + version + "\nevent: game\ndata: " + json + "\n\n");
        }
    }

    private final CompletableFuture<@Nullable Void> ended = new CompletableFuture<>();
    private long version;
    private @Nullable String waiting;
    private boolean unflushed;

    /** Set once the connection can take something. */
    private @Nullable ServletOutputStream out;

    private boolean ready;

    /**
     * Makes the stream.
     *
     * @param version the version that the client has; it is told of later ones
     */
    EventStream(long version) {
        this.version = version;
    }

    /** Begins to write. */
    void begin(ServletOutputStream connection) {
        synchronized (this) {
            out = connection;
        }
        connection.setWriteListener(this);
    }

    /** Completes when the client has gone, or {@link #end} is called. */
    CompletableFuture<@Nullable Void> ended() {
        return ended;
    }

    /** Sends an event, unless the client has it or a later one. */
    void send(Event event) {
        synchronized (this) {
            if (event.version() <= version) {
                return;
            }
            version = event.version();
            waiting = event.text();
        }
        write();
    }

    /** Shows that the stream is there; so it is noticed when the client is not. */
    void beat() {
        synchronized (this) {
            if (waiting == null) {
                waiting = HEARTBEAT;
            }
        }
        write();
    }

    void end() {
        ended.complete(null);
    }

    @Override
    public void onWritePossible() {
        synchronized (this) {
            ready = true;
        }
        write();
    }

    @Override
    public void onError(Throwable problem) {
        end();
    }

    private void write() {
        try {
            writeWhileReady();
        } catch (IOException | RuntimeException e) {
            end();
        }
    }

    private synchronized void writeWhileReady() throws IOException {
        while (out != null && ready && !ended.isDone() && (waiting != null || unflushed)) {
            ready = out.isReady();
            if (!ready) {
                return;
            }
            if (waiting != null) {
                out.write(waiting.getBytes(StandardCharsets.UTF_8));
                waiting = null;
                unflushed = true;
            } else {
                out.flush();
                unflushed = false;
            }
        }
    }
}
