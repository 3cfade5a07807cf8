package io.github.boardrules.vaw;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * The jumps on every line of at most 8 cells, worked out beforehand by {@link VawLine}, so that boards up to 8 x 8 look
 * them up: there are only four things that can be on a cell.
 *
 * <p>A line of {@code n} cells is looked up by {@code a | b << n}, where {@code a} has the villagers of the side to move
 * and the enemies, {@code b} its warriors and the enemies.
 */
final class VawLineTable {
    static final int LONGEST = 8;

    /** Where the count is in a summary: in bits that places on a line of 8 cells do not need. */
    private static final int COUNT_SHIFT = 3;

    private static final ImmutableList<Supplier<VawLineTable>> BY_LENGTH = byLength();

    /** How many jumps a line has. */
    final byte[] counts;

    /** Where the jumps of a line begin in {@link #jumps}. */
    final int[] starts;

    /** The jumps of all lines one after the other, each {@code from << 8 | to} in cells of the line. */
    final short[] jumps;

    /** Of each line, in one word, what {@link #count} and {@link #firstFour} tell. */
    final long[] summaries;

    /** Makes a table anew; {@link #of} makes that of each length but once. */
    VawLineTable(int length) {
        int size = 1 << (2 * length);
        counts = new byte[size];
        starts = new int[size];
        summaries = new long[size];
        short[] found = new short[16 * size];
        int end = 0;
        for (int a = 0; a < 1 << length; a++) {
            for (int b = 0; b < 1 << length; b++) {
                int index = a | (b << length);
                long line = VawLine.of(a & ~b, b & ~a, a & b);
                counts[index] = (byte) VawLine.count(line, length);
                summaries[index] = (long) counts[index] << COUNT_SHIFT;
                starts[index] = end;
                for (int i = 0; i < counts[index]; i++) {
                    int jump = VawLine.jump(line, length, i);
                    found[end++] = (short) jump;
                    summaries[index] |= i < 4 ? (long) jump << (16 * i) : 0;
                }
            }
        }
        jumps = Arrays.copyOf(found, end);
    }

    /** Returns how many jumps a line has, by its summary. */
    static int count(long summary) {
        return (int) summary >>> COUNT_SHIFT & 0x1f;
    }

    /**
     * Returns the first four jumps of a line by its summary, two bytes each as in {@link #jumps}, lowest first, 0 where
     * there are fewer.
     */
    static long firstFour(long summary) {
        return summary & 0x0707_0707_0707_0707L;
    }

    static VawLineTable of(int length) {
        return BY_LENGTH.get(length).get();
    }

    private static ImmutableList<Supplier<VawLineTable>> byLength() {
        ImmutableList.Builder<Supplier<VawLineTable>> tables = ImmutableList.builder();
        for (int length = 0; length <= LONGEST; length++) {
            int fixed = length;
            tables.add(Suppliers.memoize(() -> new VawLineTable(fixed)));
        }
        return tables.build();
    }
}
