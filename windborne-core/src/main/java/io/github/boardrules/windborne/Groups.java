package io.github.boardrules.windborne;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.geometry.CellSet;
import java.util.Arrays;
import java.util.List;

/**
 * Finds groups of disks, and which of them are decisive. A colour is given by where the words of its disks begin.
 *
 * <p>Connected cells are found by growing a set to all neighbours at once: a step in a direction is a shift of its
 * bits. Between the ranks lie bits that belong to no cell, so that no shift leads from one edge of the board to
 * another.
 */
final class Groups {
    private Groups() {}

    /** Tells whether a colour has a decisive group; all pawns must be on the board. */
    static boolean hasDecisive(WindbornePosition position, int disks) {
        // If all its disks together do not part the pawns, no group of them does: nearly always the whole answer.
        // If they do, the same is asked of what is left without one group, a large one since it likelier matters.
        if (!parts(position, position.sets, disks)) {
            return false;
        }
        long[] rest = copy(position, disks);
        do {
            long[] group = cutGroup(position, rest, middleOfFullestWord(rest));
            if (parts(position, group, 0)) {
                return true;
            }
        } while (parts(position, rest, 0));
        return false;
    }

    private static int middleOfFullestWord(long[] words) {
        int fullest = 0;
        for (int i = 1; i < words.length; i++) {
            fullest = Long.bitCount(words[i]) > Long.bitCount(words[fullest]) ? i : fullest;
        }
        return fullest * 64 + Place.bit(words[fullest], Long.bitCount(words[fullest]) / 2);
    }

    /** Returns a colour's decisive groups in the order of their first cells; all pawns must be on the board. */
    static List<CellSet> decisive(WindbornePosition position, int disks) {
        ImmutableList.Builder<CellSet> decisive = ImmutableList.builder();
        long[] rest = copy(position, disks);
        for (int i = 0; i < rest.length; i++) {
            while (rest[i] != 0) {
                long[] group = cutGroup(position, rest, i * 64 + Long.numberOfTrailingZeros(rest[i]));
                if (parts(position, group, 0)) {
                    decisive.add(position.tables.grid.setOfWords(group));
                }
            }
        }
        return decisive.build();
    }

    private static long[] copy(WindbornePosition position, int set) {
        return Arrays.copyOfRange(position.sets, set, set + position.tables.words);
    }

    /** Takes the group of one disk out of a set of disks, and returns it. */
    private static long[] cutGroup(WindbornePosition position, long[] disks, int disk) {
        int words = disks.length;
        long[] others = new long[words];
        for (int i = 0; i < words; i++) {
            others[i] = ~disks[i];
        }
        long[] group = new long[words];
        grow(position, group, disk, others, 0, Integer.MAX_VALUE);
        for (int i = 0; i < words; i++) {
            disks[i] &= ~group[i];
        }
        return group;
    }

    /** Tells whether, in the board without some cells, no connected region has more than half of the pawns. */
    private static boolean parts(WindbornePosition position, long[] without, int offset) {
        return position.tables.words == ThreeWords.COUNT
                ? ThreeWords.parts(position, without, offset)
                : partsByWord(position, without, offset);
    }

    static boolean partsByWord(WindbornePosition position, long[] without, int offset) {
        int half = position.rules.pawns() / 2;
        long[] area = new long[position.tables.words];
        int left = 0;
        for (int i = 0; i < area.length; i++) {
            left += Long.bitCount(position.pawns(i) & ~without[offset + i]);
        }
        // Region by region, until the pawns that are left would not be enough even in one.
        int i = 0;
        while (left > half) {
            long pawns = position.pawns(i) & ~without[offset + i] & ~area[i];
            if (pawns == 0) {
                i++;
            } else {
                int found = grow(position, area, i * 64 + Long.numberOfTrailingZeros(pawns), without, offset, half);
                if (found > half) {
                    return false;
                }
                left -= found;
            }
        }
        return true;
    }

    /**
     * Adds to an area a cell and all that is connected with it in the board without some cells, but stops once more
     * pawns than a limit have been added; returns how many have.
     */
    private static int grow(WindbornePosition position, long[] area, int cell, long[] without, int offset, int limit) {
        int width = position.tables.width;
        int pawns = 0;
        int i = cell >>> 6;
        // The words that may grow, as bits: gone through upwards, and again from the lowest one.
        int growing = 1 << i;
        long entering = 1L << cell;
        while (growing != 0 && pawns <= limit) {
            int ahead = growing & -1 << i;
            i = Integer.numberOfTrailingZeros(ahead != 0 ? ahead : growing);
            growing ^= 1 << i;
            long open = position.tables.board[i] & ~without[offset + i];
            long old = area[i];
            long newPawns = position.pawns(i) & ~old;
            long before;
            long after = (old | entering | entering(area, i, width)) & open;
            entering = 0;
            do {
                before = after;
                after = (before | neighbors(before, width)) & open;
            } while (after != before && pawns + Long.bitCount(after & newPawns) <= limit);
            area[i] = after;
            pawns += Long.bitCount(after & newPawns);
            // No cell has a neighbour more than width + 1 bits away.
            long added = after & ~old;
            if (i + 1 < area.length && added >>> (63 - width) != 0) {
                growing |= 1 << (i + 1);
            }
            if (i > 0 && added << (63 - width) != 0) {
                growing |= 1 << (i - 1);
            }
        }
        return pawns;
    }

    /** Returns, in one word, the neighbours of the cells in the words beside it. */
    private static long entering(long[] area, int i, int width) {
        long below = i > 0 ? area[i - 1] : 0;
        long above = i + 1 < area.length ? area[i + 1] : 0;
        int rank = 64 - width;
        int rankAndFile = 63 - width;
        return below >>> 63
                | below >>> rank
                | below >>> rankAndFile
                | above << 63
                | above << rank
                | above << rankAndFile;
    }

    /** Returns, in one word, the neighbours of cells in that word. */
    private static long neighbors(long cells, int width) {
        int rankAndFile = width + 1;
        long up = cells << 1 | cells << width | cells << rankAndFile;
        long down = cells >>> 1 | cells >>> width | cells >>> rankAndFile;
        return up | down;
    }
}
