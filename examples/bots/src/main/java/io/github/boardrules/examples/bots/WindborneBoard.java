package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Color;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import io.github.boardrules.geometry.Direction;
import io.github.boardrules.geometry.HexGrid;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.Arrays;

/**
 * A position of Windborne as sets of bits, read again for each position, on which moves can be tried.
 *
 * <p>A set is the words of a {@link CellSet} with an empty word before and after them, so that every word has
 * neighbours; a place is a bit of it. A step of a whole set in all directions at once is a few shifts: between the ranks
 * lie bits that belong to no cell, so that no shift leads from one edge of the board to another.
 */
final class WindborneBoard {
    static final byte EMPTY = 0;
    static final byte BLACK = 1;
    static final byte WHITE = 2;

    static final int DIRECTIONS = 6;

    /** What a place beyond the edge is taken for; it is in no set. */
    private static final int NOWHERE = 0;

    final HexGrid grid;

    /** How many pawns the rules have; those that are missing have no place. */
    final int pawnsInAll;

    /** How many words a set has. */
    final int words;

    /** One more than the greatest place. */
    final int size;

    /** The places of the board's cells, in the order of cells. */
    final int[] places;

    private final int[] indexes;
    private final int[] neighbors;
    private final int width;

    /** The whole board. */
    final long[] all;

    /** By what lies there: the cells without a disk, those with a black one, those with a white one. */
    final long[][] disks;

    final long[] pawnSet;

    /** Where the pawns are, those that are on the board. */
    final int[] pawns;

    int pawnCount;
    byte toMove;

    WindborneBoard(WindborneRules rules) {
        grid = HexGrid.of(rules.side());
        pawnsInAll = rules.pawns();
        width = grid.width();
        words = grid.wordCount() + 2;
        size = words * 64;
        places = grid.all().stream().mapToInt(this::place).toArray();
        indexes = new int[size];
        neighbors = new int[size * DIRECTIONS];
        all = new long[words];
        for (int index = 0; index < places.length; index++) {
            int place = places[index];
            indexes[place] = index;
            add(all, place);
            for (int i = 0; i < DIRECTIONS; i++) {
                Direction direction = grid.directions().get(i);
                neighbors[place * DIRECTIONS + i] = grid.neighbor(grid.cell(index), direction)
                        .map(this::place)
                        .orElse(NOWHERE);
            }
        }
        disks = new long[3][words];
        pawnSet = new long[words];
        pawns = new int[pawnsInAll];
    }

    private int place(Cell cell) {
        return grid.bit(cell) + 64;
    }

    Cell cell(int place) {
        return grid.cell(indexes[place]);
    }

    static byte opposite(byte color) {
        return (byte) (BLACK + WHITE - color);
    }

    static boolean has(long[] set, int place) {
        return (set[place >>> 6] >>> place & 1) != 0;
    }

    static void add(long[] set, int place) {
        set[place >>> 6] |= 1L << place;
    }

    /** Returns the first place of a set from some place on, -1 where there is none. */
    static int next(long[] set, int from) {
        int i = from >>> 6;
        long word = i < set.length ? set[i] & -1L << from : 0;
        while (word == 0) {
            if (++i >= set.length) {
                return -1;
            }
            word = set[i];
        }
        return i * 64 + Long.numberOfTrailingZeros(word);
    }

    void read(WindbornePosition position) {
        read(position.disks(Color.BLACK), disks[BLACK]);
        read(position.disks(Color.WHITE), disks[WHITE]);
        read(position.pawns(), pawnSet);
        for (int i = 1; i < words - 1; i++) {
            disks[EMPTY][i] = all[i] & ~disks[BLACK][i] & ~disks[WHITE][i];
        }
        pawnCount = 0;
        for (int place = next(pawnSet, 0); place >= 0; place = next(pawnSet, place + 1)) {
            pawns[pawnCount++] = place;
        }
        toMove = position.toMove() == Color.BLACK ? BLACK : WHITE;
    }

    private void read(CellSet cells, long[] set) {
        for (int i = 1; i < words - 1; i++) {
            set[i] = cells.word(i - 1);
        }
    }

    /** Returns the place beside a place, {@link #NOWHERE} beyond the edge. */
    int neighbor(int place, int direction) {
        return neighbors[place * DIRECTIONS + direction];
    }

    /** Returns, of one word, the cells of a set and all their neighbours, and bits that belong to no cell. */
    long spread(long[] set, int word) {
        long below = set[word - 1];
        long here = set[word];
        long above = set[word + 1];
        // North of these, and of their eastern neighbours, are all neighbours of higher bits; so below.
        long east = here | here << 1 | below >>> 63;
        long west = here | here >>> 1 | above << 63;
        long eastBelow = below | below << 1;
        long westAbove = above | above >>> 1;
        return east | east << width | eastBelow >>> (64 - width) | west | west >>> width | westAbove << (64 - width);
    }

    /** Tells whether pawns are missing. */
    boolean isOpening() {
        return pawnCount < pawnsInAll;
    }

    boolean isOnBoard(int place) {
        return place != NOWHERE;
    }

    boolean isEmpty(int place) {
        return has(disks[EMPTY], place);
    }

    boolean isPawn(int place) {
        return has(pawnSet, place);
    }

    /** Tells whether a pawn can slide over a place and onto it when a colour is to move; not beyond the edge. */
    boolean isOpen(int place, byte color) {
        int word = place >>> 6;
        return ((disks[EMPTY][word] | disks[color][word]) & ~pawnSet[word]) >>> place << 63 != 0;
    }

    /** Tells whether a pawn can slide from a place to another in a direction that leads there when a colour is to move. */
    boolean isWay(int from, int to, int direction, byte color) {
        int place = from;
        do {
            place = neighbor(place, direction);
            if (!isOpen(place, color)) {
                return false;
            }
        } while (place != to);
        return true;
    }

    /** Lists the landings of a pawn when a colour is to move, and returns their number. */
    int landings(int pawn, byte color, int[] landings) {
        int count = 0;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            for (int to = neighbor(pawn, direction); isOpen(to, color); to = neighbor(to, direction)) {
                landings[count++] = to;
            }
        }
        return count;
    }

    /** Puts a pawn elsewhere. */
    void movePawn(int number, int to) {
        flip(pawnSet, pawns[number]);
        pawns[number] = to;
        flip(pawnSet, to);
    }

    /** Places a disk on an empty cell, or takes it away again. */
    void flipDisk(int place, byte color) {
        flip(disks[EMPTY], place);
        flip(disks[color], place);
    }

    private static void flip(long[] set, int place) {
        set[place >>> 6] ^= 1L << place;
    }

    static void clear(long[] set) {
        Arrays.fill(set, 0);
    }
}
