package io.github.boardrules.vaw;

/**
 * The rules of jumping, decided on one line of the board: the kernel's heart, and the only place that knows them.
 *
 * <p>A jump never leaves its line, so all that matters is what stands there. A line is a {@code long} as the side to move
 * sees it: its villagers in bits 0 to 15, its warriors in bits 16 to 31, the other side's pieces in bits 32 to 47, the
 * line's first cell lowest. Where its jumps are listed they are ordered by start, then by landing.
 */
final class VawLine {
    /** A jump needs a start, a phalanx and a landing: shorter lines have none. */
    static final int SHORTEST = 3;

    private VawLine() {}

    static long of(int villagers, int warriors, int enemies) {
        return villagers | ((long) warriors << 16) | ((long) enemies << 32);
    }

    private static int villagers(long line) {
        return (int) line & 0xffff;
    }

    private static int warriors(long line) {
        return (int) line >>> 16;
    }

    private static int enemies(long line) {
        return (int) (line >>> 32);
    }

    /**
     * Tells whether a jump is legal, on sets of any board or line: what it jumps over is exactly what stands between.
     *
     * @param villagers the villagers of the side to move
     * @param warriors its warriors
     * @param enemies the other side's pieces
     * @param between the cells strictly between start and landing
     * @param from the start, one bit
     * @param to the landing, one bit
     * @param step how far apart the bits of neighbours on the line are
     */
    static boolean isJump(long villagers, long warriors, long enemies, long between, long from, long to, int step) {
        long overVillagers = villagers & between;
        long overWarriors = warriors & between;
        // The first cell of each phalanx. There must be one phalanx and nothing else.
        long phalanxes = first(overVillagers, step) | first(overWarriors, step);
        long tooMuch = (phalanxes & (phalanxes - 1)) | (enemies & between);
        // Without a branch on what jumps, which is hard to foresee.
        long warrior = from & warriors;
        long landing = warrior == 0 ? ~(villagers | warriors | enemies) : enemies;
        long forbidden = warrior == 0 ? 0 : overVillagers;
        return phalanxes != 0
                && (tooMuch | forbidden) == 0
                && (to & landing) != 0
                && (from & (villagers | warriors)) != 0;
    }

    private static long first(long pieces, int step) {
        return pieces & ~(pieces << step);
    }

    /** Returns where a piece of the side to move can land, as a set of bits. */
    private static int landings(long line, int length, int from) {
        return above(line, length, from) | below(line, length, from);
    }

    // Below, cells are numbered from 1, so that both edges can be bits, which stop a jump as a piece does.

    /** Returns where the piece can land beyond itself. */
    private static int above(long line, int length, int from) {
        int warriors = warriors(line) << 1;
        int stops = stops(line, length);
        int mover = 2 << from;
        int first = Integer.lowestOneBit(stops & -(mover << 1));
        int kind = jumpable(line, mover, first);
        if ((first & kind) == 0) {
            return 0;
        }
        int past = Integer.lowestOneBit(~kind & -first);
        int next = Integer.lowestOneBit(stops & -past);
        return (mover & warriors) != 0 ? (next >>> 1) & enemies(line) : (next - past) >>> 1;
    }

    /** Returns where the piece can land before itself: the same, looking the other way. */
    private static int below(long line, int length, int from) {
        int warriors = warriors(line) << 1;
        int stops = stops(line, length);
        int mover = 2 << from;
        int first = Integer.highestOneBit(stops & (mover - 1));
        int kind = jumpable(line, mover, first);
        if ((first & kind) == 0) {
            return 0;
        }
        int past = Integer.highestOneBit(~kind & (first - 1));
        int next = Integer.highestOneBit(stops & ((past << 1) - 1));
        return (mover & warriors) != 0 ? (next >>> 1) & enemies(line) : past - next;
    }

    private static int stops(long line, int length) {
        return ((villagers(line) | warriors(line) | enemies(line)) << 1) | 1 | (2 << length);
    }

    /** Returns the pieces of the first one's kind, if the mover may jump over these: a warrior never over villagers. */
    private static int jumpable(long line, int mover, int first) {
        int warriors = warriors(line) << 1;
        return (first & warriors) != 0 ? warriors : (mover & warriors) != 0 ? 0 : villagers(line) << 1;
    }

    /** Returns the number of jumps on a line. */
    static int count(long line, int length) {
        int count = 0;
        for (int movers = movers(line); movers != 0; movers &= movers - 1) {
            count += Integer.bitCount(landings(line, length, Integer.numberOfTrailingZeros(movers)));
        }
        return count;
    }

    /** Returns a jump by its place among those on a line, as {@code from << 8 | to}. */
    static int jump(long line, int length, int index) {
        int left = index;
        for (int movers = movers(line); movers != 0; movers &= movers - 1) {
            int from = Integer.numberOfTrailingZeros(movers);
            int landings = landings(line, length, from);
            int count = Integer.bitCount(landings);
            if (left < count) {
                while (left-- > 0) {
                    landings &= landings - 1;
                }
                return (from << 8) | Integer.numberOfTrailingZeros(landings);
            }
            left -= count;
        }
        throw new IndexOutOfBoundsException(index);
    }

    /** Puts the jumps on a line, each {@code from << 8 | to}, into a buffer from a place on; returns the place after them. */
    static int jumps(long line, int length, int[] buffer, int start) {
        int end = start;
        for (int movers = movers(line); movers != 0; movers &= movers - 1) {
            int from = Integer.numberOfTrailingZeros(movers);
            for (int to = landings(line, length, from); to != 0; to &= to - 1) {
                buffer[end++] = (from << 8) | Integer.numberOfTrailingZeros(to);
            }
        }
        return end;
    }

    private static int movers(long line) {
        int movers = villagers(line) | warriors(line);
        // A lone piece has nobody to jump over.
        return (movers & (movers - 1)) == 0 ? 0 : movers;
    }
}
