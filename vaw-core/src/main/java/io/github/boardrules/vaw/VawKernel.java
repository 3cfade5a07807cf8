package io.github.boardrules.vaw;

import org.jspecify.annotations.Nullable;

/**
 * Whether, how many and which moves are legal, on bits and int codes. What can jump where on a line is decided by
 * {@link VawLine}; this goes through the lines and adds the pass.
 *
 * <p>A jump's code is {@code from << 8 | to}; the pass is 0, which no jump has.
 */
final class VawKernel {
    static final int PASS = 0;
    static final int ILLEGAL = -1;

    private VawKernel() {}

    static int code(int from, int to) {
        return (from << 8) | to;
    }

    static int from(int code) {
        return code >>> 8;
    }

    static int to(int code) {
        return code & 0xff;
    }

    /** Counts the legal moves. */
    static int count(VawPosition position) {
        if (position.turn().passes == 2) {
            return 0;
        }
        int jumps = position.countJumps();
        return jumps + (position.turn().rules.passRule() == PassRule.FREE || jumps == 0 ? 1 : 0);
    }

    /** Returns the code of a legal move by its place in the order of moves, which must be below their number. */
    static int move(VawPosition position, int index) {
        int lines = position.turn().tables.lengths.length;
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
        if (position.turn().passes == 2) {
            return 0;
        }
        int end = position.listJumps(buffer);
        if (position.turn().rules.passRule() == PassRule.FREE || end == 0) {
            buffer[end++] = PASS;
        }
        return end;
    }

    /** Returns the place of a legal move in the order of moves. */
    static int index(VawPosition position, int code) {
        int wanted = code == PASS ? -1 : position.turn().tables.jump(code).line;
        int before = 0;
        for (int line = 0; line < position.turn().tables.lengths.length; line++) {
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
        return position.turn().passes < 2
                && (position.turn().rules.passRule() == PassRule.FREE || firstJump(position) == PASS);
    }

    /** Returns the code of any move, which may name cells off the board; {@link #ILLEGAL} where it is illegal. */
    static int legalCode(VawPosition position, VawMove move) {
        if (move instanceof VawMove.Jump jump) {
            VawJump legal = legal(position, jump);
            return legal == null ? ILLEGAL : legal.code;
        }
        return isPassLegal(position) ? PASS : ILLEGAL;
    }

    /** Returns what is looked up about any jump, which may name cells off the board; null where it is illegal. */
    static @Nullable VawJump legal(VawPosition position, VawMove.Jump jump) {
        VawTurn turn = position.turn();
        VawJump inLine = jump.in(turn.tables);
        return inLine != null && turn.passes < 2 && position.isJump(inLine) ? inLine : null;
    }
}
