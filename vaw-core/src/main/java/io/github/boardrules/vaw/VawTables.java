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

    private static final ImmutableList<Direction> AXES =
            ImmutableList.of(Direction.EAST, Direction.NORTH, Direction.NORTH_EAST, Direction.SOUTH_EAST);

    private static final ImmutableList<Supplier<VawTables>> BY_SIZE = bySize();

    final SquareGrid grid;
    final int cells;

    /** The number of 64-bit words that hold a set of cells. */
    final int words;

    /** The number of cells of each line. */
    final int[] lengths;

    /** The codes of jumps by {@code line << 8 | from << 4 | to}, with start and landing as places on the line. */
    final int[] codes;

    /** The jumps between two cells in line, by {@code from * cells + to}. */
    private final @Nullable VawMove[] moves;

    /** What only boards of one word have; on larger ones it is empty and never asked. */
    final SmallTables small;

    /** The axis of each line: 0 ranks, 1 files, 2 and 3 diagonals. */
    final byte[] axis;

    /** The cells of each line, by {@code line * LINE_STRIDE + place}. */
    final short[] lineCells;

    /** The line that joins two cells, by {@code from * cells + to}; -1 where there is none. */
    final byte[] lineOf;

    /** The lines through a cell by {@code cell * 4 + axis}; -1 where the line is too short. */
    final byte[] linesThrough;

    /** A cell's place on those lines. */
    final byte[] places;

    private VawTables(int size) {
        grid = SquareGrid.of(size);
        cells = grid.size();
        words = grid.wordCount();
        lineOf = new byte[cells * cells];
        Arrays.fill(lineOf, (byte) -1);
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
        codes = new int[lines.size() << 8];
        moves = new @Nullable VawMove[cells * cells];
        for (int line = 0; line < lengths.length; line++) {
            for (Cell start : lines.get(line)) {
                for (Cell landing : lines.get(line)) {
                    int from = grid.bit(start);
                    int to = grid.bit(landing);
                    codes[(line << 8) | (place(line, from) << 4) | place(line, to)] = VawKernel.code(line, from, to);
                    moves[from * cells + to] = VawMove.jump(start, landing);
                }
            }
        }
        small = new SmallTables(this);
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
            for (Cell other : line) {
                if (grid.bit(other) != bit) {
                    lineOf[bit * cells + grid.bit(other)] = number;
                }
            }
        }
    }

    /** Returns the move with a code. */
    VawMove move(int code) {
        return Objects.requireNonNull(moves[VawKernel.from(code) * cells + VawKernel.to(code)]);
    }

    /** Returns a cell's place on a line. */
    int place(int line, int cell) {
        return places[cell * 4 + axis[line]];
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
