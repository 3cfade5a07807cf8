package io.github.boardrules.windborne;

/**
 * The slides of a position, numbered: by direction, then by landing in the order of cells.
 *
 * <p>The landings of all pawns in a direction are found at once, word by word. A direction and a landing tell the pawn,
 * since none slides over another. How many slides there are is a {@code long}: eight bits for each direction (9 pawns
 * slide over at most 24 cells each), and in each half a bit that is always set.
 */
final class Slides {
    private static final long FOUND = 0x80000000_80000000L;

    private Slides() {}

    /** Tells whether these are counts: not if they are 0 or, where a {@code long} is written in two steps, half 0. */
    static boolean isFound(long counts) {
        return (counts & FOUND) == FOUND;
    }

    /** Counts the slides of the side to move. */
    static long counts(WindbornePosition position) {
        return position.tables.words == ThreeWords.COUNT ? ThreeWords.slideCounts(position) : countsByWord(position);
    }

    static long countsByWord(WindbornePosition position) {
        int width = position.tables.width;
        return packed(
                countUp(position, 1),
                countUp(position, width + 1),
                countUp(position, width),
                countDown(position, 1),
                countDown(position, width + 1),
                countDown(position, width));
    }

    private static int countUp(WindbornePosition position, int step) {
        int count = 0;
        long reached = 0;
        for (int i = 0; i < position.tables.words; i++) {
            long pawns = position.pawns(i);
            reached = up(pawns, Place.PAWN.word(position, i), reached, step);
            count += Long.bitCount(reached & ~pawns);
        }
        return count;
    }

    private static int countDown(WindbornePosition position, int step) {
        int count = 0;
        long reached = 0;
        for (int i = position.tables.words - 1; i >= 0; i--) {
            long pawns = position.pawns(i);
            reached = down(pawns, Place.PAWN.word(position, i), reached, step);
            count += Long.bitCount(reached & ~pawns);
        }
        return count;
    }

    /** Puts counts together, in the order of directions. */
    static long packed(int east, int northEast, int north, int west, int southWest, int south) {
        int up = east | northEast << 8 | north << 16;
        int down = west | southWest << 8 | south << 16;
        return FOUND | up | ((long) down << 32);
    }

    private static int count(long counts, int direction) {
        return (int) (counts >>> (isUp(direction) ? direction * 8 : direction * 8 + 8)) & 0xff;
    }

    private static int countBefore(long counts, int end) {
        int sum = 0;
        for (int direction = 0; direction < end; direction++) {
            sum += count(counts, direction);
        }
        return sum;
    }

    /** Returns the number of slides. */
    static int count(long counts) {
        return countBefore(counts, WindborneTables.DIRECTIONS);
    }

    /** Returns a slide, by its number, as a part of a {@linkplain MoveCodes#slide code}. */
    static int get(WindbornePosition position, int index) {
        long counts = position.slideCounts();
        int left = index;
        int direction = 0;
        while (left >= count(counts, direction)) {
            left -= count(counts, direction++);
        }
        boolean up = isUp(direction);
        // A descending direction comes through the words from the last on, so its landings are counted from there.
        left = up ? left : count(counts, direction) - 1 - left;
        int n = 0;
        int i = word(position, direction, 0);
        long reached = reached(position, direction, i, 0);
        int count = Long.bitCount(reached & ~position.pawns(i));
        while (left >= count) {
            left -= count;
            i = word(position, direction, ++n);
            reached = reached(position, direction, i, reached);
            count = Long.bitCount(reached & ~position.pawns(i));
        }
        int to = i * 64 + Place.bit(reached & ~position.pawns(i), up ? left : count - 1 - left);
        int step = position.tables.step[direction];
        int from = to - step;
        while (!position.isPawn(from)) {
            from -= step;
        }
        return MoveCodes.slide(from, to);
    }

    /** Returns the number of a slide that is possible. */
    static int indexOf(WindbornePosition position, int from, int to) {
        long counts = position.slideCounts();
        int direction = position.tables.direction(from, to);
        boolean up = isUp(direction);
        int passed = 0;
        int n = 0;
        int i = word(position, direction, 0);
        long reached = reached(position, direction, i, 0);
        while (i != to >>> 6) {
            passed += Long.bitCount(reached & ~position.pawns(i));
            i = word(position, direction, ++n);
            reached = reached(position, direction, i, reached);
        }
        passed += Long.bitCount(reached & ~position.pawns(i) & (up ? (1L << to) - 1 : -1L << to));
        return countBefore(counts, direction) + (up ? passed : count(counts, direction) - passed);
    }

    private static boolean isUp(int direction) {
        return direction < WindborneTables.ASCENDING;
    }

    /** Returns which word a direction comes through as the n-th. */
    private static int word(WindbornePosition position, int direction, int n) {
        return isUp(direction) ? n : position.tables.words - 1 - n;
    }

    /** Returns one word of the pawns and of their landings in a direction, given the word before in that direction. */
    private static long reached(WindbornePosition position, int direction, int i, long before) {
        long pawns = position.pawns(i);
        long open = Place.PAWN.word(position, i);
        int step = position.tables.step[direction];
        return step > 0 ? up(pawns, open, before, step) : down(pawns, open, before, -step);
    }

    /** Takes in what comes over from the word before, then goes one step, two steps, four steps and so on. */
    static long up(long pawns, long open, long before, int step) {
        long reached = pawns | (before >>> (64 - step) & open);
        long free = open;
        for (int shift = step; shift < 64; shift *= 2) {
            reached |= reached << shift & free;
            free &= free << shift;
        }
        return reached;
    }

    static long down(long pawns, long open, long before, int step) {
        long reached = pawns | (before << (64 - step) & open);
        long free = open;
        for (int shift = step; shift < 64; shift *= 2) {
            reached |= reached >>> shift & free;
            free &= free >>> shift;
        }
        return reached;
    }
}
