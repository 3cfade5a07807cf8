package io.github.boardrules.examples.protocol;

import java.time.Duration;
import java.util.Objects;

/**
 * How much one request may cost. What the protocol itself fixes (1,000 moves, depth 20, nesting 100) is not here.
 *
 * @param time the longest that an answer may take
 * @param listedMoves the most legal moves that an answer lists
 * @param requestBytes the longest request, in bytes of UTF-8
 */
public record Limits(Duration time, int listedMoves, int requestBytes) {
    /** Ten seconds, 300,000 moves, 1 MiB. */
    public static final Limits DEFAULT = new Limits(Duration.ofSeconds(10), 300_000, 1 << 20);

    /**
     * Makes limits.
     *
     * @param time the longest that an answer may take
     * @param listedMoves the most legal moves that an answer lists
     * @param requestBytes the longest request, in bytes of UTF-8
     * @throws IllegalArgumentException if one of them is not positive
     */
    public Limits {
        Objects.requireNonNull(time, "time");
        if (time.isNegative() || time.isZero() || listedMoves <= 0 || requestBytes <= 0) {
            throw new IllegalArgumentException(
                    "limits must be positive: " + time + ", " + listedMoves + " moves, " + requestBytes + " bytes");
        }
    }

    /**
     * Returns these limits with another time.
     *
     * @param longest the longest that an answer may take
     * @return the limits
     */
    public Limits withTime(Duration longest) {
        return new Limits(longest, listedMoves, requestBytes);
    }
}
