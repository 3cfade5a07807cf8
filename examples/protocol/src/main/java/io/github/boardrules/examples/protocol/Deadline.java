package io.github.boardrules.examples.protocol;

import java.time.Duration;

/** When an answer must be done. */
final class Deadline {
    private final Duration limit;
    private final long start = System.nanoTime();

    Deadline(Duration limit) {
        this.limit = limit;
    }

    /** Ends the answer if its time is over. */
    void check() {
        if (Duration.ofNanos(System.nanoTime() - start).compareTo(limit) > 0) {
            double seconds = limit.toMillis() / 1000.0;
            throw ProtocolException.limit("the answer takes longer than the time limit of " + seconds + " s");
        }
    }
}
