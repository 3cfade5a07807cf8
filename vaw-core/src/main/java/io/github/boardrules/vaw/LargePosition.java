package io.github.boardrules.vaw;

import io.github.boardrules.game.Keys;
import java.util.Arrays;

/**
 * A position on a board of more than 64 cells: what stands on each line, so that no line need be gathered.
 *
 * <p>A line is a word: white villagers in bits 0 to 15, white warriors in 16 to 31, black villagers in 32 to 47, black
 * warriors in 48 to 63. The ranks come first, and tell all.
 */
final class LargePosition extends VawPosition {
    private final long[] lines;

    /** Takes the array over. */
    private LargePosition(VawRules rules, VawTables tables, boolean whiteToMove, int passes, long[] lines) {
        super(rules, tables, whiteToMove, passes);
        this.lines = lines;
    }

    /** Makes a position; the sets are those of white villagers, white warriors, black villagers and black warriors. */
    static LargePosition of(VawRules rules, boolean whiteToMove, int passes, long[] sets) {
        VawTables tables = VawTables.of(rules.size());
        LargePosition position = new LargePosition(rules, tables, whiteToMove, passes, new long[tables.lengths.length]);
        for (int cell = 0; cell < tables.cells; cell++) {
            for (int set = 0; set < 4; set++) {
                if (((sets[set * tables.words + (cell >>> 6)] >>> cell) & 1) != 0) {
                    position.flip(position.lines, cell, 1L << (16 * set));
                }
            }
        }
        return position;
    }

    /** Changes what stands on a cell, on all lines through it. */
    private void flip(long[] changed, int cell, long kinds) {
        for (int i = cell * 4; i < cell * 4 + 4; i++) {
            int line = tables.linesThrough[i];
            if (line >= 0) {
                changed[line] ^= kinds << tables.places[i];
            }
        }
    }

    /** Returns what stands on a cell, one bit at 0, 16, 32 or 48. */
    private long kind(int cell) {
        int width = tables.grid.width();
        return (lines[cell / width] >>> (cell % width)) & 0x0001_0001_0001_0001L;
    }

    /** Returns a bit for the side to move's villagers, or for its warriors. */
    private long mine(boolean ofWarriors) {
        return 1L << ((whiteToMove ? 0 : 32) + (ofWarriors ? 16 : 0));
    }

    @Override
    boolean isJump(int code) {
        long line = line(VawKernel.line(code));
        int from = tables.place(VawKernel.line(code), VawKernel.from(code));
        int to = tables.place(VawKernel.line(code), VawKernel.to(code));
        long between = (1L << Math.max(from, to)) - (2L << Math.min(from, to));
        return VawLine.isJump(line & 0xffff, (line >>> 16) & 0xffff, line >>> 32, between, 1L << from, 1L << to, 1);
    }

    /** Returns what stands on a line, as {@link VawLine} reads it. */
    private long line(int line) {
        long seen = whiteToMove ? lines[line] : Long.rotateLeft(lines[line], 32);
        long enemies = ((seen >>> 32) | (seen >>> 48)) & 0xffff;
        return (seen & 0xffff_ffffL) | (enemies << 32);
    }

    @Override
    int countOnLine(int line) {
        return VawLine.count(line(line), tables.lengths[line]);
    }

    @Override
    int jumpOnLine(int line, int index) {
        return tables.codes[(line << 8) | VawLine.jump(line(line), tables.lengths[line], index)];
    }

    @Override
    int jumpsOnLine(int line, int[] buffer, int start) {
        return VawLine.jumps(line(line), tables.lengths[line], tables.codes, line << 8, buffer, start);
    }

    @Override
    int mostMoves() {
        return VawKernel.count(this);
    }

    @Override
    LargePosition afterJump(int code) {
        int from = VawKernel.from(code);
        int to = VawKernel.to(code);
        long[] next = lines.clone();
        long mover = kind(from);
        flip(next, from, mover);
        flip(next, to, mover | kind(to));
        if (mover == mine(false)) {
            int line = VawKernel.line(code);
            int first = tables.place(line, from);
            int last = tables.place(line, to);
            for (int place = Math.min(first, last) + 1; place < Math.max(first, last); place++) {
                int cell = tables.lineCells[line * VawTables.LINE_STRIDE + place];
                long jumped = kind(cell);
                if (jumped != 0) {
                    flip(next, cell, jumped == mine(false) ? jumped | mine(true) : jumped);
                }
            }
        }
        return new LargePosition(rules, tables, !whiteToMove, 0, next);
    }

    @Override
    LargePosition afterPass() {
        return new LargePosition(rules, tables, !whiteToMove, passes + 1, lines);
    }

    @Override
    int setAt(int cell) {
        long kind = kind(cell);
        return kind == 0 ? -1 : Long.numberOfTrailingZeros(kind) / 16;
    }

    @Override
    long word(int set, int index) {
        int width = tables.grid.width();
        long word = 0;
        for (int rank = index * 64 / width; rank < width && rank * width < index * 64 + 64; rank++) {
            long onRank = (lines[rank] >>> (16 * set)) & 0xffff;
            int shift = rank * width - index * 64;
            word |= shift < 0 ? onRank >>> -shift : onRank << shift;
        }
        return word;
    }

    @Override
    long hash(long seed) {
        long hash = seed;
        for (int rank = 0; rank < tables.grid.height(); rank++) {
            hash = Keys.add(hash, lines[rank]);
        }
        return hash;
    }

    @Override
    boolean samePieces(VawPosition other) {
        return other instanceof LargePosition that && Arrays.equals(lines, that.lines);
    }
}
