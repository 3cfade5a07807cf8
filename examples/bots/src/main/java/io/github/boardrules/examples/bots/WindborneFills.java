package io.github.boardrules.examples.bots;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Who would win if the rest of the board were filled with disks by chance, on a {@link WindborneBoard}: 128 fills at once,
 * each in one bit of the two words that a cell has.
 *
 * <p>On a full board the groups of both colours, each with those that touch it, form a tree, as two groups touch along one
 * line, and that line parts the board. With three pawns, the decisive group is the one in the middle of the three that
 * they stand on: where the ways between these in the tree meet. Its colour follows from how many steps in the tree the
 * pawns are apart. With more pawns, each three of them count as much as any other three; with fewer, it is the colours of
 * their own cells that count.
 *
 * <p>Positions with as many disks get the same fills, so that moves can be compared; positions a ply on get others, so that
 * a search is not deceived by the same ones all the way.
 */
final class WindborneFills {
    /** How many fills there are. */
    static final int COUNT = 128;

    private static final int SETS = 8;

    /** More steps apart than nearly any two cells are. */
    private static final int FARTHEST = 9;

    private final WindborneBoard board;

    /** By set of fills, the cells that are filled with black disks; two words a place, here and below. */
    private final long[][] chance;

    /** The fills in which a cell is black. */
    private final long[] black;

    /** By pawn, and at last for one cell more: the lowest two bits of how many steps apart each cell is. */
    private final long[][] low;

    private final long[][] high;

    /** By pawn, how many fills Black wins, added up over all threes of pawns without it. */
    private final int[] without;

    private final long[] reached;
    private final long[] before;

    /** The first and the last word of each rank's places, from rank 1; beyond the board there are ranks without places. */
    private final int[] firsts;

    private final int[] lasts;
    private final int ranks;
    private final int rankStep;

    /** Whether there is something new beside what a rank has. */
    private final boolean[] changed;

    /** Whether a rank has got more in this step. */
    private final boolean[] grown;

    WindborneFills(WindborneBoard board) {
        this.board = board;
        int words = 2 * board.size;
        SplittableRandom random = new SplittableRandom(7);
        chance = new long[SETS][words];
        for (long[] set : chance) {
            for (int place : board.places) {
                set[2 * place] = random.nextLong();
                set[2 * place + 1] = random.nextLong();
            }
        }
        black = new long[words];
        low = new long[board.pawnsInAll + 1][words];
        high = new long[board.pawnsInAll + 1][words];
        without = new int[board.pawnsInAll];
        reached = new long[words];
        before = new long[words];
        ranks = 2 * board.grid.side() - 1;
        rankStep = 2 * board.grid.width();
        firsts = new int[ranks + 2];
        lasts = new int[ranks + 2];
        changed = new boolean[ranks + 2];
        grown = new boolean[ranks + 2];
        for (int place : board.places) {
            int rank = board.cell(place).rank() + 1;
            firsts[rank] = firsts[rank] == 0 ? 2 * place : Math.min(firsts[rank], 2 * place);
            lasts[rank] = Math.max(lasts[rank], 2 * place + 1);
        }
    }

    /** Fills the position that the board has. */
    void measure() {
        int empty = 0;
        for (long word : board.disks[WindborneBoard.EMPTY]) {
            empty += Long.bitCount(word);
        }
        long[] set = chance[empty % SETS];
        for (int place : board.places) {
            int at = 2 * place;
            if (board.isEmpty(place)) {
                black[at] = set[at];
                black[at + 1] = set[at + 1];
            } else {
                long all = WindborneBoard.has(board.disks[WindborneBoard.BLACK], place) ? -1 : 0;
                black[at] = all;
                black[at + 1] = all;
            }
        }
        for (int pawn = 0; pawn < board.pawnCount; pawn++) {
            measure(board.pawns[pawn], pawn);
        }
        addUpWithout();
    }

    /** Finds how far all cells are apart from one that a pawn may land on. */
    void measureLanding(int place) {
        measure(place, board.pawnsInAll);
    }

    private void measure(int start, int number) {
        long[] lows = low[number];
        long[] highs = high[number];
        Arrays.fill(reached, 0);
        Arrays.fill(before, 0);
        Arrays.fill(lows, 0);
        Arrays.fill(highs, 0);
        Arrays.fill(grown, false);
        for (int word = 0; word < 2; word++) {
            reached[2 * start + word] = -1;
            before[2 * start + word] = -1;
        }
        grown[board.cell(start).rank() + 1] = true;
        long color = black[2 * start];
        long color2 = black[2 * start + 1];
        for (int apart = 0; apart <= FARTHEST; apart++) {
            if (!grow(color, color2) && apart > 0) {
                return;
            }
            for (int rank = 1; rank <= ranks; rank++) {
                int last = grown[rank] ? lasts[rank] : 0;
                for (int at = firsts[rank]; at <= last; at++) {
                    long added = reached[at] & ~before[at];
                    before[at] = reached[at];
                    lows[at] |= (apart & 1) != 0 ? added : 0;
                    highs[at] |= (apart & 2) != 0 ? added : 0;
                }
            }
            color = ~color;
            color2 = ~color2;
        }
    }

    /**
     * Takes in all cells of one colour, which may be another in each fill, that are connected with what has been reached,
     * and tells whether there are any. They begin beside the ranks that have grown last.
     */
    private boolean grow(long color, long color2) {
        for (int rank = 1; rank <= ranks; rank++) {
            changed[rank] = grown[rank - 1] || grown[rank] || grown[rank + 1];
        }
        Arrays.fill(grown, false);
        boolean ever = false;
        for (boolean more = true; more; ever |= more) {
            more = false;
            for (int rank = 1; rank <= ranks; rank++) {
                more |= changed[rank] && growIn(rank, color, color2);
            }
            for (int rank = ranks; rank >= 1 && more; rank--) {
                more |= changed[rank] && growIn(rank, color, color2);
            }
        }
        return ever;
    }

    /** Does so in one rank, from left to right with what lies above and below, and back. */
    private boolean growIn(int rank, long color, long color2) {
        int first = firsts[rank];
        int last = lasts[rank];
        long beside = 0;
        long beside2 = 0;
        long added = 0;
        for (int at = first; at < last; at += 2) {
            int above = at + rankStep;
            int below = at - rankStep;
            long near = beside | reached[below] | reached[above] | reached[below - 2] | reached[above + 2];
            long near2 = beside2 | reached[below + 1] | reached[above + 1] | reached[below - 1] | reached[above + 3];
            long there = reached[at];
            long there2 = reached[at + 1];
            long more = near & ~(black[at] ^ color) & ~there;
            long more2 = near2 & ~(black[at + 1] ^ color2) & ~there2;
            added |= more | more2;
            beside = there | more;
            beside2 = there2 | more2;
            reached[at] = beside;
            reached[at + 1] = beside2;
        }
        beside = 0;
        beside2 = 0;
        for (int at = last - 1; at >= first; at -= 2) {
            long there = reached[at];
            long there2 = reached[at + 1];
            long more = beside & ~(black[at] ^ color) & ~there;
            long more2 = beside2 & ~(black[at + 1] ^ color2) & ~there2;
            added |= more | more2;
            beside = there | more;
            beside2 = there2 | more2;
            reached[at] = beside;
            reached[at + 1] = beside2;
        }
        changed[rank] = false;
        if (added != 0) {
            grown[rank] = true;
            changed[rank - 1] = true;
            changed[rank + 1] = true;
        }
        return added != 0;
    }

    /**
     * Returns the fills in which the middle of three pawns is black.
     *
     * @param word which word of the fills
     * @param one the number of a pawn, or that of pawns in all for the landing that was measured
     * @param first where it stands
     * @param two the number of another
     * @param second where that stands
     * @param third where the third stands
     */
    long blackBetween(int word, int one, int first, int two, int second, int third) {
        int other = 2 * second + word;
        int at = 2 * third + word;
        long sumLow = low[one][other] ^ low[one][at];
        long sumHigh = high[one][other] ^ high[one][at] ^ (low[one][other] & low[one][at]);
        // The difference is even: twice how far the middle is from the first.
        long odd = sumHigh ^ high[two][at] ^ (~sumLow & low[two][at]);
        return black[2 * first + word] ^ odd;
    }

    private int countBetween(int one, int two, int place) {
        int first = board.pawns[one];
        int second = board.pawns[two];
        return Long.bitCount(blackBetween(0, one, first, two, second, place))
                + Long.bitCount(blackBetween(1, one, first, two, second, place));
    }

    /** Returns the fills in which a colour has a disk on a cell. */
    long has(int word, int place, byte color) {
        return color == WindborneBoard.BLACK ? black[2 * place + word] : ~black[2 * place + word];
    }

    private int countBlack(int place) {
        return Long.bitCount(black[2 * place]) + Long.bitCount(black[2 * place + 1]);
    }

    private void addUpWithout() {
        Arrays.fill(without, 0);
        int count = board.pawnCount;
        for (int one = 0; one < count && count > 3; one++) {
            for (int two = one + 1; two < count; two++) {
                for (int three = two + 1; three < count; three++) {
                    int wins = countBetween(one, two, board.pawns[three]);
                    for (int pawn = 0; pawn < count; pawn++) {
                        without[pawn] += pawn == one || pawn == two || pawn == three ? 0 : wins;
                    }
                }
            }
        }
    }

    /** Adds up how many fills Black wins by a cell and each two of the pawns but one, or of all where that is none. */
    private int addUp(int place, int but) {
        int sum = 0;
        for (int one = 0; one < board.pawnCount; one++) {
            for (int two = one + 1; two < board.pawnCount; two++) {
                sum += one == but || two == but ? 0 : countBetween(one, two, place);
            }
        }
        return sum;
    }

    private static double pairsOf(int pawns) {
        return pawns * (pawns - 1) / 2.0;
    }

    /** Returns how many of the fills a colour wins; half of them while no pawn is there. */
    double wins(byte color) {
        return board.pawnCount == 0 ? COUNT / 2.0 : wins(0, board.pawns[0], color);
    }

    /** Returns how many of the fills a colour wins, of those that count for a pawn which is placed on a cell. */
    double winsWith(int place, byte color) {
        int count = board.pawnCount;
        return of(color, count < 2 ? countBlack(place) : addUp(place, count) / pairsOf(count));
    }

    /** Returns how many of the fills a colour wins once a pawn stands on a cell. */
    double wins(int pawn, int to, byte color) {
        int count = board.pawnCount;
        if (count < 3) {
            int sum = countBlack(to);
            for (int other = 0; other < count; other++) {
                sum += other == pawn ? 0 : countBlack(board.pawns[other]);
            }
            return of(color, (double) sum / count);
        }
        // Of the threes of n pawns, those with one of them are 3 of n.
        return of(color, 3.0 * (addUp(to, pawn) + without[pawn]) / (pairsOf(count - 1) * count));
    }

    private static double of(byte color, double black) {
        return color == WindborneBoard.BLACK ? black : COUNT - black;
    }
}
