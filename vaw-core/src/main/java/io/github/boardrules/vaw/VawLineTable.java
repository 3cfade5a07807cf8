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

    private static final ImmutableList<Supplier<VawLineTable>> BY_LENGTH = byLength();

    /** How many jumps a line has. */
    final byte[] counts;

    /** Where the jumps of a line begin in {@link #jumps}. */
    final int[] starts;

    /** The jumps of all lines one after the other, each {@code from << 4 | to} in cells of the line. */
    final byte[] jumps;

    /** The first four jumps of a line, a byte each, lowest first, 0 where there are fewer. */
    final int[] firstFour;

    private VawLineTable(int length) {
        int size = 1 << (2 * length);
        counts = new byte[size];
        starts = new int[size];
        firstFour = new int[size];
        byte[] found = new byte[16 * size];
        int end = 0;
        for (int a = 0; a < 1 << length; a++) {
            for (int b = 0; b < 1 << length; b++) {
                int index = a | (b << length);
                long line = VawLine.of(a & ~b, b & ~a, a & b);
                counts[index] = (byte) VawLine.count(line, length);
                starts[index] = end;
                for (int i = 0; i < counts[index]; i++) {
                    int jump = VawLine.jump(line, length, i);
                    found[end++] = (byte) jump;
                    firstFour[index] |= i < 4 ? jump << (8 * i) : 0;
                }
            }
        }
        jumps = Arrays.copyOf(found, end);
    }

    /** Returns the largest number of jumps that a line has. */
    int most() {
        int most = 0;
        for (byte count : counts) {
            most = Math.max(most, count);
        }
        return most;
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
