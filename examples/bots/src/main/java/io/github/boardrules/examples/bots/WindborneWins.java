package io.github.boardrules.examples.bots;

import io.github.boardrules.geometry.Cell;
import io.github.boardrules.windborne.WindborneMove;
import java.util.Arrays;

/**
 * Looks for a move that wins whatever the other side does. Such a move is a threat, since it leaves its side a decisive
 * group. Either no slide of the other side's undoes that; or all that do are answered by another such move.
 *
 * <p>Tries every slide, but with each only the disks that can matter. Where the mover's disks do not yet part the pawns,
 * the disk must lie on every way from one pawn to another, so on the first that is found. Where a group is decisive
 * already, the disk must make the slide useless that would undo it: bar its way, or the way from its landing to another
 * pawn; or it must join the group with another. Where groups are decisive only together, it must touch two of them. A few
 * wins by other disks are missed, and those beyond the most tries.
 *
 * <p>The other side's answer is a slide and a disk, of which there are too many to try them all. But a disk of its own
 * neither opens it a way nor changes what the mover's groups part, and with an odd number of pawns it can have no
 * decisive group beside the mover's. So where a threat wins against a slide without a disk, only disks matter that bar
 * what the mover does afterwards: those on the cells its pawns slide over and its disks are placed on.
 */
final class WindborneWins {
    /** The most threats in a row. */
    static final int DEEPEST = 4;

    /** So many threats of one move are kept in mind. */
    private static final int MOST_KEPT = 64;

    /** With more slides that undo it, a threat is not gone into. */
    private static final int MOST_ESCAPES = 6;

    /** So many threats are gone into. */
    private static final int MOST_THREATS = 16;

    private final WindborneBoard board;
    private final WindborneThreats threats;
    private final WindborneWays ways;
    private final long[] connectors;
    private final long[] touched;

    /** The group that is decisive without the disk. */
    private final long[] barrier;

    private final Turn[] turns = new Turn[DEEPEST];

    /** Until how many looks ({@link WindborneThreats#looks}) it is tried. */
    private long last;

    /** The move that was found last. */
    private int lastPawn;

    private int lastFrom;
    private int lastLanding;
    private int lastDisk;

    /** Whether the mover has a decisive group without the disk. */
    private boolean decisive;

    /** A move of the side that attacks: what is found, and what is needed to find it. */
    private static final class Turn {
        /** The pawn's number, or {@link WindborneThreats#NONE}; its landing and the disk's place. */
        int pawn;

        int landing;
        int disk;

        /** How many plies on it wins. */
        int plies;

        /** Whether threats that can be undone are of use. */
        boolean collects;

        /** Threats: how many slides undo each, the pawn's number and one, its landing, and the disk. */
        final long[] found = new long[MOST_KEPT];

        int count;

        /** The cells that must be free of the other side's disks for the win that is found. */
        final long[] needed;

        final long[] answers;

        Turn(int words) {
            needed = new long[words];
            answers = new long[words];
        }
    }

    WindborneWins(WindborneBoard board, WindborneThreats threats) {
        this.board = board;
        this.threats = threats;
        this.ways = new WindborneWays(board);
        this.connectors = new long[board.words];
        this.touched = new long[board.words];
        this.barrier = new long[board.words];
        Arrays.setAll(turns, i -> new Turn(board.words));
    }

    /**
     * Tells whether the side to move has such a move, and remembers it; all pawns must be on the board.
     *
     * @param mostThreats how many threats in a row are looked for, from 1 to {@link #DEEPEST}
     * @param most how many times at the most, or a few more, it is looked what cells part
     */
    boolean find(int mostThreats, int most) {
        last = threats.looks() + most;
        Turn turn = turns[0];
        boolean found = find(turn, 0, board.pawnsInAll % 2 == 0 ? 1 : mostThreats);
        if (found) {
            lastPawn = turn.pawn;
            lastFrom = turn.pawn < 0 ? 0 : board.pawns[turn.pawn];
            lastLanding = turn.landing;
            lastDisk = turn.disk;
        }
        return found;
    }

    /** Returns the move that was found. */
    Win<WindborneMove> win() {
        Turn turn = turns[0];
        Cell disk = board.cell(turn.disk);
        WindborneMove move = turn.pawn == WindborneThreats.NONE
                ? WindborneMove.turn(disk)
                : WindborneMove.turn(board.cell(board.pawns[turn.pawn]), board.cell(turn.landing), disk);
        return new Win<>(move, turn.plies);
    }

    /** Tells whether the win that was found could be prevented by a disk of the other side's on an empty place. */
    boolean needs(int place) {
        return WindborneBoard.has(turns[0].needed, place);
    }

    /**
     * Tells whether the move that was found last, and won at once, does so in this position too, which differs from that
     * one by where pawns stand; and remembers it.
     */
    boolean findAgain() {
        Turn turn = turns[0];
        turn.collects = false;
        turn.pawn = lastPawn;
        turn.landing = lastLanding;
        last = Long.MAX_VALUE;
        decisive = true;
        boolean wins;
        if (lastPawn == WindborneThreats.NONE) {
            wins = wins(turn, lastDisk);
        } else {
            int from = board.pawns[lastPawn];
            if (from != lastFrom || !board.isWay(from, lastLanding, direction(from, lastLanding), board.toMove)) {
                return false;
            }
            board.movePawn(lastPawn, lastLanding);
            wins = wins(turn, lastDisk);
            board.movePawn(lastPawn, from);
        }
        if (wins) {
            WindborneBoard.clear(turn.needed);
            need(turn);
        }
        return wins;
    }

    /** Returns the cells whose disks could prevent the win that was found. */
    long[] needed() {
        return turns[0].needed.clone();
    }

    private boolean isSpent() {
        return threats.looks() >= last;
    }

    private boolean find(Turn turn, int level, int mostThreats) {
        turn.collects = mostThreats > 1;
        turn.count = 0;
        WindborneBoard.clear(turn.needed);
        if (findAtOnce(turn)) {
            turn.plies = 2;
            need(turn);
            return true;
        }
        Arrays.sort(turn.found, 0, turn.count);
        for (int i = 0; i < Math.min(turn.count, MOST_THREATS) && !isSpent(); i++) {
            if (winsBy(turn, turn.found[i], level, mostThreats)) {
                return true;
            }
        }
        return false;
    }

    /** Adds the cells that a move needs. */
    private void need(Turn turn) {
        WindborneBoard.add(turn.needed, turn.disk);
        if (turn.pawn != WindborneThreats.NONE) {
            int from = board.pawns[turn.pawn];
            int direction = direction(from, turn.landing);
            for (int place = from; place != turn.landing; ) {
                place = board.neighbor(place, direction);
                WindborneBoard.add(turn.needed, place);
            }
        }
    }

    private int direction(int from, int to) {
        for (int direction = 0; direction < WindborneBoard.DIRECTIONS; direction++) {
            int place = board.neighbor(from, direction);
            while (place != to && board.isOnBoard(place)) {
                place = board.neighbor(place, direction);
            }
            if (place == to) {
                return direction;
            }
        }
        throw new IllegalStateException("no line from " + from + " to " + to);
    }

    /** Tells whether a threat wins against every slide that undoes it. */
    private boolean winsBy(Turn turn, long threat, int level, int mostThreats) {
        byte other = WindborneBoard.opposite(board.toMove);
        turn.pawn = (int) (threat >>> 20 & 0x3ff) - 1;
        turn.landing = (int) (threat >>> 10 & 0x3ff);
        turn.disk = (int) threat & 0x3ff;
        turn.plies = 0;
        WindborneBoard.clear(turn.needed);
        need(turn);
        int from = turn.pawn < 0 ? 0 : board.pawns[turn.pawn];
        if (turn.pawn >= 0) {
            board.movePawn(turn.pawn, turn.landing);
        }
        board.flipDisk(turn.disk, board.toMove);
        boolean wins = true;
        int escape = threats.escape(other, WindborneThreats.NONE);
        while (wins && escape != WindborneThreats.NONE) {
            int pawn = WindborneThreats.pawn(escape);
            int back = board.pawns[pawn];
            board.movePawn(pawn, WindborneThreats.landing(escape));
            wins = winsAfterSlide(turn, level, mostThreats, other);
            board.movePawn(pawn, back);
            escape = wins ? threats.escape(other, escape) : escape;
        }
        board.flipDisk(turn.disk, board.toMove);
        if (turn.pawn >= 0) {
            board.movePawn(turn.pawn, from);
        }
        return wins;
    }

    /** Tells whether the attack goes through after the other side's slide, whatever disk it places. */
    private boolean winsAfterSlide(Turn turn, int level, int mostThreats, byte other) {
        Turn next = turns[level + 1];
        if (!find(next, level + 1, mostThreats - 1)) {
            return false;
        }
        take(turn, next);
        System.arraycopy(next.needed, 0, turn.answers, 0, turn.answers.length);
        for (int disk = WindborneBoard.next(turn.answers, 0);
                disk >= 0;
                disk = WindborneBoard.next(turn.answers, disk + 1)) {
            if (board.isEmpty(disk)) {
                board.flipDisk(disk, other);
                boolean wins = find(next, level + 1, mostThreats - 1);
                board.flipDisk(disk, other);
                if (!wins) {
                    return false;
                }
                take(turn, next);
            }
        }
        return true;
    }

    private static void take(Turn turn, Turn next) {
        turn.plies = Math.max(turn.plies, 2 + next.plies);
        for (int i = 0; i < turn.needed.length; i++) {
            turn.needed[i] |= next.needed[i];
        }
    }

    /** Looks for a move that wins at the mover's next turn, and collects other threats on the way. */
    private boolean findAtOnce(Turn turn) {
        turn.pawn = WindborneThreats.NONE;
        turn.landing = 0;
        listConnectors();
        if (findDisk(turn)) {
            return true;
        }
        for (int number = 0; number < board.pawnCount; number++) {
            int from = board.pawns[number];
            for (int direction = 0; direction < WindborneBoard.DIRECTIONS; direction++) {
                for (int to = board.neighbor(from, direction);
                        board.isOpen(to, board.toMove);
                        to = board.neighbor(to, direction)) {
                    turn.pawn = number;
                    turn.landing = to;
                    board.movePawn(number, to);
                    boolean found = findDisk(turn);
                    board.movePawn(number, from);
                    if (found) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean findDisk(Turn turn) {
        if (isSpent()) {
            return false;
        }
        byte mover = board.toMove;
        byte other = WindborneBoard.opposite(mover);
        decisive = false;
        if (!threats.allPart(mover)) {
            return findOnWay(turn);
        }
        decisive = threats.hasDecisive(mover);
        if (!decisive) {
            return find(turn, connectors);
        }
        System.arraycopy(threats.group(), 0, barrier, 0, barrier.length);
        int escape = threats.escape(other, WindborneThreats.NONE);
        if (escape == WindborneThreats.NONE) {
            // The group wins without the disk, and only the other side's own group can prevent it.
            return find(turn, board.all);
        }
        if (bars(turn, WindborneThreats.pawn(escape), WindborneThreats.landing(escape))) {
            return true;
        }
        // With more pawns on it a group can do without one; and to join groups may be of use to the next threat.
        return find(turn, connectors);
    }

    /** Tries the disks that can make a slide useless that undoes the threat of a group: on its way, or where it leads on. */
    private boolean bars(Turn turn, int pawn, int to) {
        int from = board.pawns[pawn];
        int direction = direction(from, to);
        int place = from;
        while (place != to) {
            place = board.neighbor(place, direction);
            if (wins(turn, place)) {
                return true;
            }
        }
        board.movePawn(pawn, to);
        boolean leadsOn = ways.find(to, barrier);
        boolean inTwoWays = leadsOn && ways.isAnother(to, barrier);
        board.movePawn(pawn, from);
        for (int i = inTwoWays ? ways.length - 1 : 0; leadsOn && i < ways.length; i++) {
            if (wins(turn, ways.way[i])) {
                return true;
            }
        }
        return false;
    }

    private boolean find(Turn turn, long[] places) {
        for (int place = WindborneBoard.next(places, 0); place >= 0; place = WindborneBoard.next(places, place + 1)) {
            if (wins(turn, place)) {
                return true;
            }
        }
        return false;
    }

    /** Lists the empty cells that touch more than one group of the mover's; slides do not change which they are. */
    private void listConnectors() {
        long[] disks = board.disks[board.toMove];
        long[] left = disks.clone();
        WindborneBoard.clear(connectors);
        WindborneBoard.clear(touched);
        for (int disk = WindborneBoard.next(left, 0); disk >= 0; disk = WindborneBoard.next(left, disk)) {
            long[] group = threats.group(disk, board.toMove);
            for (int i = 1; i < left.length - 1; i++) {
                long near = board.spread(group, i) & board.disks[WindborneBoard.EMPTY][i];
                connectors[i] |= touched[i] & near;
                touched[i] |= near;
                left[i] &= ~group[i];
            }
        }
    }

    /** Tries the cells on one way from a pawn to the next: all of them if there is no way apart from it, else the ends. */
    private boolean findOnWay(Turn turn) {
        byte mover = board.toMove;
        int off = 0;
        int start = 0;
        boolean linked = false;
        for (int number = board.pawnCount - 1; number >= 0; number--) {
            if (!WindborneBoard.has(board.disks[mover], board.pawns[number])) {
                off++;
                if (!linked) {
                    start = board.pawns[number];
                    linked = ways.find(start, board.disks[mover]);
                }
            }
        }
        // A disk can stand under a pawn, and then no more pawns may be left than may be connected.
        boolean ends = off <= board.pawnsInAll / 2 + 1;
        if (!linked) {
            return ends && wins(turn, start);
        }
        if (!ways.isAnother(start, board.disks[mover])) {
            for (int i = 0; i < ways.length - 1; i++) {
                if (wins(turn, ways.way[i])) {
                    return true;
                }
            }
        }
        return ends && (wins(turn, start) || wins(turn, ways.way[ways.length - 1]));
    }

    private boolean wins(Turn turn, int place) {
        if (!board.isEmpty(place) || isSpent()) {
            return false;
        }
        byte mover = board.toMove;
        byte other = WindborneBoard.opposite(mover);
        board.flipDisk(place, mover);
        boolean threatens = (threats.isDecisive(place, mover) || (decisive && threats.hasDecisive(mover)))
                && !threats.hasDecisive(other);
        int escapes = threatens ? escapes(other, turn.collects ? MOST_ESCAPES : 0) : 0;
        board.flipDisk(place, mover);
        if (!threatens) {
            return false;
        }
        turn.disk = place;
        if (turn.collects && escapes <= MOST_ESCAPES && turn.count < MOST_KEPT) {
            turn.found[turn.count++] = (long) escapes << 30 | (turn.pawn + 1) << 20 | turn.landing << 10 | place;
        }
        return escapes == 0;
    }

    /** Counts the slides that undo a threat, until there are more than a number. */
    private int escapes(byte mover, int most) {
        int count = 0;
        for (int escape = threats.escape(mover, WindborneThreats.NONE);
                escape != WindborneThreats.NONE && count <= most;
                escape = threats.escape(mover, escape)) {
            count++;
        }
        return count;
    }
}
