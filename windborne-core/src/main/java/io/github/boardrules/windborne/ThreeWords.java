package io.github.boardrules.windborne;

/**
 * What {@link Groups} and {@link Slides} do word by word, done for three words at once: in local variables only, which
 * is faster and takes no memory. Boards up to side 7 have no more words; the smaller ones leave some of them empty.
 */
final class ThreeWords {
    static final int COUNT = 3;

    private ThreeWords() {}

    /** Tells whether, in the board without some cells, no connected region has more than half of the pawns. */
    static boolean parts(WindbornePosition position, long[] without, int offset) {
        int half = position.rules.pawns() / 2;
        int width = position.tables.width;
        int rank = 64 - width;
        long[] board = position.tables.board;
        long open0 = board[0] & ~without[offset];
        long open1 = board[1] & ~without[offset + 1];
        long open2 = board[2] & ~without[offset + 2];
        long pawns0 = position.pawns(0) & open0;
        long pawns1 = position.pawns(1) & open1;
        long pawns2 = position.pawns(2) & open2;
        // Region by region, until the pawns that are left would not be enough even in one.
        while (count(pawns0, pawns1, pawns2) > half) {
            // The first pawn that is left, and then all that is connected with it, a step in all directions at a time.
            long area0 = pawns0 & -pawns0;
            long area1 = pawns0 != 0 ? 0 : pawns1 & -pawns1;
            long area2 = (pawns0 | pawns1) != 0 ? 0 : pawns2 & -pawns2;
            boolean grown = true;
            while (grown) {
                // North of these, and of their eastern neighbours, are all neighbours of higher bits; so below.
                long east0 = area0 | area0 << 1;
                long east1 = area1 | area1 << 1 | area0 >>> 63;
                long east2 = area2 | area2 << 1 | area1 >>> 63;
                long west0 = area0 | area0 >>> 1 | area1 << 63;
                long west1 = area1 | area1 >>> 1 | area2 << 63;
                long west2 = area2 | area2 >>> 1;
                long next0 = (east0 | east0 << width | west0 | west0 >>> width | west1 << rank) & open0;
                long next1 =
                        (east1 | east1 << width | east0 >>> rank | west1 | west1 >>> width | west2 << rank) & open1;
                long next2 = (east2 | east2 << width | east1 >>> rank | west2 | west2 >>> width) & open2;
                if (count(next0 & pawns0, next1 & pawns1, next2 & pawns2) > half) {
                    return false;
                }
                grown = next0 != area0 || next1 != area1 || next2 != area2;
                area0 = next0;
                area1 = next1;
                area2 = next2;
            }
            pawns0 &= ~area0;
            pawns1 &= ~area1;
            pawns2 &= ~area2;
        }
        return true;
    }

    private static int count(long word0, long word1, long word2) {
        return Long.bitCount(word0) + Long.bitCount(word1) + Long.bitCount(word2);
    }

    /** Counts the slides of the side to move, as {@link Slides#counts} does. */
    static long slideCounts(WindbornePosition position) {
        int width = position.tables.width;
        long p0 = position.pawns(0);
        long p1 = position.pawns(1);
        long p2 = position.pawns(2);
        long open0 = Place.PAWN.word(position, 0);
        long open1 = Place.PAWN.word(position, 1);
        long open2 = Place.PAWN.word(position, 2);
        return Slides.packed(
                up(p0, p1, p2, open0, open1, open2, 1),
                up(p0, p1, p2, open0, open1, open2, width + 1),
                up(p0, p1, p2, open0, open1, open2, width),
                down(p0, p1, p2, open0, open1, open2, 1),
                down(p0, p1, p2, open0, open1, open2, width + 1),
                down(p0, p1, p2, open0, open1, open2, width));
    }

    private static int up(long p0, long p1, long p2, long open0, long open1, long open2, int step) {
        long r0 = up(p0, open0, 0, step);
        long r1 = up(p1, open1, r0, step);
        long r2 = up(p2, open2, r1, step);
        return count(r0 & ~p0, r1 & ~p1, r2 & ~p2);
    }

    private static int down(long p0, long p1, long p2, long open0, long open1, long open2, int step) {
        long r2 = down(p2, open2, 0, step);
        long r1 = down(p1, open1, r2, step);
        long r0 = down(p0, open0, r1, step);
        return count(r0 & ~p0, r1 & ~p1, r2 & ~p2);
    }

    /**
     * As {@link Slides#up}, without a loop: on these boards three doublings go as far as a line does within a word, and
     * four as far as a whole rank does.
     */
    private static long up(long pawns, long open, long before, int step) {
        long reached = pawns | (before >>> (64 - step) & open);
        reached |= reached << step & open;
        long free = open & open << step;
        reached |= reached << (2 * step) & free;
        free &= free << (2 * step);
        reached |= reached << (4 * step) & free;
        return step > 1 ? reached : reached | (reached << 8 & free & free << 4);
    }

    private static long down(long pawns, long open, long before, int step) {
        long reached = pawns | (before << (64 - step) & open);
        reached |= reached >>> step & open;
        long free = open & open >>> step;
        reached |= reached >>> (2 * step) & free;
        free &= free >>> (2 * step);
        reached |= reached >>> (4 * step) & free;
        return step > 1 ? reached : reached | (reached >>> 8 & free & free >>> 4);
    }
}
