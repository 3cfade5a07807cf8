package io.github.boardrules.examples.bots;

/**
 * Looks for a move that wins in any case at the mover's next turn: after it the mover has a decisive group, and the other
 * side neither has one nor a slide that undoes it.
 *
 * <p>Tries every slide, but with each only the disks that can matter. Where the mover's disks do not yet part the pawns,
 * the disk must lie on every way from one pawn to another, so on the first that is found. Where a group is decisive
 * already, the disk must bar the way of the slide that would undo it. Where groups are decisive only together, it must
 * touch two groups at least. A few wins by other disks are missed, and those beyond the most tries.
 */
final class WindborneWins {
    /** So many disks are tried at the most, all slides together. */
    private static final int MOST_TRIES = 32;

    private final WindborneBoard board;
    private final WindborneThreats threats;

    /** From where each cell was come to, on the first way and on the second. */
    private final int[] cameFirst;

    private final int[] cameAgain;

    private final int[] visited;
    private final int[] queue;
    private final int[] connectors;
    private int connectorCount;
    private int visit;
    private int tries;

    /** Whether the mover has a decisive group without the disk. */
    private boolean decisive;

    /** How many pawns are on none of the mover's disks. */
    private int off;

    /** What was found: the pawn's number, or {@link WindborneThreats#NONE}, its landing and the disk's cell. */
    int pawn;

    int landing;
    int disk;

    WindborneWins(WindborneBoard board, WindborneThreats threats) {
        this.board = board;
        this.threats = threats;
        this.cameFirst = new int[board.size];
        this.cameAgain = new int[board.size];
        this.visited = new int[board.size];
        this.queue = new int[board.size];
        this.connectors = new int[board.size];
    }

    /** Tells whether the side to move has such a move, and remembers it; all pawns must be on the board. */
    boolean find() {
        pawn = WindborneThreats.NONE;
        landing = WindborneThreats.NONE;
        tries = 0;
        listConnectors();
        if (findDisk()) {
            return true;
        }
        for (int number = 0; number < board.pawnCount; number++) {
            int from = board.pawns[number];
            for (int step : board.steps) {
                for (int to = from + step; board.isOpen(to, board.toMove); to += step) {
                    threats.move(number, to);
                    boolean found = findDisk();
                    threats.move(number, from);
                    if (found) {
                        pawn = number;
                        landing = to;
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean findDisk() {
        byte mover = board.toMove;
        decisive = false;
        if (!threats.allPart(mover)) {
            return findOnWay();
        }
        decisive = threats.hasDecisive(mover);
        if (!decisive) {
            return findBetween();
        }
        int escape = threats.escape(WindborneBoard.opposite(mover));
        if (escape == WindborneThreats.NONE) {
            return findAny();
        }
        int from = board.pawns[escape >> WindborneThreats.CELL_BITS];
        int to = escape & ((1 << WindborneThreats.CELL_BITS) - 1);
        int step = step(from, to);
        for (int cell = from + step; cell != to + step; cell += step) {
            if (wins(cell)) {
                return true;
            }
        }
        return false;
    }

    /** Tries any cells: the group wins without the disk, and only the other side's own group can prevent it. */
    private boolean findAny() {
        for (int cell : board.cells) {
            if (wins(cell)) {
                return true;
            }
        }
        return false;
    }

    private int step(int from, int to) {
        for (int step : board.steps) {
            int length = (to - from) / step;
            if (length > 0 && from + length * step == to && isLine(from, step, length)) {
                return step;
            }
        }
        throw new IllegalStateException("no line from " + from + " to " + to);
    }

    private boolean isLine(int from, int step, int length) {
        for (int i = 1; i <= length; i++) {
            if (board.disks[from + i * step] == WindborneBoard.BORDER) {
                return false;
            }
        }
        return true;
    }

    /** Tries the cells that touch more than one group of the mover's. */
    private boolean findBetween() {
        for (int i = 0; i < connectorCount; i++) {
            if (wins(connectors[i])) {
                return true;
            }
        }
        return false;
    }

    /** Lists the empty cells that touch more than one group of the mover's; slides do not change which they are. */
    private void listConnectors() {
        threats.markGroups(board.toMove);
        connectorCount = 0;
        for (int cell : board.cells) {
            int group = 0;
            boolean connects = false;
            for (int step : board.steps) {
                int near = board.disks[cell + step] == board.toMove ? threats.group(cell + step) : 0;
                connects |= near != 0 && group != 0 && near != group;
                group = near == 0 ? group : near;
            }
            if (connects && board.disks[cell] == WindborneBoard.EMPTY) {
                connectors[connectorCount++] = cell;
            }
        }
    }

    /** Tries the cells on one way from a pawn to the next: all of them if there is no way apart from it, else the ends. */
    private boolean findOnWay() {
        int start = offPawn();
        int end = way(start, -1);
        if (end < 0) {
            return false;
        }
        // With a second way, a disk can but stand under a pawn, and then no more pawns may be left than may be
        // connected.
        boolean only = way(start, end) < 0;
        boolean ends = off <= board.pawnsInAll / 2 + 1;
        return (only && tryWay(start, end)) || (ends && (wins(start) || wins(end)));
    }

    /** Counts the pawns that are on none of the mover's disks, and returns the first of them that is connected. */
    private int offPawn() {
        off = 0;
        int first = -1;
        for (int number = 0; number < board.pawnCount; number++) {
            int place = board.pawns[number];
            if (board.disks[place] != board.toMove) {
                off++;
                first = first < 0 ? place : first;
            }
        }
        return first;
    }

    private boolean tryWay(int start, int end) {
        for (int cell = cameFirst[end]; cell != start; cell = cameFirst[cell]) {
            if (wins(cell)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Looks for the nearest pawn that can be come to without crossing the mover's disks; or, given that pawn, for another
     * way to it which shares no cell with the first. Returns the pawn, -1 where there is none.
     */
    private int way(int start, int known) {
        visit++;
        int[] came = known < 0 ? cameFirst : cameAgain;
        for (int cell = known < 0 ? start : cameFirst[known]; cell != start; cell = cameFirst[cell]) {
            visited[cell] = visit;
        }
        int end = 0;
        visited[start] = visit;
        queue[end++] = start;
        for (int next = 0; next < end; next++) {
            int cell = queue[next];
            if (cell != start && (known < 0 ? board.isPawn[cell] : cell == known)) {
                return cell;
            }
            for (int step : board.steps) {
                int near = cell + step;
                byte there = board.disks[near];
                if (visited[near] != visit && there != board.toMove && there != WindborneBoard.BORDER) {
                    visited[near] = visit;
                    came[near] = cell;
                    queue[end++] = near;
                }
            }
        }
        return -1;
    }

    private boolean wins(int cell) {
        if (board.disks[cell] != WindborneBoard.EMPTY || ++tries > MOST_TRIES) {
            return false;
        }
        byte mover = board.toMove;
        byte other = WindborneBoard.opposite(mover);
        board.disks[cell] = mover;
        boolean wins = (threats.isDecisive(cell) || (decisive && threats.hasDecisive(mover)))
                && !threats.hasDecisive(other)
                && !threats.canEscape(other);
        board.disks[cell] = WindborneBoard.EMPTY;
        disk = wins ? cell : disk;
        return wins;
    }
}
