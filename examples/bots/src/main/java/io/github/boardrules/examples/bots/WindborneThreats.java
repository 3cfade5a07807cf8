package io.github.boardrules.examples.bots;

/**
 * Finds out on a {@link WindborneBoard} whether a colour has a decisive group, as the rules define it: so also for
 * positions that are only thought of, such as the one after a slide.
 */
final class WindborneThreats {
    /** No slide. */
    static final int NONE = -1;

    /** Slides are numbers: that of the pawn, and in so many bits the landing. */
    private static final int PLACE_BITS = 10;

    private final WindborneBoard board;
    private final long[] open;
    private final long[] area;
    private final long[] pawnsLeft;
    private final long[] disksLeft;
    private final long[] group;

    private long looks;

    WindborneThreats(WindborneBoard board) {
        this.board = board;
        this.open = new long[board.words];
        this.area = new long[board.words];
        this.pawnsLeft = new long[board.words];
        this.disksLeft = new long[board.words];
        this.group = new long[board.words];
    }

    /** Returns how many times it was looked what cells part, which is nearly all that takes time here. */
    long looks() {
        return looks;
    }

    /** Returns the number of a slide. */
    static int slide(int pawn, int landing) {
        return pawn << PLACE_BITS | landing;
    }

    /** Returns the number of the pawn that makes a slide. */
    static int pawn(int slide) {
        return slide >> PLACE_BITS;
    }

    /** Returns the landing of a slide. */
    static int landing(int slide) {
        return slide & ((1 << PLACE_BITS) - 1);
    }

    /** Tells whether a colour has a decisive group; none has while pawns are missing. */
    boolean hasDecisive(byte color) {
        // Nearly always not even all its disks together part the pawns, and then no group of them does.
        if (board.isOpening() || !allPart(color)) {
            return false;
        }
        System.arraycopy(board.disks[color], 0, disksLeft, 0, disksLeft.length);
        for (int disk = WindborneBoard.next(disksLeft, 0); disk >= 0; disk = WindborneBoard.next(disksLeft, disk)) {
            findGroup(disk, color);
            if (parts(group)) {
                return true;
            }
            for (int i = 1; i < disksLeft.length - 1; i++) {
                disksLeft[i] &= ~group[i];
            }
        }
        return false;
    }

    /** Tells whether all disks of a colour together part the pawns. */
    boolean allPart(byte color) {
        return parts(board.disks[color]);
    }

    /** Tells whether the group of a colour's disk is decisive; all pawns must be on the board. */
    boolean isDecisive(int disk, byte color) {
        findGroup(disk, color);
        return parts(group);
    }

    /** Returns the group of a colour's disk, until this object is asked again. */
    long[] group(int disk, byte color) {
        findGroup(disk, color);
        return group;
    }

    /** Returns the group that was found to be decisive or asked for last, until this object is asked again. */
    long[] group() {
        return group;
    }

    private void findGroup(int disk, byte color) {
        long[] disks = board.disks[color];
        WindborneBoard.clear(group);
        WindborneBoard.add(group, disk);
        long added;
        do {
            added = 0;
            for (int i = 1; i < group.length - 1; i++) {
                long more = board.spread(group, i) & disks[i] & ~group[i];
                group[i] |= more;
                added |= more;
            }
        } while (added != 0);
    }

    /** Tells whether, in the board without some cells, no connected region has more than half of the pawns. */
    private boolean parts(long[] without) {
        looks++;
        int half = board.pawnsInAll / 2;
        int left = 0;
        for (int i = 1; i < open.length - 1; i++) {
            open[i] = board.all[i] & ~without[i];
            pawnsLeft[i] = board.pawnSet[i] & open[i];
            left += Long.bitCount(pawnsLeft[i]);
        }
        // Region by region, until the pawns that are left would not be enough even in one.
        while (left > half) {
            int found = pawnsAround(WindborneBoard.next(pawnsLeft, 0), half);
            if (found > half) {
                return false;
            }
            left -= found;
            for (int i = 1; i < area.length - 1; i++) {
                pawnsLeft[i] &= ~area[i];
            }
        }
        return true;
    }

    /** Goes over what is connected with a cell, until more pawns than enough are found there. */
    private int pawnsAround(int start, int enough) {
        WindborneBoard.clear(area);
        WindborneBoard.add(area, start);
        int found;
        long added;
        do {
            found = 0;
            added = 0;
            for (int i = 1; i < area.length - 1; i++) {
                long more = board.spread(area, i) & open[i] & ~area[i];
                area[i] |= more;
                added |= more;
                found += Long.bitCount(area[i] & pawnsLeft[i]);
            }
        } while (added != 0 && found <= enough);
        return found;
    }

    /** Tells whether a colour still has a decisive group after a pawn has slid. */
    boolean hasDecisiveAfter(byte color, int pawn, int landing) {
        int from = board.pawns[pawn];
        board.movePawn(pawn, landing);
        boolean decisive = hasDecisive(color);
        board.movePawn(pawn, from);
        return decisive;
    }

    /** Tells whether a side, when it is to move, has a slide that leaves the other side without a decisive group. */
    boolean canEscape(byte mover) {
        return escape(mover, NONE) != NONE;
    }

    /**
     * Returns the first such slide after another, or after {@link #NONE}; none is {@link #NONE}. Only pawns on the other
     * side's disks can help: any other stays in the part of the board where it is.
     */
    int escape(byte mover, int after) {
        byte enemy = WindborneBoard.opposite(mover);
        boolean passed = after == NONE;
        for (int pawn = passed ? 0 : pawn(after); pawn < board.pawnCount; pawn++) {
            int from = board.pawns[pawn];
            if (!WindborneBoard.has(board.disks[enemy], from)) {
                continue;
            }
            for (int direction = 0; direction < WindborneBoard.DIRECTIONS; direction++) {
                for (int to = board.neighbor(from, direction);
                        board.isOpen(to, mover);
                        to = board.neighbor(to, direction)) {
                    int slide = slide(pawn, to);
                    if (passed && !hasDecisiveAfter(enemy, pawn, to)) {
                        return slide;
                    }
                    passed |= slide == after;
                }
            }
        }
        return NONE;
    }
}
