package io.github.boardrules.windborne;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Direction;
import io.github.boardrules.geometry.HexGrid;
import java.util.Arrays;
import java.util.function.Supplier;

/**
 * What the kernel looks up about a board of one side. Cells are bits, directions are places in the grid's list of
 * {@linkplain HexGrid#directions() directions}: the first {@value #ASCENDING} lead to higher bits, the others are their
 * opposites in the same order.
 */
final class WindborneTables {
    static final int DIRECTIONS = 6;
    static final int ASCENDING = 3;

    private static final ImmutableList<Supplier<WindborneTables>> BY_SIDE = bySide();

    final HexGrid grid;

    /** The number of files and of ranks. */
    final int width;

    /** The number of 64-bit words that hold a set of cells; small boards have {@link ThreeWords#COUNT} as well. */
    final int words;

    /** The cells of the board. */
    final long[] board;

    /** What a step adds to a bit, by direction. */
    final int[] step;

    private final int bits;

    /** The direction from one cell to another, by {@code from * bits + to}; -1 where they are not in line. */
    private final byte[] direction;

    /** Makes tables anew; {@link #of} makes those of each side but once. */
    WindborneTables(int side) {
        grid = HexGrid.of(side);
        width = grid.width();
        words = Math.max(grid.wordCount(), ThreeWords.COUNT);
        board = new long[words];
        for (int i = 0; i < grid.wordCount(); i++) {
            board[i] = grid.all().word(i);
        }
        step = new int[DIRECTIONS];
        bits = width * width;
        direction = new byte[bits * bits];
        Arrays.fill(direction, (byte) -1);
        for (int d = 0; d < DIRECTIONS; d++) {
            Direction each = grid.directions().get(d);
            step[d] = each.rankStep() * width + each.fileStep();
            for (Cell from : grid.all()) {
                for (Cell to : grid.ray(from, each)) {
                    direction[grid.bit(from) * bits + grid.bit(to)] = (byte) d;
                }
            }
        }
    }

    static WindborneTables of(int side) {
        return BY_SIDE.get(side - WindborneRules.MIN_SIDE).get();
    }

    private static ImmutableList<Supplier<WindborneTables>> bySide() {
        ImmutableList.Builder<Supplier<WindborneTables>> tables = ImmutableList.builder();
        for (int side = WindborneRules.MIN_SIDE; side <= WindborneRules.MAX_SIDE; side++) {
            int fixed = side;
            tables.add(Suppliers.memoize(() -> new WindborneTables(fixed)));
        }
        return tables.build();
    }

    /** Returns the direction from one cell to another; -1 where they are the same or not in line. */
    int direction(int from, int to) {
        return direction[from * bits + to];
    }
}
