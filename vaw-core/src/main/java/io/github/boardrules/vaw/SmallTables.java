package io.github.boardrules.vaw;

import java.util.Arrays;

/**
 * What is looked up about a board of at most 64 cells, where a set of cells is one word: how to gather the bits of a line
 * by one multiplication, and the jumps on it.
 *
 * <p>A line of a set is {@code ((set & masks[i]) * factors[i]) >>> shifts[i]} cut to the line's length. With side n and
 * the bits {@code rank * n + file}: a rank needs no factor. On a diagonal each file occurs at most once, and the sum of
 * all shifts by multiples of n brings each file's bit to the last rank. On a file the bits {@code n * rank} come together
 * by shifts of {@code (n - 1) * k}: the bit of rank k then lies at {@code (n - 1)² + k}, and no other falls among these.
 */
final class SmallTables {
    static final int LARGEST = 8;

    final long[] masks;
    final long[] factors;
    final int[] shifts;
    final VawLineTable[] jumps;

    /** How far apart the bits of neighbours on each line are. */
    final int[] steps;

    /** The moves there were if each line had as many as any can have. */
    final int mostMoves;

    SmallTables(VawTables tables) {
        int size = tables.grid.width();
        int lines = size <= LARGEST ? tables.lengths.length : 0;
        masks = new long[lines];
        factors = new long[lines];
        shifts = new int[lines];
        jumps = new VawLineTable[lines];
        steps = new int[lines];
        long alongFiles = 0;
        long alongDiagonals = 0;
        for (int k = 0; k < size; k++) {
            alongFiles |= 1L << ((size - 1) * k);
            alongDiagonals |= 1L << (size * k);
        }
        for (int line = 0; line < lines; line++) {
            for (int place = 0; place < tables.lengths[line]; place++) {
                masks[line] |= 1L << tables.lineCells[line * VawTables.LINE_STRIDE + place];
            }
            int first = tables.lineCells[line * VawTables.LINE_STRIDE];
            steps[line] = Math.abs(tables.lineCells[line * VawTables.LINE_STRIDE + 1] - first);
            int axis = tables.axis[line];
            factors[line] = axis == 0 ? 1 : axis == 1 ? alongFiles : alongDiagonals;
            shifts[line] = axis == 0 ? first : first % size + (axis == 1 ? (size - 1) * (size - 1) : size * (size - 1));
            jumps[line] = VawLineTable.of(tables.lengths[line]);
        }
        mostMoves = 1 + Arrays.stream(jumps).mapToInt(VawLineTable::most).sum();
    }
}
