package io.github.boardrules.vaw;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Direction;
import io.github.boardrules.geometry.SquareGrid;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

/**
 * What the kernel looks up about a board of one size. Cells are bits, directions are places in {@link Direction}'s order: the
 * first {@value #ASCENDING} lead to higher bits, and {@code d ^ 4} is the opposite of {@code d}.
 */
final class VawTables {
    static final int DIRECTIONS = 8;
    static final int ASCENDING = 4;

    private static final ImmutableList<Supplier<VawTables>> BY_SIZE = bySize();

    final SquareGrid grid;
    final int cells;

    /** The number of 64-bit words that hold a set of cells. */
    final int words;

    /** What a step adds to a bit, by direction. */
    final int[] step;

    /** How many cells lie between a cell and the edge, by {@code direction * cells + bit}. */
    final byte[] reach;

    /** The direction from one cell to another, by {@code from * cells + to}; -1 where they are not in line. */
    final byte[] direction;

    /** The cells between a cell and the edge, by {@code direction * cells + bit}; only for boards of one word. */
    final long[] ray;

    /** The cells that have a neighbour in a direction, by {@code direction * words + word}. */
    final long[] inner;

    private VawTables(int size) {
        grid = SquareGrid.of(size);
        cells = grid.size();
        words = grid.wordCount();
        step = new int[DIRECTIONS];
        reach = new byte[DIRECTIONS * cells];
        direction = new byte[cells * cells];
        Arrays.fill(direction, (byte) -1);
        ray = new long[words == 1 ? DIRECTIONS * cells : 0];
        inner = new long[DIRECTIONS * words];
        for (int d = 0; d < DIRECTIONS; d++) {
            Direction each = grid.directions().get(d);
            step[d] = each.rankStep() * size + each.fileStep();
            for (int from = 0; from < cells; from++) {
                List<Cell> path = grid.ray(grid.cellAtBit(from), each);
                reach[d * cells + from] = (byte) path.size();
                if (!path.isEmpty()) {
                    inner[d * words + (from >>> 6)] |= 1L << from;
                }
                for (Cell cell : path) {
                    direction[from * cells + grid.bit(cell)] = (byte) d;
                }
                if (words == 1) {
                    ray[d * cells + from] = grid.set(path).word(0);
                }
            }
        }
    }

    static VawTables of(int size) {
        return BY_SIZE.get(size - VawRules.MIN_SIZE).get();
    }

    private static ImmutableList<Supplier<VawTables>> bySize() {
        ImmutableList.Builder<Supplier<VawTables>> tables = ImmutableList.builder();
        for (int size = VawRules.MIN_SIZE; size <= VawRules.MAX_SIZE; size++) {
            int fixed = size;
            tables.add(Suppliers.memoize(() -> new VawTables(fixed)));
        }
        return tables.build();
    }
}
