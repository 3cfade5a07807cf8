package io.github.boardrules.examples.tool.speed;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/**
 * What a piece of work took.
 *
 * @param runs how often it ran
 * @param seconds the time of all runs together
 * @param result what the last run came to
 */
public record Timed(long runs, double seconds, long result) {
    /**
     * Runs a piece of work again and again.
     *
     * @param leastSeconds how long to go on; the run that is under way then is the last, and one there always is
     * @param work what is timed
     * @return the time
     */
    public static Timed atLeast(double leastSeconds, LongSupplier work) {
        return atLeast(leastSeconds, () -> {}, work);
    }

    /**
     * Runs a piece of work again and again, with something to be done before each run that is not timed.
     *
     * @param leastSeconds how long to go on, counting only what is timed
     * @param before what is not timed
     * @param work what is timed
     * @return the time
     */
    public static Timed atLeast(double leastSeconds, Runnable before, LongSupplier work) {
        long leastNanos = (long) (leastSeconds * TimeUnit.SECONDS.toNanos(1));
        long runs = 0;
        long nanos = 0;
        long result;
        do {
            before.run();
            long begin = System.nanoTime();
            result = work.getAsLong();
            nanos += System.nanoTime() - begin;
            runs++;
        } while (nanos < leastNanos);
        return new Timed(runs, nanos / (double) TimeUnit.SECONDS.toNanos(1), result);
    }

    /**
     * Returns what one run took.
     *
     * @return the mean in seconds
     */
    public double secondsPerRun() {
        return seconds / runs;
    }
}
