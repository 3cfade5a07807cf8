package io.github.boardrules.vaw;

import io.github.boardrules.geometry.Cell;

/**
 * The one place where the rules of jumping and passing are decided, on bits and int codes.
 *
 * <p>A jump crosses exactly one phalanx, so that the jumps of a position are found from the few phalanx ends that are not
 * blocked: who can jump over a phalanx are its own pieces but the last (each crosses those ahead of it) and the first
 * piece behind it; where they can land depends only on what lies beyond.
 *
 * <p>A jump's code is {@code from << 8 | to}; the pass is 0, which no jump has.
 */
final class VawKernel {
    static final int PASS = 0;

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
        if (position.passes == 2) {
            return 0;
        }
        int jumps = 0;
        int words = position.tables.words;
        for (int direction = 0; direction < VawTables.DIRECTIONS; direction++) {
            for (int word = 0; word < words; word++) {
                for (long ends = position.ends(direction, word, false); ends != 0; ends &= ends - 1) {
                    int end = word * 64 + Long.numberOfTrailingZeros(ends);
                    jumps += Jumps.size(Jumps.over(position, direction, end, false));
                }
                for (long ends = position.ends(direction, word, true); ends != 0; ends &= ends - 1) {
                    int end = word * 64 + Long.numberOfTrailingZeros(ends);
                    jumps += Jumps.size(Jumps.over(position, direction, end, true));
                }
            }
        }
        return jumps + (position.rules.passRule() == PassRule.FREE || jumps == 0 ? 1 : 0);
    }

    /** Returns the first jump in the order of moves, {@link #PASS} where there is none. */
    static int firstJump(VawPosition position) {
        Jumps jumps = new Jumps(position);
        return jumps.next() ? jumps.code(0) : PASS;
    }

    static boolean isPassLegal(VawPosition position) {
        return position.passes < 2 && (position.rules.passRule() == PassRule.FREE || firstJump(position) == PASS);
    }

    /** Tells whether any move, which may name cells off the board, is legal. */
    static boolean isLegal(VawPosition position, VawMove move) {
        if (!(move instanceof VawMove.Jump jump)) {
            return isPassLegal(position);
        }
        int width = position.tables.grid.width();
        Cell from = jump.from();
        Cell to = jump.to();
        // A square board: a cell is on it if both its numbers are below the width.
        boolean onBoard = Math.max(Math.max(from.file(), from.rank()), Math.max(to.file(), to.rank())) < width;
        return onBoard
                && position.passes < 2
                && isJump(position, from.rank() * width + from.file(), to.rank() * width + to.file());
    }

    /** Tells whether the side to move can jump so, looking along that one line. */
    static boolean isJump(VawPosition position, int from, int to) {
        int direction = position.tables.direction[from * position.tables.cells + to];
        boolean warrior = position.isWarrior(from);
        if (direction < 0 || (!warrior && !position.isVillager(from))) {
            return false;
        }
        int first = position.ahead(direction, from);
        boolean overWarriors = position.isWarrior(first);
        if (!overWarriors && (warrior || !position.isVillager(first))) {
            return false;
        }
        int end = first + position.run(direction, first, overWarriors) * position.tables.step[direction];
        if (warrior) {
            return position.isEnemy(to) && position.ahead(direction, end) == to;
        }
        int steps = (to - end) / position.tables.step[direction];
        return steps > 0 && steps <= position.open(direction, end);
    }
}
