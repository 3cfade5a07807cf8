package io.github.boardrules.geometry;

import com.google.common.base.Preconditions;
import com.google.common.collect.ImmutableList;
import java.util.List;

/**
 * A hexagonal board of hexagonal cells, {@code 3n(n-1)+1} of them with {@code n} on a side, six directions and twelve
 * symmetries.
 *
 * <p>File and rank are two of the three axes: the cell {@code (f, r)} with {@code 0 <= f, r <= 2n-2} is on the board
 * where {@code |f - r| <= n-1}. {@code a1} is one corner, the opposite one is {@code m13} on side 7, whose centre is
 * {@code g7}. Immutable and thread-safe.
 */
public final class HexGrid extends Grid {
    /** The largest side: each of the {@code 2n-1} files needs a letter. */
    public static final int MAX_SIDE = 13;

    private static final ImmutableList<Direction> DIRECTIONS = ImmutableList.of(
            Direction.EAST,
            Direction.NORTH_EAST,
            Direction.NORTH,
            Direction.WEST,
            Direction.SOUTH_WEST,
            Direction.SOUTH);

    private static final ImmutableList<HexGrid> GRIDS = grids();

    private final int side;
    private final ImmutableList<Symmetry> symmetries;

    /** Makes a grid anew; {@link #of} makes each but once. */
    HexGrid(int side) {
        super(2 * side - 1, 2 * side - 1, DIRECTIONS, (file, rank) -> Math.abs(file - rank) < side);
        this.side = side;
        this.symmetries = symmetries(this, side - 1);
    }

    private static ImmutableList<HexGrid> grids() {
        ImmutableList.Builder<HexGrid> grids = ImmutableList.builder();
        for (int side = 1; side <= MAX_SIDE; side++) {
            grids.add(new HexGrid(side));
        }
        return grids.build();
    }

    /** The rotations, each a sixth of a turn (from EAST to NORTH_EAST) further, then each of them after a transposition. */
    private static ImmutableList<Symmetry> symmetries(HexGrid grid, int centre) {
        ImmutableList.Builder<Symmetry> symmetries = ImmutableList.builder();
        for (String kind : List.of("rotate", "reflect")) {
            int[] m = kind.equals("rotate") ? new int[] {1, 0, 0, 1} : new int[] {0, 1, 1, 0};
            for (int sixth = 0; sixth < 6; sixth++) {
                String name = kind.equals("rotate") && sixth == 0 ? "identity" : kind + "-" + sixth * 60;
                int fileShift = centre - m[0] * centre - m[1] * centre;
                int rankShift = centre - m[2] * centre - m[3] * centre;
                symmetries.add(new Symmetry(grid, name, m[0], m[1], fileShift, m[2], m[3], rankShift));
                m = new int[] {m[0] - m[2], m[1] - m[3], m[0], m[1]};
            }
        }
        return symmetries.build();
    }

    /**
     * Returns the hexagonal board of a side.
     *
     * @param side the cells along an edge, from 1 to {@value #MAX_SIDE}
     * @return the board, the same object at each call
     * @throws IllegalArgumentException if there is no such board
     */
    public static HexGrid of(int side) {
        Preconditions.checkArgument(side >= 1 && side <= MAX_SIDE, "side must be from 1 to 13: %s", side);
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
