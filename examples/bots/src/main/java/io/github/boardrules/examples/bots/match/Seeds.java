package io.github.boardrules.examples.bots.match;

import java.util.SplittableRandom;

/** Makes many seeds of one. */
final class Seeds {
    private Seeds() {}

    /** Returns a seed from 0 to 2,147,483,647 that depends on both numbers alone. */
    static int of(long seed, long number) {
        return new SplittableRandom(new SplittableRandom(seed).nextLong() + number).nextInt(Integer.MAX_VALUE);
    }
}
