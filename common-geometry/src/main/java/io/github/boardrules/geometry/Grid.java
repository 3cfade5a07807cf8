package io.github.boardrules.geometry;

import com.google.common.base.Preconditions;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The cells of a board of one shape and size, how they neighbour each other, and the board's symmetries.
 *
 * <p>A grid numbers its cells twice: by {@linkplain #index index}, from 0 without gaps, and by {@linkplain #bit bit},
 * {@code rank * width + file}, which leaves gaps where the shape does but turns a step in a direction into adding a
 * constant. Both follow the order of cells. Immutable and thread-safe; grids of the same shape and size are equal.
 */
public abstract class Grid {
    private final int width;
    private final int height;
    private final ImmutableList<Direction> directions;
    private final Cell[] cells;
    private final int[] indexOfBit;
    private final long[] onBoard;

    /**
     * Numbers the cells. Called once, before the subclass's own fields are set: {@code shape} is given as an argument for
     * that reason.
     *
     * @param width the number of files
     * @param height the number of ranks
     * @param directions the directions that lines on this grid have, in the order of {@link Direction}
     * @param shape tells which cells of the rectangle belong to the board
     */
    protected Grid(int width, int height, List<Direction> directions, Shape shape) {
        this.width = width;
        this.height = height;
        this.directions = ImmutableList.copyOf(directions);
        this.indexOfBit = new int[width * height];
        Arrays.fill(indexOfBit, -1);
        Cell[] found = new Cell[width * height];
        long[] words = new long[(width * height + 63) >>> 6];
        int count = 0;
        for (int rank = 0; rank < height; rank++) {
            for (int file = 0; file < width; file++) {
                if (shape.contains(file, rank)) {
                    int bit = rank * width + file;
                    words[bit >>> 6] |= 1L << bit;
                    indexOfBit[bit] = count;
                    found[count++] = new Cell(file, rank);
                }
            }
        }
        this.cells = Arrays.copyOf(found, count);
        this.onBoard = words;
    }

    /** Tells which cells of a rectangle belong to a board. */
    @FunctionalInterface
    protected interface Shape {
        /**
         * Tells whether a cell belongs to the board.
         *
         * @param file the file, from 0
         * @param rank the rank, from 0
         * @return whether it does
         */
        boolean contains(int file, int rank);
    }

    /**
     * Returns the board's side as the games name it: the cells along an edge.
     *
     * @return the side, at least 1
     */
    public abstract int side();

    /**
     * Returns the symmetries of the board, each once.
     *
     * @return an immutable list that starts with the identity
     */
    public abstract List<Symmetry> symmetries();

    /**
     * Returns the number of files.
     *
     * @return the width of the rectangle around the board
     */
    public final int width() {
        return width;
    }

    /**
     * Returns the number of ranks.
     *
     * @return the height of the rectangle around the board
     */
    public final int height() {
        return height;
    }

    /**
     * Returns the number of cells.
     *
     * @return the number of cells on the board
     */
    public final int size() {
        return cells.length;
    }

    /**
     * Returns the directions that lines on this grid have.
     *
     * @return an immutable list in the order of {@link Direction}
     */
    public final List<Direction> directions() {
        return directions;
    }

    /**
     * Tells whether a cell is on the board.
     *
     * @param cell any cell
     * @return whether it is on this board
     */
    public final boolean contains(Cell cell) {
        return contains(cell.file(), cell.rank());
    }

    /**
     * Tells whether a file and rank are on the board.
     *
     * @param file any number
     * @param rank any number
     * @return whether they name a cell of this board
     */
    public final boolean contains(int file, int rank) {
        return file >= 0 && file < width && rank >= 0 && rank < height && indexOfBit[rank * width + file] >= 0;
    }

    /**
     * Returns a cell's index: its place among the board's cells, from 0, rank by rank.
     *
     * @param cell a cell of this board
     * @return the index, from 0 to {@code size() - 1}
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public final int index(Cell cell) {
        return indexOfBit[bit(cell)];
    }

    /**
     * Returns the cell with an index.
     *
     * @param index from 0 to {@code size() - 1}
     * @return the cell, the same object at each call
     * @throws IndexOutOfBoundsException if there is none
     */
    public final Cell cell(int index) {
        return cells[Objects.checkIndex(index, cells.length)];
    }

    /**
     * Returns a cell's bit, {@code rank * width + file}.
     *
     * @param cell a cell of this board
     * @return the bit, from 0 to {@code width() * height() - 1}
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public final int bit(Cell cell) {
        checkOnBoard(cell);
        return cell.rank() * width + cell.file();
    }

    private void checkOnBoard(Cell cell) {
        Preconditions.checkArgument(contains(cell), "%s is not on this board (%s)", cell, this);
    }

    /**
     * Returns the cell with a bit.
     *
     * @param bit the bit of a cell of this board
     * @return the cell, the same object at each call
     * @throws IndexOutOfBoundsException if no cell has this bit
     */
    public final Cell cellAtBit(int bit) {
        return cell(indexOfBit[Objects.checkIndex(bit, indexOfBit.length)]);
    }

    /**
     * Returns the next cell in a direction.
     *
     * @param cell a cell
     * @param direction where to go
     * @return the neighbour, empty where it is not on the board
     */
    public final Optional<Cell> neighbor(Cell cell, Direction direction) {
        int file = cell.file() + direction.fileStep();
        int rank = cell.rank() + direction.rankStep();
        return contains(file, rank) && directions.contains(direction)
                ? Optional.of(cellAtBit(rank * width + file))
                : Optional.empty();
    }

    /**
     * Returns the cells from a cell to the edge.
     *
     * @param cell a cell, itself not in the answer
     * @param direction one of this grid's directions
     * @return an immutable list in the order of travel
     */
    public final List<Cell> ray(Cell cell, Direction direction) {
        ImmutableList.Builder<Cell> ray = ImmutableList.builder();
        Optional<Cell> next = neighbor(cell, direction);
        while (next.isPresent()) {
            ray.add(next.get());
            next = neighbor(next.get(), direction);
        }
        return ray.build();
    }

    /**
     * Returns the straight line from one cell to another.
     *
     * @param start a cell of this board
     * @param end a cell of this board
     * @return the line, empty where the cells are the same or no direction leads from one to the other
     * @throws IllegalArgumentException if a cell is not on the board
     */
    public final Optional<Line> line(Cell start, Cell end) {
        checkOnBoard(start);
        checkOnBoard(end);
        int files = end.file() - start.file();
        int ranks = end.rank() - start.rank();
        int length = Math.max(Math.abs(files), Math.abs(ranks));
        boolean straight = files == 0 || ranks == 0 || Math.abs(files) == Math.abs(ranks);
        if (length == 0 || !straight) {
            return Optional.empty();
        }
        Direction direction = Direction.of(files / length, ranks / length);
        return directions.contains(direction) ? Optional.of(new Line(start, direction, length)) : Optional.empty();
    }

    /**
     * Returns all cells of the board.
     *
     * @return the full set
     */
    public final CellSet all() {
        return new CellSet(this, onBoard);
    }

    /**
     * Returns the set without cells.
     *
     * @return the empty set
     */
    public final CellSet none() {
        return new CellSet(this, new long[wordCount()]);
    }

    /**
     * Returns a set of cells.
     *
     * @param cells cells of this board
     * @return the set
     * @throws IllegalArgumentException if a cell is not on the board
     */
    public final CellSet set(Collection<Cell> cells) {
        long[] words = new long[wordCount()];
        for (Cell cell : cells) {
            int bit = bit(cell);
            words[bit >>> 6] |= 1L << bit;
        }
        return new CellSet(this, words);
    }

    /**
     * Returns a set of cells.
     *
     * @param cells cells of this board
     * @return the set
     * @throws IllegalArgumentException if a cell is not on the board
     */
    public final CellSet set(Cell... cells) {
        return set(Arrays.asList(cells));
    }

    /**
     * Returns the set with the given words, whose bit {@code b} is bit {@code b & 63} of word {@code b >>> 6}.
     *
     * @param words the words, which are copied; missing ones count as 0
     * @return the set
     * @throws IllegalArgumentException if a bit is set that belongs to no cell
     */
    public final CellSet setOfWords(long... words) {
        return setOfWords(words, 0, words.length);
    }

    /**
     * Returns the set with the given words, taken from a part of an array.
     *
     * @param words the array, which is copied
     * @param offset where the first word stands
     * @param count how many words there are; missing ones count as 0
     * @return the set
     * @throws IllegalArgumentException if a bit is set that belongs to no cell
     */
    public final CellSet setOfWords(long[] words, int offset, int count) {
        Objects.checkFromIndexSize(offset, count, words.length);
        long[] own = new long[wordCount()];
        for (int i = 0; i < count; i++) {
            long word = words[offset + i];
            Preconditions.checkArgument(
                    i < own.length ? (word & ~onBoard[i]) == 0 : word == 0, "a bit of word %s belongs to no cell", i);
            if (i < own.length) {
                own[i] = word;
            }
        }
        return new CellSet(this, own);
    }

    /**
     * Returns the number of words of a {@link CellSet} on this grid.
     *
     * @return the bits of the rectangle in words of 64, rounded up
     */
    public final int wordCount() {
        return (indexOfBit.length + 63) >>> 6;
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return this == other || (other instanceof Grid that && getClass() == that.getClass() && side() == that.side());
    }

    @Override
    public final int hashCode() {
        return getClass().getName().hashCode() * 31 + side();
    }

    /** Returns the shape and side, such as {@code SquareGrid 8}. */
    @Override
    public final String toString() {
        return getClass().getSimpleName() + " " + side();
    }
}
