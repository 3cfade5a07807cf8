package io.github.boardrules.examples.bots.match;

import java.time.Duration;

/**
 * How patient the arena is.
 *
 * @param margin how much later than its time a move may come
 * @param timeout when an engine that gives no move is given up, counted from the end of its time
 * @param start when an engine that does not say that it is ready is given up
 */
public record Pace(Duration margin, Duration timeout, Duration start) {
    // First, as what follows is checked by it
    private static final Duration LONGEST = Duration.ofDays(1);

    /** 25 ms, 10 s and 30 s. */
    public static final Pace DEFAULT = new Pace(Duration.ofMillis(25), Duration.ofSeconds(10), Duration.ofSeconds(30));

    /**
     * Checks the durations.
     *
     * @throws IllegalArgumentException if one is negative or longer than a day
     */
    public Pace {
        for (Duration each : new Duration[] {margin, timeout, start}) {
            if (each.isNegative() || each.compareTo(LONGEST) > 0) {
                throw new IllegalArgumentException("margin and timeouts must be from 0 to a day");
            }
        }
    }

    /** Returns when to give up an engine that was given a time from now on. */
    long deadline(Limit limit) {
        return System.nanoTime()
                + limit.time().orElse(Duration.ZERO).plus(timeout).toNanos();
    }

    /** Throws if a move came after its time. */
    void check(Limit limit, long nanos) throws EngineFailure {
        if (limit.time().isPresent()) {
            Duration allowed = limit.time().get();
            if (nanos > allowed.plus(margin).toNanos()) {
                throw new EngineFailure(
                        Fault.LATE,
                        "a move took " + Duration.ofNanos(nanos).toMillis() + " ms of " + allowed.toMillis()
                                + " ms and " + margin.toMillis() + " ms margin");
            }
        }
    }
}
