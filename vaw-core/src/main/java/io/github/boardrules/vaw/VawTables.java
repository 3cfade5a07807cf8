package io.github.boardrules.vaw;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Direction;
import io.github.boardrules.geometry.SquareGrid;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What the kernel looks up about a board of one size: its lines. Cells are bits
 * ({@link io.github.boardrules.geometry.Grid#bit}).
 *
 * <p>Lines too short for a jump are left out. They are numbered by axis (ranks, files, rising diagonals, falling
 * diagonals), then by first cell; each is read from left to right, a file from below.
 */
final class VawTables {
    /** How the arrays that hold something for each cell of each line are laid out. */
    static final int LINE_STRIDE = VawRules.MAX_SIZE;

    /** The largest side of a board whose cells are the bits of one word. */
    static final int LARGEST_SMALL = 8;

    private static final ImmutableList<Direction> AXES =
            ImmutableList.of(Direction.EAST, Direction.NORTH, Direction.NORTH_EAST, Direction.SOUTH_EAST);

    private static final ImmutableList<Supplier<VawTables>> BY_SIZE = bySize();

    final SquareGrid grid;
    final int size;
    final int cells;

    /** The number of 64-bit words that hold a set of cells. */
    final int words;

    /** The number of cells of each line. */
    final int[] lengths;

    /** How far apart the bits of neighbours on each line are, negative where a line leads down. */
    final int[] steps;

    /** The code of a jump on each line from its first cell to the same. */
    private final int[] firstCodes;

    /** What is looked up about jumps, by code; null where two cells are not in line. */
    final @Nullable VawJump[] jumps;

    /** The lines of a board of one word; empty for a larger one, which never asks. */
    final SmallLine[] small;

    /** The axis of each line: 0 ranks, 1 files, 2 and 3 diagonals. */
    final byte[] axis;

    /** The cells of each line, by {@code line * LINE_STRIDE + place}. */
    final short[] lineCells;

    /** The lines through a cell by {@code cell * 4 + axis}; -1 where the line is too short. */
    final byte[] linesThrough;

    /** A cell's place on those lines. */
    final byte[] places;

    /** Makes tables anew; {@link #of} makes those of each size but once. */
    VawTables(int size) {
        grid = SquareGrid.of(size);
        this.size = size;
        cells = grid.size();
        words = grid.wordCount();
        linesThrough = new byte[cells * AXES.size()];
        Arrays.fill(linesThrough, (byte) -1);
        places = new byte[cells * AXES.size()];
        List<List<Cell>> lines = new ArrayList<>();
        byte[] axes = new byte[8 * size];
        for (int i = 0; i < AXES.size(); i++) {
            for (List<Cell> line : linesAlong(AXES.get(i))) {
                number(line, i, (byte) lines.size());
                axes[lines.size()] = (byte) i;
                lines.add(line);
            }
        }
        axis = Arrays.copyOf(axes, lines.size());
        lengths = lines.stream().mapToInt(List::size).toArray();
        lineCells = new short[lines.size() * LINE_STRIDE];
        for (int line = 0; line < lengths.length; line++) {
            for (int place = 0; place < lengths[line]; place++) {
                lineCells[line * LINE_STRIDE + place] =
                        (short) grid.bit(lines.get(line).get(place));
            }
        }
        steps = new int[lines.size()];
        firstCodes = new int[lines.size()];
        jumps = new @Nullable VawJump[cells << 8];
        for (int line = 0; line < lengths.length; line++) {
            int first = lineCells[line * LINE_STRIDE];
            steps[line] = lineCells[line * LINE_STRIDE + 1] - first;
            firstCodes[line] = VawKernel.code(first, first);
            addJumps(lines.get(line), line);
        }
        small = new SmallLine[size <= LARGEST_SMALL ? lengths.length : 0];
        Arrays.setAll(small, line -> new SmallLine(this, line));
    }

    private void addJumps(List<Cell> cellsOfLine, int line) {
        for (int from = 0; from < cellsOfLine.size(); from++) {
            long between = 0;
            for (int to = from + 1; to < cellsOfLine.size(); to++) {
                addJump(cellsOfLine, line, from, to, between);
                addJump(cellsOfLine, line, to, from, between);
                between |= 1L << grid.bit(cellsOfLine.get(to));
            }
        }
    }

    private void addJump(List<Cell> cellsOfLine, int line, int from, int to, long between) {
        Cell start = cellsOfLine.get(from);
        Cell landing = cellsOfLine.get(to);
        VawJump jump = new VawJump(this, start, landing, line, from, to, between);
        jumps[jump.code] = jump;
    }

    private List<List<Cell>> linesAlong(Direction direction) {
        List<List<Cell>> lines = new ArrayList<>();
        for (Cell first : grid.all()) {
            if (grid.neighbor(first, direction.opposite()).isEmpty()) {
                List<Cell> line = new ArrayList<>(List.of(first));
                line.addAll(grid.ray(first, direction));
                if (line.size() >= VawLine.SHORTEST) {
                    lines.add(line);
                }
            }
        }
        return lines;
    }

    private void number(List<Cell> line, int along, byte number) {
        for (int place = 0; place < line.size(); place++) {
            int bit = grid.bit(line.get(place));
            linesThrough[bit * AXES.size() + along] = number;
            places[bit * AXES.size() + along] = (byte) place;
        }
    }

    /** Returns the code of a jump whose start and landing are places on a line, {@code from << 8 | to}. */
    int code(int line, int places) {
        // Both cells at once: each is the first cell and so many steps.
        return firstCodes[line] + steps[line] * places;
    }

    /** Returns what is looked up about a jump; null where its cells are not on the board or not in line. */
    @Nullable
    VawJump jump(Cell from, Cell to) {
        boolean onBoard = Math.max(Math.max(from.file(), from.rank()), Math.max(to.file(), to.rank())) < size;
        return onBoard ? jumps[VawKernel.code(grid.bit(from), grid.bit(to))] : null;
    }

    /** Returns what is looked up about a jump that there can be. */
    VawJump jump(int code) {
        return Objects.requireNonNull(jumps[code]);
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
