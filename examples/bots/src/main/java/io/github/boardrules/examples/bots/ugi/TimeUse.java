package io.github.boardrules.examples.bots.ugi;

import java.time.Duration;

/** How much of the time that is allowed is searched, so that the move arrives in time even on a busy machine. */
public final class TimeUse {
    /** For what lies between the end of a search and the arrival of its move, and for the pauses of the JVM. */
    private static final Duration LEAST_MARGIN = Duration.ofMillis(5);

    private static final Duration MOST_MARGIN = Duration.ofMillis(50);

    /** Longer than any game; short enough to be counted in nanoseconds. */
    private static final Duration LONGEST = Duration.ofDays(3650);

    /** A game has about so many moves left, whenever it is asked. */
    private static final int MOVES_LEFT = 25;

    private TimeUse() {}

    /**
     * Returns how long to search for a move.
     *
     * @param millis the time allowed for this move, in milliseconds; may be anything
     * @return less than that: by a tenth and 5 ms, but no more than 50 ms and half of it; 0 or more
     */
    public static Duration ofMove(long millis) {
        Duration allowed = duration(millis);
        Duration margin = min(allowed.dividedBy(10).plus(LEAST_MARGIN), min(MOST_MARGIN, allowed.dividedBy(2)));
        return allowed.minus(margin);
    }

    /**
     * Returns when to tell the best move so far, should the search not have ended by itself: a busy machine may not have
     * let it run when its time was over.
     *
     * @param millis the time allowed for this move, in milliseconds; may be anything
     * @return the middle between {@link #ofMove} and all of the time
     */
    public static Duration last(long millis) {
        return duration(millis).plus(ofMove(millis)).dividedBy(2);
    }

    /**
     * Returns how long to search for a move where a clock runs for the whole game.
     *
     * @param millis the time left, in milliseconds; may be anything
     * @param increment what the clock gets after the move, in milliseconds; may be anything
     * @return a share of the time left and most of the increment, never more than {@link #ofMove} of the time left
     */
    static Duration ofClock(long millis, long increment) {
        Duration share = duration(millis)
                .dividedBy(MOVES_LEFT)
                .plus(duration(increment).multipliedBy(3).dividedBy(4));
        return min(share, ofMove(millis));
    }

    private static Duration duration(long millis) {
        return min(Duration.ofMillis(Math.max(0, millis)), LONGEST);
    }

    private static Duration min(Duration one, Duration other) {
        return one.compareTo(other) <= 0 ? one : other;
    }
}
