package io.github.boardrules.examples.bots.analysis;

import io.github.boardrules.examples.bots.Budget;
import java.time.Duration;

/**
 * How much to search for one answer, which may take several searches: unlike a {@link Budget} it has not begun, and can
 * be divided. Immutable and thread-safe.
 */
public final class Effort {
    private final Duration time;
    private final long nodes;

    private Effort(Duration time, long nodes) {
        this.time = time;
        this.nodes = nodes;
    }

    /**
     * Returns an effort of time.
     *
     * @param time how long, above 0
     * @return the effort
     */
    public static Effort time(Duration time) {
        return new Effort(time, 0);
    }

    /**
     * Returns an effort of nodes.
     *
     * @param nodes how many, from 1
     * @return the effort
     */
    public static Effort nodes(long nodes) {
        return new Effort(Duration.ZERO, nodes);
    }

    /** Begins a budget of a part of it. */
    Budget begin(int divisor) {
        return nodes > 0 ? Budget.nodes(Math.max(1, nodes / divisor)) : Budget.time(time.dividedBy(divisor));
    }
}
