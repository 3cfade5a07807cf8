package io.github.boardrules.geometry;

import com.google.common.base.Preconditions;
import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * A square board: files {@code a}, {@code b}, … from the left, ranks {@code 1}, {@code 2}, … from below, eight directions
 * and eight symmetries. Immutable and thread-safe.
 */
public final class SquareGrid extends Grid {
    /** The largest side: each file needs a letter. */
    public static final int MAX_SIDE = 26;

    private static final ImmutableList<SquareGrid> GRIDS = grids();

    private final int side;
    private final ImmutableList<Symmetry> symmetries;

    /** Makes a grid anew; {@link #of} makes each but once. */
    SquareGrid(int side) {
        super(side, side, List.of(Direction.values()), (file, rank) -> true);
        this.side = side;
        int last = side - 1;
        this.symmetries = ImmutableList.of(
                new Symmetry(this, "identity", 1, 0, 0, 0, 1, 0),
                new Symmetry(this, "mirror-files", -1, 0, last, 0, 1, 0),
                new Symmetry(this, "mirror-ranks", 1, 0, 0, 0, -1, last),
                new Symmetry(this, "half-turn", -1, 0, last, 0, -1, last),
                new Symmetry(this, "transpose", 0, 1, 0, 1, 0, 0),
                new Symmetry(this, "quarter-turn-left", 0, -1, last, 1, 0, 0),
                new Symmetry(this, "quarter-turn-right", 0, 1, 0, -1, 0, last),
                new Symmetry(this, "anti-transpose", 0, -1, last, -1, 0, last));
    }

    private static ImmutableList<SquareGrid> grids() {
        ImmutableList.Builder<SquareGrid> grids = ImmutableList.builder();
        for (int side = 1; side <= MAX_SIDE; side++) {
            grids.add(new SquareGrid(side));
        }
        return grids.build();
    }

    /**
     * Returns the square board of a side.
     *
     * @param side the cells along an edge, from 1 to {@value #MAX_SIDE}
     * @return the board, the same object at each call
     * @throws IllegalArgumentException if there is no such board
     */
    public static SquareGrid of(int side) {
        Preconditions.checkArgument(side >= 1 && side <= MAX_SIDE, "side must be from 1 to 26: %s", side);
        return GRIDS.get(side - 1);
    }

    @Override
    public int side() {
        return side;
    }

    @Override
    public List<Symmetry> symmetries() {
        return symmetries;
    }
}
