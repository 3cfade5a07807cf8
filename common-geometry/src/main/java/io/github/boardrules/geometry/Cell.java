package io.github.boardrules.geometry;

import com.google.common.base.Preconditions;

/**
 * One cell of a board, named by its file and rank; the same type on square and hexagonal boards.
 *
 * <p>A cell knows no board: whether it is on one is asked of a {@link Grid}. Cells are ordered by rank, then file, which
 * is the order of {@link Grid#index(Cell)} on every grid. Immutable and thread-safe.
 *
 * @param file the file, from 0 ({@code a}) to {@value #MAX_FILE} ({@code z})
 * @param rank the rank, from 0 (written {@code 1}) to {@value #MAX_RANK} (written {@code 99})
 */
public record Cell(int file, int rank) implements Comparable<Cell> {
    /** The highest file that has a letter. */
    public static final int MAX_FILE = 25;

    /** The highest rank that has a text. */
    public static final int MAX_RANK = 98;

    /**
     * Makes a cell.
     *
     * @param file the file, from 0 ({@code a}) to {@value #MAX_FILE} ({@code z})
     * @param rank the rank, from 0 (written {@code 1}) to {@value #MAX_RANK} (written {@code 99})
     * @throws IllegalArgumentException if the file or rank has no text
     */
    public Cell {
        Preconditions.checkArgument(file >= 0 && file <= MAX_FILE, "file must be from 0 to 25: %s", file);
        Preconditions.checkArgument(rank >= 0 && rank <= MAX_RANK, "rank must be from 0 to 98: %s", rank);
    }

    /**
     * Reads a cell: a letter, which may be upper case, then a number from 1 to 99 without leading zero.
     *
     * @param text the text, such as {@code a1}
     * @return the cell
     * @throws NotationException if the text is not a cell
     */
    public static Cell parse(String text) {
        TextReader reader = new TextReader(text);
        Cell cell = reader.cell();
        reader.end();
        return cell;
    }

    @Override
    public int compareTo(Cell other) {
        return rank != other.rank ? Integer.compare(rank, other.rank) : Integer.compare(file, other.file);
    }

    /** Returns the cell's text, such as {@code a1}. */
    @Override
    public String toString() {
        return (char) ('a' + file) + Integer.toString(rank + 1);
    }
}
