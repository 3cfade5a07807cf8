package io.github.boardrules.geometry;

import com.google.common.base.Preconditions;
import java.util.AbstractSet;
import java.util.Iterator;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * An immutable, thread-safe set of a grid's cells, kept as 64-bit words: what positions answer with.
 *
 * <p>A {@code java.util.Set} whose iteration follows the order of cells; a method that would change it throws
 * {@link UnsupportedOperationException}. The cell with {@linkplain Grid#bit bit} {@code b} is bit {@code b & 63} of word
 * {@code b >>> 6}. Membership costs constant time, the algebra a pass over the words (at most 11).
 */
public final class CellSet extends AbstractSet<Cell> {
    private final Grid grid;
    private final long[] words;

    /** Takes the array over. */
    CellSet(Grid grid, long[] words) {
        this.grid = grid;
        this.words = words;
    }

    /**
     * Returns the grid whose cells these are.
     *
     * @return the grid
     */
    public Grid grid() {
        return grid;
    }

    /**
     * Returns one of the words.
     *
     * @param index from 0 to {@code grid().wordCount() - 1}
     * @return the word
     */
    public long word(int index) {
        return words[index];
    }

    @Override
    public int size() {
        int size = 0;
        for (long word : words) {
            size += Long.bitCount(word);
        }
        return size;
    }

    @Override
    public boolean isEmpty() {
        return nextBit(0) < 0;
    }

    @Override
    public boolean contains(@Nullable Object element) {
        return element instanceof Cell cell && grid.contains(cell) && containsBit(grid.bit(cell));
    }

    private boolean containsBit(int bit) {
        return ((words[bit >>> 6] >>> bit) & 1) != 0;
    }

    /**
     * Returns the first member's bit from a bit on.
     *
     * @param from where to start, at least 0
     * @return the bit, or -1 if there is none
     */
    public int nextBit(int from) {
        for (int i = from >>> 6; i < words.length; i++) {
            long word = i == from >>> 6 ? words[i] & (-1L << from) : words[i];
            if (word != 0) {
                return i * 64 + Long.numberOfTrailingZeros(word);
            }
        }
        return -1;
    }

    /**
     * Returns the cells that are in this set or the other.
     *
     * @param other a set on the same grid
     * @return the union
     * @throws IllegalArgumentException if the other is on another grid
     */
    public CellSet or(CellSet other) {
        return combine(other, (a, b) -> a | b);
    }

    /**
     * Returns the cells that are in this set and the other.
     *
     * @param other a set on the same grid
     * @return the intersection
     * @throws IllegalArgumentException if the other is on another grid
     */
    public CellSet and(CellSet other) {
        return combine(other, (a, b) -> a & b);
    }

    /**
     * Returns the cells that are in this set and not in the other.
     *
     * @param other a set on the same grid
     * @return the difference
     * @throws IllegalArgumentException if the other is on another grid
     */
    public CellSet minus(CellSet other) {
        return combine(other, (a, b) -> a & ~b);
    }

    /**
     * Returns the board's other cells.
     *
     * @return the complement
     */
    public CellSet complement() {
        return grid.all().minus(this);
    }

    private interface WordOperator {
        long apply(long mine, long theirs);
    }

    private CellSet combine(CellSet other, WordOperator operator) {
        Preconditions.checkArgument(other.grid.equals(grid), "the set is on another grid (%s)", other.grid);
        long[] result = new long[words.length];
        for (int i = 0; i < result.length; i++) {
            result[i] = operator.apply(words[i], other.words[i]);
        }
        return new CellSet(grid, result);
    }

    @Override
    public Iterator<Cell> iterator() {
        return new Iterator<>() {
            private int next = nextBit(0);

            @Override
            public boolean hasNext() {
                return next >= 0;
            }

            @Override
            public Cell next() {
                if (next < 0) {
                    throw new NoSuchElementException();
                }
                Cell cell = grid.cellAtBit(next);
                next = nextBit(next + 1);
                return cell;
            }
        };
    }
}
