package io.github.boardrules.vaw;

import java.util.Arrays;

/** A position on a board of more than 64 cells: several words for each kind of piece, lines walked cell by cell. */
final class LargePosition extends VawPosition {
    /** Villagers and warriors of the side to move, those of the other side, then all pieces, each of the same length. */
    private final long[] sets;

    /** Takes the array of the first four sets. */
    LargePosition(VawRules rules, VawTables tables, boolean whiteToMove, int passes, long[] fourSets) {
        super(rules, tables, whiteToMove, passes);
        int words = tables.words;
        this.sets = Arrays.copyOf(fourSets, 5 * words);
        for (int i = 0; i < 4 * words; i++) {
            sets[4 * words + i % words] |= sets[i];
        }
    }

    private boolean has(int set, int cell) {
        return ((sets[set * tables.words + (cell >>> 6)] >>> cell) & 1) != 0;
    }

    @Override
    int open(int direction, int cell) {
        int reach = tables.reach[direction * tables.cells + cell];
        int step = tables.step[direction];
        int count = 0;
        while (count < reach && !has(4, cell + (count + 1) * step)) {
            count++;
        }
        return count;
    }

    @Override
    int run(int direction, int cell, boolean ofWarriors) {
        int reach = tables.reach[direction * tables.cells + cell];
        int step = tables.step[direction];
        int set = ofWarriors ? 1 : 0;
        int count = 0;
        while (count < reach && has(set, cell + (count + 1) * step)) {
            count++;
        }
        return count;
    }

    @Override
    int ahead(int direction, int cell) {
        int open = open(direction, cell);
        return open == tables.reach[direction * tables.cells + cell] ? -1 : cell + (open + 1) * tables.step[direction];
    }

    @Override
    long ends(int direction, int word, boolean ofWarriors) {
        int words = tables.words;
        long ends = sets[(ofWarriors ? words : 0) + word] & tables.inner[direction * words + word];
        return ends == 0 ? 0 : ends & ~stops(direction, word, ofWarriors);
    }

    /** Returns, of one word, the cells whose next cell in a direction stops a jump over a phalanx that ends there. */
    private long stops(int direction, int word, boolean ofWarriors) {
        int step = tables.step[direction];
        if (step > 0) {
            long carried = word + 1 < tables.words ? stopping(word + 1, ofWarriors) << (64 - step) : 0;
            return (stopping(word, ofWarriors) >>> step) | carried;
        }
        long carried = word > 0 ? stopping(word - 1, ofWarriors) >>> (64 + step) : 0;
        return (stopping(word, ofWarriors) << -step) | carried;
    }

    private long stopping(int word, boolean ofWarriors) {
        int words = tables.words;
        return ofWarriors ? sets[word] | sets[words + word] : sets[4 * words + word];
    }

    @Override
    boolean isVillager(int cell) {
        return cell >= 0 && has(0, cell);
    }

    @Override
    boolean isWarrior(int cell) {
        return cell >= 0 && has(1, cell);
    }

    @Override
    boolean isEnemy(int cell) {
        return cell >= 0 && (has(2, cell) || has(3, cell));
    }

    @Override
    LargePosition afterJump(int from, int to) {
        long[] next = swapped();
        // The side that moves now is the other side of the next position: sets 2 and 3.
        if (has(1, from)) {
            move(next, 3, from, to);
            clear(next, 0, to);
            clear(next, 1, to);
        } else {
            move(next, 2, from, to);
            int step = tables.step[tables.direction[from * tables.cells + to]];
            for (int cell = from + step; cell != to; cell += step) {
                if (has(0, cell)) {
                    clear(next, 2, cell);
                    set(next, 3, cell);
                } else {
                    clear(next, 3, cell);
                }
            }
        }
        return new LargePosition(rules, tables, !whiteToMove, 0, next);
    }

    private void move(long[] next, int set, int from, int to) {
        clear(next, set, from);
        set(next, set, to);
    }

    private void set(long[] next, int set, int cell) {
        next[set * tables.words + (cell >>> 6)] |= 1L << cell;
    }

    private void clear(long[] next, int set, int cell) {
        next[set * tables.words + (cell >>> 6)] &= ~(1L << cell);
    }

    @Override
    LargePosition afterPass() {
        return new LargePosition(rules, tables, !whiteToMove, passes + 1, swapped());
    }

    /** Returns the first four sets with the sides exchanged. */
    private long[] swapped() {
        int half = 2 * tables.words;
        long[] next = new long[2 * half];
        System.arraycopy(sets, half, next, 0, half);
        System.arraycopy(sets, 0, next, half, half);
        return next;
    }

    @Override
    long word(int set, int index) {
        return sets[set * tables.words + index];
    }
}
