package io.github.boardrules.windborne;

/**
 * The slides of a position, numbered: by direction, then by landing in the order of cells.
 *
 * <p>The landings of all pawns in a direction are found at once, word by word. A direction and a landing tell the pawn,
 * since none slides over another.
 */
final class Slides {
    private final WindbornePosition position;

    /** How many slides there are in each direction, eight bits each: 9 pawns slide over at most 24 cells each. */
    private final long counts;

    Slides(WindbornePosition position) {
        this.position = position;
        int words = position.tables.words;
        int width = position.tables.width;
        long all = 0;
        long east = 0;
        long northEast = 0;
        long north = 0;
        for (int i = 0; i < words; i++) {
            long pawns = pawns(i);
            long open = Place.PAWN.word(position, i);
            east = up(pawns, open, east, 1);
            northEast = up(pawns, open, northEast, width + 1);
            north = up(pawns, open, north, width);
            all += packed(east & ~pawns, northEast & ~pawns, north & ~pawns);
        }
        long west = 0;
        long southWest = 0;
        long south = 0;
        for (int i = words - 1; i >= 0; i--) {
            long pawns = pawns(i);
            long open = Place.PAWN.word(position, i);
            west = down(pawns, open, west, 1);
            southWest = down(pawns, open, southWest, width + 1);
            south = down(pawns, open, south, width);
            all += packed(west & ~pawns, southWest & ~pawns, south & ~pawns) << 24;
        }
        this.counts = all;
    }

    private static long packed(long first, long second, long third) {
        return Long.bitCount(first) | ((long) Long.bitCount(second) << 8) | ((long) Long.bitCount(third) << 16);
    }

    /** Returns the number of slides. */
    int count() {
        return countBefore(WindborneTables.DIRECTIONS);
    }

    private int countBefore(int end) {
        int sum = 0;
        for (int direction = 0; direction < end; direction++) {
            sum += count(direction);
        }
        return sum;
    }

    private int count(int direction) {
        return (int) (counts >>> (direction * 8)) & 0xff;
    }

    /** Returns a slide as a part of a {@linkplain MoveCodes#slide code}. */
    int get(int index) {
        int left = index;
        int direction = 0;
        while (left >= count(direction)) {
            left -= count(direction++);
        }
        boolean up = isUp(direction);
        // A descending direction comes through the words from the last on, so its landings are counted from there.
        left = up ? left : count(direction) - 1 - left;
        int n = 0;
        int i = word(direction, 0);
        long reached = reached(direction, i, 0);
        int count = Long.bitCount(reached & ~pawns(i));
        while (left >= count) {
            left -= count;
            i = word(direction, ++n);
            reached = reached(direction, i, reached);
            count = Long.bitCount(reached & ~pawns(i));
        }
        return slideTo(direction, i * 64 + Place.bit(reached & ~pawns(i), up ? left : count - 1 - left));
    }

    private int slideTo(int direction, int to) {
        int step = position.tables.step[direction];
        int from = to - step;
        while (!position.isPawn(from)) {
            from -= step;
        }
        return MoveCodes.slide(from, to);
    }

    /** Returns the number of a slide that is possible. */
    int indexOf(int from, int to) {
        int direction = position.tables.direction(from, to);
        boolean up = isUp(direction);
        int passed = 0;
        int n = 0;
        int i = word(direction, 0);
        long reached = reached(direction, i, 0);
        while (i != to >>> 6) {
            passed += Long.bitCount(reached & ~pawns(i));
            i = word(direction, ++n);
            reached = reached(direction, i, reached);
        }
        passed += Long.bitCount(reached & ~pawns(i) & (up ? (1L << to) - 1 : -1L << to));
        return countBefore(direction) + (up ? passed : count(direction) - passed);
    }

    private static boolean isUp(int direction) {
        return direction < WindborneTables.ASCENDING;
    }

    /** Returns which word a direction comes through as the n-th. */
    private int word(int direction, int n) {
        return isUp(direction) ? n : position.tables.words - 1 - n;
    }

    private long pawns(int i) {
        return position.sets[position.pawnSet() + i];
    }

    /** Returns one word of the pawns and of their landings in a direction, given the word before in that direction. */
    private long reached(int direction, int i, long before) {
        long open = Place.PAWN.word(position, i);
        int step = position.tables.step[direction];
        return step > 0 ? up(pawns(i), open, before, step) : down(pawns(i), open, before, -step);
    }

    /** Takes in what comes over from the word before, then goes one step, two steps, four steps and so on. */
    private static long up(long pawns, long open, long before, int step) {
        long reached = pawns | (before >>> (64 - step) & open);
        long free = open;
        for (int shift = step; shift < 64; shift *= 2) {
            reached |= reached << shift & free;
            free &= free << shift;
        }
        return reached;
    }

    private static long down(long pawns, long open, long before, int step) {
        long reached = pawns | (before << (64 - step) & open);
        long free = open;
        for (int shift = step; shift < 64; shift *= 2) {
            reached |= reached >>> shift & free;
            free &= free >>> shift;
        }
        return reached;
    }
}
