package io.github.boardrules.examples.bots;

/** Shortest ways from a pawn to others that cross none of some cells, on a {@link WindborneBoard}. */
final class WindborneWays {
    private final WindborneBoard board;

    /** The cells by their distance from the start. */
    private final long[][] levels;

    private final long[] left;
    private final long[] targets;

    /** The way found last, from the cell after the start to its end. */
    final int[] way;

    int length;

    WindborneWays(WindborneBoard board) {
        this.board = board;
        this.levels = new long[board.places.length + 1][board.words];
        this.left = new long[board.words];
        this.targets = new long[board.words];
        this.way = new int[board.places.length];
    }

    /** Tells whether there is a way from a pawn to any other, and remembers a shortest one. */
    boolean find(int start, long[] without) {
        begin(without);
        System.arraycopy(board.pawnSet, 0, targets, 0, targets.length);
        targets[start >>> 6] &= ~(1L << start);
        length = reach(start);
        if (length == 0) {
            return false;
        }
        int place = WindborneBoard.next(targets, 0);
        for (int i = length - 1; i > 0; i--) {
            way[i] = place;
            place = before(place, levels[i]);
        }
        way[0] = place;
        return true;
    }

    /** Tells whether there is another way between the ends of the way found last, which shares no other cell with it. */
    boolean isAnother(int start, long[] without) {
        begin(without);
        for (int i = 0; i < length - 1; i++) {
            left[way[i] >>> 6] &= ~(1L << way[i]);
        }
        int end = way[length - 1];
        if (length == 1) {
            return true;
        }
        WindborneBoard.clear(targets);
        WindborneBoard.add(targets, end);
        return reach(start) > 0;
    }

    private void begin(long[] without) {
        for (int i = 1; i < left.length - 1; i++) {
            left[i] = board.all[i] & ~without[i];
        }
    }

    /** Goes out from a cell until targets are reached, keeps but these of them, and returns how far they are; 0 if none. */
    private int reach(int start) {
        WindborneBoard.clear(levels[0]);
        WindborneBoard.add(levels[0], start);
        long added = 1;
        for (int level = 1; added != 0; level++) {
            added = 0;
            long reached = 0;
            for (int i = 1; i < left.length - 1; i++) {
                long more = board.spread(levels[level - 1], i) & left[i] & ~levels[level - 1][i];
                levels[level][i] = more;
                left[i] &= ~more;
                added |= more;
                reached |= more & targets[i];
            }
            if (reached != 0) {
                for (int i = 1; i < left.length - 1; i++) {
                    targets[i] &= levels[level][i];
                }
                return level;
            }
        }
        return 0;
    }

    private int before(int place, long[] level) {
        for (int direction = 0; direction < WindborneBoard.DIRECTIONS; direction++) {
            int near = board.neighbor(place, direction);
            if (WindborneBoard.has(level, near)) {
                return near;
            }
        }
        throw new IllegalStateException("no way to " + place);
    }
}
