package io.github.boardrules.examples.tool.speed;

import java.util.random.RandomGenerator;

/**
 * The random numbers that the C++ references use, so that neither side pays more for chance than the other: Marsaglia's
 * xorshift with 64 bits, bounded by a multiplication.
 */
public final class Xorshift implements RandomGenerator {
    private long state;

    /**
     * Begins a sequence.
     *
     * @param seed not 0
     */
    public Xorshift(long seed) {
        if (seed == 0) {
            throw new IllegalArgumentException("the seed must not be 0");
        }
        state = seed;
    }

    /** Begins the sequence of the C++ references. */
    public Xorshift() {
        this(88172645463325252L);
    }

    @Override
    public long nextLong() {
        long next = state;
        next ^= next << 13;
        next ^= next >>> 7;
        next ^= next << 17;
        state = next;
        return next;
    }

    /** Returns a number below a bound, which is not checked. Its bias is below {@code bound / 2^32}. */
    @Override
    public int nextInt(int bound) {
        return (int) (((nextLong() >>> 32) * bound) >>> 32);
    }
}
