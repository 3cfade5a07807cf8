package io.github.boardrules.geometry;

import com.google.common.base.Preconditions;
import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Objects;

/**
 * A straight line from one cell to another: what a jump and a slide both are.
 *
 * <p>Immutable and thread-safe. A line knows no board; {@link Grid#line} gives those of one.
 *
 * @param start the first cell
 * @param direction where the line leads
 * @param length the number of steps to the last cell, at least 1
 */
public record Line(Cell start, Direction direction, int length) {
    /**
     * Makes a line.
     *
     * @param start the first cell
     * @param direction where the line leads
     * @param length the number of steps to the last cell, at least 1
     * @throws IllegalArgumentException if the length is below 1, or a cell of the line would have no text
     */
    public Line {
        Objects.requireNonNull(start, "start");
        Objects.requireNonNull(direction, "direction");
        Preconditions.checkArgument(length >= 1, "length must be at least 1: %s", length);
        step(start, direction, length);
    }

    /**
     * Returns the last cell.
     *
     * @return the end of the line
     */
    public Cell end() {
        return step(start, direction, length);
    }

    /**
     * Returns the cells strictly between start and end.
     *
     * @return an immutable list in the order of travel, empty where the line is one step
     */
    public List<Cell> between() {
        return steps(length - 1);
    }

    /**
     * Returns the cells after the start, the end included.
     *
     * @return an immutable list in the order of travel
     */
    public List<Cell> path() {
        return steps(length);
    }

    private List<Cell> steps(int count) {
        ImmutableList.Builder<Cell> cells = ImmutableList.builderWithExpectedSize(count);
        for (int i = 1; i <= count; i++) {
            cells.add(step(start, direction, i));
        }
        return cells.build();
    }

    private static Cell step(Cell from, Direction direction, int steps) {
        return new Cell(from.file() + direction.fileStep() * steps, from.rank() + direction.rankStep() * steps);
    }
}
