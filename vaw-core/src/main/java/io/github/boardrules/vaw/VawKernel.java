package io.github.boardrules.vaw;

import io.github.boardrules.geometry.Cell;

/**
 * Whether, how many and which moves are legal, on bits and int codes. What can jump where on a line is decided by
 * {@link VawLine}; this goes through the lines and adds the pass.
 *
 * <p>A jump's code is {@code line << 16 | from << 8 | to}; the pass is 0, which no jump has.
 */
final class VawKernel {
    static final int PASS = 0;
    static final int ILLEGAL = -1;

    private VawKernel() {}

    static int code(int line, int from, int to) {
        return (line << 16) | (from << 8) | to;
    }

    static int line(int code) {
        return code >>> 16;
    }

    static int from(int code) {
        return (code >>> 8) & 0xff;
    }

    static int to(int code) {
        return code & 0xff;
    }

    /** Counts the legal moves. */
    static int count(VawPosition position) {
        if (position.passes == 2) {
            return 0;
        }
        int lines = position.tables.lengths.length;
        int jumps = 0;
        for (int line = 0; line < lines; line++) {
            jumps += position.countOnLine(line);
        }
        return jumps + (position.rules.passRule() == PassRule.FREE || jumps == 0 ? 1 : 0);
    }

    /** Returns the code of a legal move by its place in the order of moves, which must be below their number. */
    static int move(VawPosition position, int index) {
        int lines = position.tables.lengths.length;
        int left = index;
        for (int line = 0; line < lines; line++) {
            int count = position.countOnLine(line);
            if (left < count) {
                return position.jumpOnLine(line, left);
            }
            left -= count;
        }
        return PASS;
    }

    /** Puts the codes of all legal moves into a buffer, which must be long enough, and returns their number. */
    static int moves(VawPosition position, int[] buffer) {
        if (position.passes == 2) {
            return 0;
        }
        int lines = position.tables.lengths.length;
        int end = 0;
        for (int line = 0; line < lines; line++) {
            end = position.jumpsOnLine(line, buffer, end);
        }
        if (position.rules.passRule() == PassRule.FREE || end == 0) {
            buffer[end++] = PASS;
        }
        return end;
    }

    /** Returns the place of a legal move in the order of moves. */
    static int index(VawPosition position, int code) {
        int wanted = code == PASS ? -1 : line(code);
        int before = 0;
        for (int line = 0; line < position.tables.lengths.length; line++) {
            if (line == wanted) {
                int place = 0;
                while (position.jumpOnLine(line, place) != code) {
                    place++;
                }
                return before + place;
            }
            before += position.countOnLine(line);
        }
        return before;
    }

    /** Returns the first jump in the order of moves, {@link #PASS} where there is none. */
    static int firstJump(VawPosition position) {
        return move(position, 0);
    }

    static boolean isPassLegal(VawPosition position) {
        return position.passes < 2 && (position.rules.passRule() == PassRule.FREE || firstJump(position) == PASS);
    }

    /** Returns the code of any move, which may name cells off the board; {@link #ILLEGAL} where it is illegal. */
    static int legalCode(VawPosition position, VawMove move) {
        if (!(move instanceof VawMove.Jump jump)) {
            return isPassLegal(position) ? PASS : ILLEGAL;
        }
        int width = position.tables.grid.width();
        Cell from = jump.from();
        Cell to = jump.to();
        // A square board: a cell is on it if both its numbers are below the width.
        if (Math.max(Math.max(from.file(), from.rank()), Math.max(to.file(), to.rank())) >= width
                || position.passes == 2) {
            return ILLEGAL;
        }
        int start = from.rank() * width + from.file();
        int landing = to.rank() * width + to.file();
        int line = position.tables.lineOf[start * position.tables.cells + landing];
        int code = code(line, start, landing);
        return line >= 0 && position.isJump(code) ? code : ILLEGAL;
    }
}
