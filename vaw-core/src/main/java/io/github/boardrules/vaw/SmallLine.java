package io.github.boardrules.vaw;

/**
 * A line of a board of at most 64 cells, where a set of cells is one word: how to gather its bits by one multiplication,
 * and the jumps on it.
 *
 * <p>The product has the line's bits highest, the first cell lowest among them. With side n and the bits
 * {@code rank * n + file}: a rank is only shifted. On a diagonal each file occurs at most once, and the sum of all shifts
 * by multiples of n brings each file's bit to the last rank. On a file the bits {@code n * rank} come together by shifts
 * of {@code (n - 1) * k}: the bit of rank k then lies at {@code (n - 1)² + k}, and no other falls among these.
 */
final class SmallLine {
    /** The line's cells. */
    private final long mask;

    private final long factor;

    /** The first cell eight times, a byte each. */
    private final long firstCells;

    private final int length;
    private final int step;
    private final byte[] counts;
    private final long[] summaries;
    private final VawLineTable table;

    SmallLine(VawTables tables, int number) {
        int size = tables.size;
        int first = tables.lineCells[number * VawTables.LINE_STRIDE];
        step = tables.steps[number];
        length = tables.lengths[number];
        firstCells = first * 0x0101_0101_0101_0101L;
        table = VawLineTable.of(length);
        counts = table.counts;
        summaries = table.summaries;
        long cells = 0;
        for (int place = 0; place < length; place++) {
            cells |= 1L << (first + place * step);
        }
        mask = cells;
        int axis = tables.axis[number];
        long together = axis == 0 ? 1 : 0;
        for (int k = 0; axis != 0 && k < size; k++) {
            together |= 1L << ((axis == 1 ? size - 1 : size) * k);
        }
        int lowest = axis == 0 ? first : first % size + (size - 1) * (axis == 1 ? size - 1 : size);
        factor = together << (Long.SIZE - length - lowest);
    }

    /** Returns where {@link VawLineTable} has the line, given its two sets on the whole board. */
    private int index(long a, long b) {
        long low = ((a & mask) * factor) >>> (Long.SIZE - length);
        long high = ((b & mask) * factor) >>> (Long.SIZE - length);
        return (int) (low | high << length);
    }

    /** Returns the number of jumps. */
    int count(long a, long b) {
        return counts[index(a, b)];
    }

    /** Returns the code of a jump by its place among those on the line. */
    int jump(long a, long b, int place) {
        return code(table.jumps[table.starts[index(a, b)] + place]);
    }

    /** Puts the codes of the jumps into a buffer from a place on, and returns the place after them. */
    int jumps(long a, long b, int[] buffer, int start) {
        int index = index(a, b);
        long summary = summaries[index];
        int count = VawLineTable.count(summary);
        if (count <= 4 && start <= buffer.length - 4) {
            // Four at once, needed or not: most lines have so few, and a loop would end unpredictably. One
            // multiplication makes cells of eight places, a byte each.
            long cells = firstCells + VawLineTable.firstFour(summary) * step;
            buffer[start] = (int) (cells & 0xffff);
            buffer[start + 1] = (int) ((cells >>> 16) & 0xffff);
            buffer[start + 2] = (int) ((cells >>> 32) & 0xffff);
            buffer[start + 3] = (int) (cells >>> 48);
        } else {
            int first = table.starts[index];
            for (int i = 0; i < count; i++) {
                buffer[start + i] = code(table.jumps[first + i]);
            }
        }
        return start + count;
    }

    private int code(int places) {
        return ((int) firstCells & 0xffff) + places * step;
    }
}
