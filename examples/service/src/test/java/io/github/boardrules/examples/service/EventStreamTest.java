package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import jakarta.servlet.ServletOutputStream;
import jakarta.servlet.WriteListener;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** What a stream does where the connection takes nothing for a while. */
class EventStreamTest {
    /** A connection that takes something only when it is told to. */
    private static final class Connection extends ServletOutputStream {
        private final StringBuilder written = new StringBuilder();
        private @Nullable WriteListener listener;
        private boolean ready;
        private boolean broken;

        void takes(boolean something) throws IOException {
            ready = something;
            if (something && listener != null) {
                listener.onWritePossible();
            }
        }

        @Override
        public boolean isReady() {
            return ready;
        }

        @Override
        public void setWriteListener(WriteListener writeListener) {
            listener = writeListener;
        }

        @Override
        public void write(int oneByte) throws IOException {
            assertThat(ready).isTrue();
            if (broken) {
                throw new IOException("gone");
            }
            written.append((char) oneByte);
        }

        @Override
        public void write(byte[] bytes) throws IOException {
            for (byte each : bytes) {
                write(each);
            }
        }
    }

    private final Connection connection = new Connection();
    private final EventStream stream = new EventStream(3);

    private static EventStream.Event event(long version) {
        return EventStream.Event.of(version, "{\"version\":" + version + "}");
    }

    @Test
    void whatASlowClientMissesIsNotKept() throws IOException {
        stream.begin(connection);
        for (int version = 4; version < 100_000; version++) {
            stream.send(event(version));
            stream.beat();
        }
        assertThat(connection.written).isEmpty();
        connection.takes(true);
        assertThat(connection.written.toString())
                .containsOnlyOnce("event: game")
                .contains("id: 99999\n");
        connection.takes(false);
        stream.send(event(100_000));
        stream.send(event(100_001));
        connection.takes(true);
        assertThat(connection.written.toString()).doesNotContain("id: 100000\n").contains("id: 100001\n");
    }

    @Test
    void versionsNeverGoBack() throws IOException {
        stream.begin(connection);
        connection.takes(true);
        stream.send(event(3));
        assertThat(connection.written).as("known already").isEmpty();
        stream.send(event(5));
        stream.send(event(4));
        assertThat(connection.written.toString()).contains("id: 5\n").doesNotContain("id: 4\n");
    }

    @Test
    void whatIsSentBeforeTheConnectionIsThereIsSentThen() throws IOException {
        stream.send(event(4));
        stream.begin(connection);
        connection.takes(true);
        assertThat(connection.written.toString())
                .isEqualTo("retry: 2000\nid: 4\nevent: game\ndata: {\"version\":4}\n\n");
    }

    @Test
    void itEndsWhenTheClientHasGone() throws IOException {
        stream.begin(connection);
        connection.takes(true);
        connection.broken = true;
        assertThat(stream.ended()).isNotDone();
        stream.beat();
        assertThat(stream.ended()).isDone();
        stream.send(event(4));
    }

    @Test
    void itEndsWhenTheConnectionSaysSo() {
        stream.begin(connection);
        stream.onError(new IOException("idle for too long"));
        assertThat(stream.ended()).isDone();
    }
}
