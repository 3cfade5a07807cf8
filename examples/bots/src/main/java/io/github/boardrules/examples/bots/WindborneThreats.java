package io.github.boardrules.examples.bots;

/**
 * Finds out on a {@link WindborneBoard} whether a colour has a decisive group, as the rules define it: so also for
 * positions that are only thought of, such as the one after a slide.
 */
final class WindborneThreats {
    /** No slide. */
    static final int NONE = -1;

    static final int CELL_BITS = 10;

    private final WindborneBoard board;
    private final int[] queue;

    /** Which cells have been visited: those with the number of the current visit. */
    private final int[] visited;

    private final int[] grouped;
    private int visit;
    private int groupVisit;

    WindborneThreats(WindborneBoard board) {
        this.board = board;
        this.queue = new int[board.size];
        this.visited = new int[board.size];
        this.grouped = new int[board.size];
    }

    /** Tells whether a colour has a decisive group; none has while pawns are missing. */
    boolean hasDecisive(byte color) {
        if (board.pawnCount < board.pawnsInAll || !allPart(color)) {
            return false;
        }
        groupVisit++;
        int before = groupVisit;
        for (int cell : board.cells) {
            if (board.disks[cell] == color && grouped[cell] <= before) {
                groupVisit++;
                markGroup(cell, color, before);
                if (parts()) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Tells whether all disks of a colour together part the pawns; nearly always not, and then no group of them does. */
    boolean allPart(byte color) {
        visit++;
        int half = board.pawnsInAll / 2;
        for (int i = 0; i < board.pawnsInAll; i++) {
            int pawn = board.pawns[i];
            if (board.disks[pawn] != color && visited[pawn] != visit && pawnsAround(pawn, color, half) > half) {
                return false;
            }
        }
        return true;
    }

    /** Visits what is connected with a cell without a colour's disks, until more pawns than enough are found there. */
    private int pawnsAround(int start, byte without, int enough) {
        int found = 0;
        int end = 0;
        visited[start] = visit;
        queue[end++] = start;
        for (int next = 0; next < end && found <= enough; next++) {
            int cell = queue[next];
            found += board.isPawn[cell] ? 1 : 0;
            for (int step : board.steps) {
                int near = cell + step;
                byte disk = board.disks[near];
                if (disk != without && disk != WindborneBoard.BORDER && visited[near] != visit) {
                    visited[near] = visit;
                    queue[end++] = near;
                }
            }
        }
        return found;
    }

    /** Tells whether the group of a disk is decisive; all pawns must be on the board. */
    boolean isDecisive(int disk) {
        int before = ++groupVisit;
        groupVisit++;
        markGroup(disk, board.disks[disk], before);
        return parts();
    }

    /** Numbers the groups of a colour, until groups are marked again. */
    void markGroups(byte color) {
        groupVisit++;
        int before = groupVisit;
        for (int cell : board.cells) {
            if (board.disks[cell] == color && grouped[cell] <= before) {
                groupVisit++;
                markGroup(cell, color, before);
            }
        }
    }

    /** Returns the number of a disk's group. */
    int group(int cell) {
        return grouped[cell];
    }

    private void markGroup(int start, byte color, int before) {
        int end = 0;
        grouped[start] = groupVisit;
        queue[end++] = start;
        for (int next = 0; next < end; next++) {
            for (int step : board.steps) {
                int near = queue[next] + step;
                if (board.disks[near] == color && grouped[near] <= before) {
                    grouped[near] = groupVisit;
                    queue[end++] = near;
                }
            }
        }
    }

    /** Tells whether the group marked last parts the pawns. */
    private boolean parts() {
        visit++;
        int half = board.pawnsInAll / 2;
        for (int i = 0; i < board.pawnsInAll; i++) {
            int pawn = board.pawns[i];
            if (grouped[pawn] != groupVisit && visited[pawn] != visit && pawnsOutside(pawn, half) > half) {
                return false;
            }
        }
        return true;
    }

    private int pawnsOutside(int start, int enough) {
        int found = 0;
        int end = 0;
        visited[start] = visit;
        queue[end++] = start;
        for (int next = 0; next < end && found <= enough; next++) {
            int cell = queue[next];
            found += board.isPawn[cell] ? 1 : 0;
            for (int step : board.steps) {
                int near = cell + step;
                if (board.disks[near] != WindborneBoard.BORDER
                        && grouped[near] != groupVisit
                        && visited[near] != visit) {
                    visited[near] = visit;
                    queue[end++] = near;
                }
            }
        }
        return found;
    }

    /** Tells whether a colour still has a decisive group after a pawn has slid. */
    boolean hasDecisiveAfter(byte color, int pawnNumber, int landing) {
        int from = board.pawns[pawnNumber];
        move(pawnNumber, landing);
        boolean decisive = hasDecisive(color);
        move(pawnNumber, from);
        return decisive;
    }

    void move(int pawnNumber, int to) {
        board.isPawn[board.pawns[pawnNumber]] = false;
        board.pawns[pawnNumber] = to;
        board.isPawn[to] = true;
    }

    /** Tells whether a side, when it is to move, has a slide that leaves the other side without a decisive group. */
    boolean canEscape(byte mover) {
        return escape(mover) != NONE;
    }

    /**
     * Returns such a slide, as the pawn's number and the landing, or {@link #NONE}. Only pawns on the other side's disks
     * can help: any other stays in the part of the board where it is.
     */
    int escape(byte mover) {
        byte enemy = WindborneBoard.opposite(mover);
        for (int pawn = 0; pawn < board.pawnCount; pawn++) {
            int from = board.pawns[pawn];
            if (board.disks[from] == enemy) {
                for (int step : board.steps) {
                    for (int to = from + step; board.isOpen(to, mover); to += step) {
                        if (!hasDecisiveAfter(enemy, pawn, to)) {
                            return pawn << CELL_BITS | to;
                        }
                    }
                }
            }
        }
        return NONE;
    }
}
