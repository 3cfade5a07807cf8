package io.github.boardrules.examples.bots.ugi;

import java.math.BigInteger;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/** Reads whole numbers, however large. */
final class Numbers {
    private static final Pattern NUMBER = Pattern.compile("[+-]?[0-9]{1,1000}");
    private static final BigInteger LEAST = BigInteger.valueOf(Long.MIN_VALUE);
    private static final BigInteger MOST = BigInteger.valueOf(Long.MAX_VALUE);

    private Numbers() {}

    /** Reads a number; one that a long cannot hold becomes the nearest that it can. */
    static OptionalLong read(String text) {
        return NUMBER.matcher(text).matches()
                ? OptionalLong.of(new BigInteger(text).max(LEAST).min(MOST).longValue())
                : OptionalLong.empty();
    }
}
