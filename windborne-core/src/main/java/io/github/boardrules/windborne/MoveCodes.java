package io.github.boardrules.windborne;

import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.HexGrid;
import io.github.boardrules.windborne.WindborneMove.Opening;
import io.github.boardrules.windborne.WindborneMove.Turn;

/**
 * Moves as ints, which is how the kernel has them: from the top, two bits for the kind and ten each for the cell that a
 * sliding pawn leaves, the cell that a pawn gets, and the cell that a disk gets. Cells are bits of the board.
 */
final class MoveCodes {
    /** The kind of a regular turn without a slide. */
    static final int STAY = 0;

    /** The kind of a regular turn with a slide. */
    static final int SLIDE = 1;

    /** The kind of an opening placement. */
    static final int OPENING = 2;

    /** The only move of the last kind. */
    static final int SWAP = 3 << 30;

    /** No code: stands for moves that are illegal, as all those are that name a cell off the board. */
    static final int ILLEGAL = -1;

    private MoveCodes() {}

    /** Returns a turn without a slide. */
    static int stay(int disk) {
        return disk;
    }

    /** Returns a slide as a part of a code, to which a disk's cell is yet to be added. */
    static int slide(int from, int to) {
        return (SLIDE << 30) | (from << 20) | (to << 10);
    }

    /** Returns an opening placement; with 0 for one of the cells, a part to which that cell is yet to be added. */
    static int opening(int disk, int pawn) {
        return (OPENING << 30) | (pawn << 10) | disk;
    }

    static int kind(int code) {
        return code >>> 30;
    }

    static int from(int code) {
        return (code >>> 20) & 0x3ff;
    }

    static int to(int code) {
        return (code >>> 10) & 0x3ff;
    }

    static int disk(int code) {
        return code & 0x3ff;
    }

    /** Returns the code of any move; {@link #ILLEGAL} where it names a cell off the board. */
    static int of(HexGrid grid, WindborneMove move) {
        if (move instanceof Turn turn) {
            int disk = bit(grid, turn.disk());
            if (turn.slide().isEmpty()) {
                return disk < 0 ? ILLEGAL : stay(disk);
            }
            int from = bit(grid, turn.slide().get().from());
            int to = bit(grid, turn.slide().get().to());
            return (from | to | disk) < 0 ? ILLEGAL : slide(from, to) | disk;
        }
        if (move instanceof Opening opening) {
            int disk = bit(grid, opening.disk());
            int pawn = bit(grid, opening.pawn());
            return (disk | pawn) < 0 ? ILLEGAL : opening(disk, pawn);
        }
        return SWAP;
    }

    private static int bit(HexGrid grid, Cell cell) {
        return grid.contains(cell) ? cell.rank() * grid.width() + cell.file() : -1;
    }

    /** Returns the move with a code. */
    static WindborneMove move(HexGrid grid, int code) {
        if (code == SWAP) {
            return WindborneMove.swap();
        }
        Cell disk = grid.cellAtBit(disk(code));
        return switch (kind(code)) {
            case STAY -> WindborneMove.turn(disk);
            case SLIDE -> WindborneMove.turn(grid.cellAtBit(from(code)), grid.cellAtBit(to(code)), disk);
            default -> WindborneMove.opening(disk, grid.cellAtBit(to(code)));
        };
    }
}
