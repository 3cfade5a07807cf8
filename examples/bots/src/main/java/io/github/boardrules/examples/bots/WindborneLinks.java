package io.github.boardrules.examples.bots;

import java.util.Arrays;

/**
 * How many disks each colour would have to place to link each pawn with each cell: a path costs its empty cells, both ends
 * included, and cannot lead over the other colour's disks.
 *
 * <p>All cells that cost no more than some number of disks are found at once, one step of the whole set after the other.
 * A distance is kept as the number of those sets that have the cell, the bits of the number in three sets of their own.
 */
final class WindborneLinks {
    /** Farther than is looked. */
    static final int FAR = 6;

    private static final int COLORS = 2;

    private final WindborneBoard board;

    /** What has been come to, and what can be come to with one disk more. */
    private final long[] area;

    private final long[] next;

    /** By colour and pawn, the three bits of each cell's number, side by side for each word. */
    private final long[][] numbers;

    WindborneLinks(WindborneBoard board) {
        this.board = board;
        this.area = new long[board.words];
        this.next = new long[board.words];
        this.numbers = new long[COLORS * board.pawnsInAll][3 * board.words];
    }

    /** Returns how many disks a colour needs to link a pawn with a cell, at most {@link #FAR}. */
    int distance(int pawn, byte color, int place) {
        long[] bits = numbers[2 * pawn + color - 1];
        int at = 3 * (place >>> 6);
        long number = (bits[at] >>> place & 1) + 2 * (bits[at + 1] >>> place & 1) + 4 * (bits[at + 2] >>> place & 1);
        return FAR - (int) number;
    }

    /** Measures the position that the board has. */
    void measure() {
        for (int pawn = 0; pawn < board.pawnCount; pawn++) {
            measure(pawn, WindborneBoard.BLACK);
            measure(pawn, WindborneBoard.WHITE);
        }
    }

    private void measure(int pawn, byte color) {
        long[] bits = numbers[2 * pawn + color - 1];
        Arrays.fill(bits, 0);
        int start = board.pawns[pawn];
        if (WindborneBoard.has(board.disks[WindborneBoard.opposite(color)], start)) {
            return;
        }
        WindborneBoard.clear(area);
        WindborneBoard.add(area, start);
        for (int level = board.isEmpty(start) ? 1 : 0; level < FAR; level++) {
            spread(color);
            for (int i = 1; i < area.length - 1; i++) {
                count(bits, 3 * i, area[i]);
                area[i] |= next[i];
            }
        }
    }

    /** Takes in the colour's disks that are connected with the area, which are free, and finds the empty cells beside it. */
    private void spread(byte color) {
        long[] own = board.disks[color];
        long[] empty = board.disks[WindborneBoard.EMPTY];
        long added;
        do {
            added = 0;
            for (int i = 1; i < area.length - 1; i++) {
                long near = board.spread(area, i);
                long more = near & own[i] & ~area[i];
                next[i] = near & empty[i];
                area[i] |= more;
                added |= more;
            }
        } while (added != 0);
    }

    /** Adds one to the numbers of some cells. */
    private static void count(long[] bits, int at, long cells) {
        long carry = bits[at] & cells;
        bits[at] ^= cells;
        bits[at + 2] ^= bits[at + 1] & carry;
        bits[at + 1] ^= carry;
    }
}
