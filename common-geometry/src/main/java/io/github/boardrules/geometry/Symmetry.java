package io.github.boardrules.geometry;

import com.google.common.base.Preconditions;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A symmetry of a grid: a way to turn or mirror the board that puts each cell on a cell and each line on a line.
 *
 * <p>Immutable and thread-safe. Symmetries are got from {@link Grid#symmetries()}; they are equal where they map the
 * cells of equal grids alike.
 */
public final class Symmetry {
    private final Grid grid;
    private final String name;
    private final int fileByFile;
    private final int fileByRank;
    private final int fileShift;
    private final int rankByFile;
    private final int rankByRank;
    private final int rankShift;

    /** Makes the map {@code (f, r) -> (ff * f + fr * r + fs, rf * f + rr * r + rs)}. */
    Symmetry(Grid grid, String name, int ff, int fr, int fs, int rf, int rr, int rs) {
        this.grid = grid;
        this.name = name;
        this.fileByFile = ff;
        this.fileByRank = fr;
        this.fileShift = fs;
        this.rankByFile = rf;
        this.rankByRank = rr;
        this.rankShift = rs;
    }

    /**
     * Returns the grid that this is a symmetry of.
     *
     * @return the grid
     */
    public Grid grid() {
        return grid;
    }

    /**
     * Returns what this symmetry is called.
     *
     * @return a name unique on its grid, such as {@code identity} or {@code mirror-files}
     */
    public String name() {
        return name;
    }

    /**
     * Tells whether this leaves each cell where it is.
     *
     * @return whether it is the identity
     */
    public boolean isIdentity() {
        return fileByFile == 1 && rankByRank == 1;
    }

    /**
     * Returns where a cell goes.
     *
     * @param cell a cell of the grid
     * @return its image
     * @throws IllegalArgumentException if the cell is not on the grid
     */
    public Cell apply(Cell cell) {
        return grid.cellAtBit(applyToBit(grid.bit(cell)));
    }

    /**
     * Returns where the cell with a bit goes; {@link Grid#bit} tells what a bit is.
     *
     * @param bit the bit of a cell of the grid
     * @return the bit of its image
     */
    public int applyToBit(int bit) {
        int file = bit % grid.width();
        int rank = bit / grid.width();
        return (rankByFile * file + rankByRank * rank + rankShift) * grid.width()
                + fileByFile * file
                + fileByRank * rank
                + fileShift;
    }

    /**
     * Returns where a set of cells goes.
     *
     * @param cells a set on the grid
     * @return the set of the images
     * @throws IllegalArgumentException if the set is on another grid
     */
    public CellSet apply(CellSet cells) {
        Preconditions.checkArgument(cells.grid().equals(grid), "the set is on another grid (%s)", cells.grid());
        long[] image = new long[grid.wordCount()];
        for (int bit = cells.nextBit(0); bit >= 0; bit = cells.nextBit(bit + 1)) {
            int to = applyToBit(bit);
            image[to >>> 6] |= 1L << to;
        }
        return new CellSet(grid, image);
    }

    /**
     * Returns where a direction goes.
     *
     * @param direction one of the grid's directions
     * @return the direction of the images of its lines
     */
    public Direction apply(Direction direction) {
        int file = direction.fileStep();
        int rank = direction.rankStep();
        return Direction.of(fileByFile * file + fileByRank * rank, rankByFile * file + rankByRank * rank);
    }

    /**
     * Returns the symmetry that does this one and then another.
     *
     * @param next a symmetry of the same grid
     * @return the composed symmetry, one of {@link Grid#symmetries()}
     * @throws IllegalArgumentException if the other is a symmetry of another grid
     */
    public Symmetry then(Symmetry next) {
        Preconditions.checkArgument(next.grid.equals(grid), "a symmetry of another grid (%s)", next.grid);
        Symmetry composed = new Symmetry(
                grid,
                "",
                next.fileByFile * fileByFile + next.fileByRank * rankByFile,
                next.fileByFile * fileByRank + next.fileByRank * rankByRank,
                next.fileByFile * fileShift + next.fileByRank * rankShift + next.fileShift,
                next.rankByFile * fileByFile + next.rankByRank * rankByFile,
                next.rankByFile * fileByRank + next.rankByRank * rankByRank,
                next.rankByFile * fileShift + next.rankByRank * rankShift + next.rankShift);
        return grid.symmetries().get(grid.symmetries().indexOf(composed));
    }

    /**
     * Returns the symmetry that undoes this one.
     *
     * @return the inverse, one of {@link Grid#symmetries()}
     */
    public Symmetry inverse() {
        for (Symmetry symmetry : grid.symmetries()) {
            if (then(symmetry).isIdentity()) {
                return symmetry;
            }
        }
        throw new AssertionError("the symmetries of a grid are a group");
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Symmetry that
                        && grid.equals(that.grid)
                        && fileByFile == that.fileByFile
                        && fileByRank == that.fileByRank
                        && fileShift == that.fileShift
                        && rankByFile == that.rankByFile
                        && rankByRank == that.rankByRank
                        && rankShift == that.rankShift);
    }

    @Override
    public int hashCode() {
        return Objects.hash(grid, fileByFile, fileByRank, fileShift, rankByFile, rankByRank, rankShift);
    }

    /** Returns the {@linkplain #name name}. */
    @Override
    public String toString() {
        return name;
    }
}
