package io.github.boardrules.examples.bots;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * How long a player may search: a time, a depth, a number of nodes, or any of them; begun when it is made. Thread-safe.
 */
public final class Budget {
    private final LongSupplier clock;
    private final long begun;
    private final long nanos;
    private final int depth;
    private final long nodes;
    private volatile boolean stopped;

    private Budget(long nanos, int depth, long nodes) {
        this(nanos, depth, nodes, System::nanoTime);
    }

    private Budget(long nanos, int depth, long nodes, LongSupplier clock) {
        this.clock = clock;
        this.begun = clock.getAsLong();
        this.nanos = nanos;
        this.depth = depth;
        this.nodes = nodes;
    }

    /**
     * Returns a budget of time, which begins now.
     *
     * @param time how long, 0 for as good as none
     * @return the budget
     */
    public static Budget time(Duration time) {
        return new Budget(time.toNanos(), Integer.MAX_VALUE, Long.MAX_VALUE);
    }

    /** Returns a budget of time as another clock has it, in nanoseconds, such as that of the thread that searches. */
    static Budget time(Duration time, LongSupplier clock) {
        return new Budget(time.toNanos(), Integer.MAX_VALUE, Long.MAX_VALUE, clock);
    }

    /**
     * Returns a budget of depth.
     *
     * @param plies how many moves ahead, from 1; a player without depth takes it for nodes, as many as it sees fit
     * @return the budget
     */
    public static Budget depth(int plies) {
        return new Budget(Long.MAX_VALUE, plies, Long.MAX_VALUE);
    }

    /**
     * Returns a budget of nodes: positions searched, or playouts.
     *
     * @param nodes how many, from 1
     * @return the budget
     */
    public static Budget nodes(long nodes) {
        return new Budget(Long.MAX_VALUE, Integer.MAX_VALUE, nodes);
    }

    /**
     * Returns a budget without end, to be stopped by {@link #stop}.
     *
     * @return the budget
     */
    public static Budget infinite() {
        return new Budget(Long.MAX_VALUE, Integer.MAX_VALUE, Long.MAX_VALUE);
    }

    /**
     * Returns a budget that is spent as soon as any of its limits is reached.
     *
     * @param time how long, 0 for as good as none
     * @param plies how many moves ahead, from 1; {@link Integer#MAX_VALUE} for no limit
     * @param nodes how many positions searched, or playouts, from 1; {@link Long#MAX_VALUE} for no limit
     * @return the budget
     */
    public static Budget of(Duration time, int plies, long nodes) {
        return new Budget(time.toNanos(), plies, nodes);
    }

    /** Ends the search from another thread, soon. */
    public void stop() {
        stopped = true;
    }

    /**
     * Tells whether the search has to end.
     *
     * @param nodesSoFar how many nodes were searched
     * @return whether the budget is spent, or was stopped
     */
    public boolean isSpent(long nodesSoFar) {
        return stopped || nodesSoFar >= nodes || (nanos != Long.MAX_VALUE && clock.getAsLong() - begun >= nanos);
    }

    /**
     * Returns the greatest depth.
     *
     * @return plies, {@link Integer#MAX_VALUE} where it is not limited
     */
    public int depth() {
        return depth;
    }

    /**
     * Returns the greatest number of nodes.
     *
     * @return nodes, {@link Long#MAX_VALUE} where they are not limited
     */
    public long nodes() {
        return nodes;
    }

    /**
     * Returns how long this budget is.
     *
     * @return nanoseconds, {@link Long#MAX_VALUE} where time is not limited
     */
    public long nanos() {
        return nanos;
    }

    /**
     * Returns how long ago this budget was begun.
     *
     * @return nanoseconds
     */
    public long elapsedNanos() {
        return clock.getAsLong() - begun;
    }
}
