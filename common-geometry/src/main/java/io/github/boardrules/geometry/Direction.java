package io.github.boardrules.geometry;

/**
 * A direction of a straight line on a board, as steps of file and rank.
 *
 * <p>Square boards have all eight; hexagonal boards have the six without {@link #NORTH_WEST} and {@link #SOUTH_EAST}.
 * The first four lead to cells of higher index, the last four are their opposites in the same order.
 */
public enum Direction {
    /** To the next file. */
    EAST(1, 0),
    /** To the next file and rank. */
    NORTH_EAST(1, 1),
    /** To the next rank. */
    NORTH(0, 1),
    /** To the previous file and the next rank. */
    NORTH_WEST(-1, 1),
    /** To the previous file. */
    WEST(-1, 0),
    /** To the previous file and rank. */
    SOUTH_WEST(-1, -1),
    /** To the previous rank. */
    SOUTH(0, -1),
    /** To the next file and the previous rank. */
    SOUTH_EAST(1, -1);

    private final int fileStep;
    private final int rankStep;

    Direction(int fileStep, int rankStep) {
        this.fileStep = fileStep;
        this.rankStep = rankStep;
    }

    /**
     * Returns how the file changes with a step.
     *
     * @return -1, 0 or 1
     */
    public int fileStep() {
        return fileStep;
    }

    /**
     * Returns how the rank changes with a step.
     *
     * @return -1, 0 or 1
     */
    public int rankStep() {
        return rankStep;
    }

    /**
     * Returns the direction that leads back.
     *
     * @return the opposite direction
     */
    public Direction opposite() {
        return of(-fileStep, -rankStep);
    }

    /**
     * Returns the direction of one step.
     *
     * @param fileStep -1, 0 or 1
     * @param rankStep -1, 0 or 1, not both 0
     * @return the direction
     * @throws IllegalArgumentException if no direction has these steps
     */
    public static Direction of(int fileStep, int rankStep) {
        for (Direction direction : ALL) {
            if (direction.fileStep == fileStep && direction.rankStep == rankStep) {
                return direction;
            }
        }
        throw new IllegalArgumentException("no direction has the steps " + fileStep + ", " + rankStep);
    }

    private static final Direction[] ALL = values();
}
