package io.github.boardrules.examples.bots;

import java.util.Arrays;

/**
 * What was found out about positions, by {@link io.github.boardrules.game.Position#key()}: a fixed number of entries, the
 * newer or deeper replacing the other of two.
 *
 * <p>Threads share it without locks. An entry is two words, the key mixed with the data and the data: where two threads
 * have written one word each, the key does not match, and the entry is not found.
 */
final class TranspositionTable {
    static final int UPPER = 1;
    static final int LOWER = 2;
    static final int EXACT = 3;

    private final long[] words;
    private final int mask;

    TranspositionTable(int megabytes) {
        // A power of two of pairs of entries, of 32 bytes each, which are at most 2^30 words.
        long pairs = Long.highestOneBit(Math.min((long) megabytes << 15, 1L << 27));
        words = new long[(int) pairs * 4];
        mask = (int) pairs - 1;
    }

    /** Returns the data of a position, 0 where nothing is known. */
    long find(long key) {
        int at = place(key);
        long first = words[at + 1];
        if ((words[at] ^ first) == key && first != 0) {
            return first;
        }
        long second = words[at + 3];
        return (words[at + 2] ^ second) == key ? second : 0;
    }

    private int place(long key) {
        return ((int) (key >>> 32) & mask) * 4;
    }

    /** Keeps a result; the score may be from -1,000,000 to 1,000,000, the depth from 0 to 255. */
    void store(long key, int score, int move, int depth, int bound) {
        long data = (long) move << 32 | (long) (score + (1 << 20)) << 11 | (long) depth << 2 | bound;
        int at = place(key);
        long there = words[at + 1];
        boolean same = (words[at] ^ there) == key;
        if (!same && depth(there) > depth) {
            // The first of the two entries is kept for what cost most, the second takes everything.
            at += 2;
        }
        words[at] = key ^ data;
        words[at + 1] = data;
    }

    static int score(long data) {
        return (int) (data >>> 11 & 0x1f_ffff) - (1 << 20);
    }

    static int move(long data) {
        return (int) (data >>> 32);
    }

    static int depth(long data) {
        return (int) (data >>> 2) & 0xff;
    }

    static int bound(long data) {
        return (int) data & 3;
    }

    void clear() {
        Arrays.fill(words, 0);
    }
}
