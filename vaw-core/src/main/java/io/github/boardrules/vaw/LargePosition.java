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
    private final VawTurn turn;
    private final long[] lines;

    /** Takes the array over. */
    private LargePosition(VawTurn turn, long[] lines) {
        this.turn = turn;
        this.lines = lines;
    }

    /** Makes a position; the sets are those of white villagers, white warriors, black villagers and black warriors. */
    static LargePosition of(VawTurn turn, long[] sets) {
        VawTables tables = turn.tables;
        LargePosition position = new LargePosition(turn, new long[tables.lengths.length]);
        for (int cell = 0; cell < tables.cells; cell++) {
            for (int set = 0; set < 4; set++) {
                if (((sets[set * tables.words + (cell >>> 6)] >>> cell) & 1) != 0) {
                    position.flip(position.lines, cell, 1L << (16 * set));
                }
            }
        }
        return position;
    }

    @Override
    VawTurn turn() {
        return turn;
    }

    /** Changes what stands on a cell, on all lines through it. */
    private void flip(long[] changed, int cell, long kinds) {
        for (int i = cell * 4; i < cell * 4 + 4; i++) {
            int line = turn.tables.linesThrough[i];
            if (line >= 0) {
                changed[line] ^= kinds << turn.tables.places[i];
            }
        }
    }

    /** Returns what stands on a cell, one bit at 0, 16, 32 or 48. */
    private long kind(int cell) {
        int width = turn.tables.grid.width();
        return (lines[cell / width] >>> (cell % width)) & 0x0001_0001_0001_0001L;
    }

    /** Returns a bit for the side to move's villagers, or for its warriors. */
    private long mine(boolean ofWarriors) {
        return 1L << ((turn.whiteToMove ? 0 : 32) + (ofWarriors ? 16 : 0));
    }

    @Override
    boolean isJump(VawJump jump) {
        long line = line(jump.line);
        long between = (1L << Math.max(jump.from, jump.to)) - (2L << Math.min(jump.from, jump.to));
        long start = 1L << jump.from;
        long landing = 1L << jump.to;
        return VawLine.isJump(line & 0xffff, (line >>> 16) & 0xffff, line >>> 32, between, start, landing, 1);
    }

    /** Returns what stands on a line, as {@link VawLine} reads it. */
    private long line(int line) {
        long seen = turn.whiteToMove ? lines[line] : Long.rotateLeft(lines[line], 32);
        long enemies = ((seen >>> 32) | (seen >>> 48)) & 0xffff;
        return (seen & 0xffff_ffffL) | (enemies << 32);
    }

    @Override
    int countJumps() {
        int jumps = 0;
        for (int line = 0; line < lines.length; line++) {
            jumps += countOnLine(line);
        }
        return jumps;
    }

    @Override
    int listJumps(int[] buffer) {
        int end = 0;
        for (int line = 0; line < lines.length; line++) {
            int start = end;
            end = VawLine.jumps(line(line), turn.tables.lengths[line], buffer, start);
            for (int i = start; i < end; i++) {
                buffer[i] = turn.tables.code(line, buffer[i]);
            }
        }
        return end;
    }

    @Override
    int countOnLine(int line) {
        return VawLine.count(line(line), turn.tables.lengths[line]);
    }

    @Override
    int jumpOnLine(int line, int place) {
        return turn.tables.code(line, VawLine.jump(line(line), turn.tables.lengths[line], place));
    }

    @Override
    LargePosition afterJump(VawJump jump) {
        int from = VawKernel.from(jump.code);
        int to = VawKernel.to(jump.code);
        long[] next = lines.clone();
        long mover = kind(from);
        flip(next, from, mover);
        flip(next, to, mover | kind(to));
        if (mover == mine(false)) {
            for (int place = Math.min(jump.from, jump.to) + 1; place < Math.max(jump.from, jump.to); place++) {
                int cell = turn.tables.lineCells[jump.line * VawTables.LINE_STRIDE + place];
                long jumped = kind(cell);
                if (jumped != 0) {
                    flip(next, cell, jumped == mine(false) ? jumped | mine(true) : jumped);
                }
            }
        }
        return new LargePosition(turn.afterJump, next);
    }

    @Override
    LargePosition afterPass() {
        return new LargePosition(turn.afterPass, lines);
    }

    @Override
    int setAt(int cell) {
        long kind = kind(cell);
        return kind == 0 ? -1 : Long.numberOfTrailingZeros(kind) / 16;
    }

    @Override
    long word(int set, int index) {
        int width = turn.tables.grid.width();
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
        for (int rank = 0; rank < turn.tables.grid.height(); rank++) {
            hash = Keys.add(hash, lines[rank]);
        }
        return hash;
    }

    @Override
    boolean samePieces(VawPosition other) {
        return other instanceof LargePosition that && Arrays.equals(lines, that.lines);
    }
}
