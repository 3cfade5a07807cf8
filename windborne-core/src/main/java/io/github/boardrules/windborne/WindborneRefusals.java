package io.github.boardrules.windborne;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.HexGrid;
import io.github.boardrules.windborne.WindborneMove.Opening;
import io.github.boardrules.windborne.WindborneMove.Slide;
import io.github.boardrules.windborne.WindborneMove.Turn;
import java.util.List;
import java.util.Optional;

/** Finds the first reason, in the order of the rules page, why a move that the kernel refuses is illegal. */
final class WindborneRefusals {
    private final WindbornePosition position;
    private final HexGrid grid;
    private final Color color;

    private WindborneRefusals(WindbornePosition position) {
        this.position = position;
        this.grid = position.tables.grid;
        this.color = position.toMove();
    }

    /** Explains an illegal move. */
    static Violation explain(WindbornePosition position, WindborneMove move) {
        WindborneRefusals refusals = new WindborneRefusals(position);
        if (position.isOver()) {
            return refusals.ofAnyMove();
        }
        if (move instanceof Opening opening) {
            return refusals.ofOpening(opening.disk(), opening.pawn());
        }
        return move instanceof Turn turn ? refusals.ofTurn(turn) : refusals.ofSwap();
    }

    private Violation ofAnyMove() {
        String how = position.phase() == Phase.WON
                ? color + " has a decisive group"
                : color + " cannot place a disk, and " + color.opposite() + " has a decisive group";
        return new Violation("game-over", List.of(), "the game has ended: " + how);
    }

    private Violation ofSwap() {
        String message;
        if (!position.rules.swap()) {
            message = "there is no swap in the rules in force (" + position.rules + ")";
        } else if (position.swapped) {
            message = "sides have been swapped already";
        } else {
            message = "only white can swap, on its first turn, while there is one disk on the board";
        }
        return new Violation("swap-not-open", List.of(), message);
    }

    private Violation ofOpening(Cell disk, Cell pawn) {
        if (!position.isPawnMissing()) {
            String message = "all pawns are on the board: a turn now slides one pawn or none, then places a disk";
            return new Violation("opening-over", List.of(), message);
        }
        for (Cell cell : List.of(disk, pawn)) {
            if (!grid.contains(cell)) {
                return offBoard(cell);
            }
        }
        if (position.diskAt(disk).isPresent()) {
            return diskOnDisk(disk);
        }
        if (position.hasPawn(disk)) {
            String message = "there is a pawn on " + disk + ", but in the opening a disk goes on an empty cell";
            return new Violation("disk-under-pawn", List.of(disk), message);
        }
        if (position.hasPawn(pawn)) {
            return new Violation("pawn-on-pawn", List.of(pawn), "there is a pawn on " + pawn + " already");
        }
        if (isEnemy(pawn)) {
            String message = "the pawn cannot go on the " + color.opposite() + " disk on " + pawn
                    + ", only on an empty cell or a " + color + " disk";
            return new Violation("pawn-on-enemy", List.of(pawn), message);
        }
        throw unexplained(disk + "+" + pawn);
    }

    private Violation ofTurn(Turn turn) {
        if (position.isPawnMissing()) {
            int missing = position.rules.pawns() - position.pawns().size();
            String message = (missing == 1 ? "a pawn is" : missing + " pawns are")
                    + " still to be placed: a turn places a disk and then a pawn";
            return new Violation("opening-not-over", List.of(), message);
        }
        Cell disk = turn.disk();
        if (turn.slide().isPresent()) {
            Slide slide = turn.slide().get();
            for (Cell cell : List.of(slide.from(), slide.to(), disk)) {
                if (!grid.contains(cell)) {
                    return offBoard(cell);
                }
            }
            Optional<Violation> ofSlide = ofSlide(slide.from(), slide.to());
            if (ofSlide.isPresent()) {
                return ofSlide.get();
            }
        } else if (!grid.contains(disk)) {
            return offBoard(disk);
        }
        if (position.diskAt(disk).isPresent()) {
            return diskOnDisk(disk);
        }
        throw unexplained(turn.toString());
    }

    private Optional<Violation> ofSlide(Cell from, Cell to) {
        if (!position.hasPawn(from)) {
            return Optional.of(new Violation("no-pawn", List.of(from), "there is no pawn on " + from));
        }
        if (from.equals(to)) {
            String message = "the pawn on " + from + " would land where it starts";
            return Optional.of(new Violation("same-cell", List.of(from), message));
        }
        int direction = position.tables.direction(grid.bit(from), grid.bit(to));
        if (direction < 0) {
            String message = "the pawn on " + from + " cannot slide to " + to + ": no straight line leads there";
            return Optional.of(new Violation("not-a-line", List.of(from, to), message));
        }
        int blocker = WindborneKernel.blocker(position, direction, grid.bit(from), grid.bit(to));
        return blocker < 0 ? Optional.empty() : Optional.of(inPath(from, to, grid.cellAtBit(blocker)));
    }

    private Violation inPath(Cell from, Cell to, Cell blocker) {
        boolean pawn = position.hasPawn(blocker);
        String what = pawn ? "pawn" : color.opposite() + " disk";
        String message = "the pawn on " + from + " cannot slide to " + to + ": there is a " + what + " on " + blocker;
        return new Violation(pawn ? "pawn-in-path" : "enemy-in-path", List.of(blocker), message);
    }

    private Violation offBoard(Cell cell) {
        String last = grid.cell(grid.size() - 1).toString();
        String message = cell + " is not on this board, a hexagon of side " + grid.side() + " from a1 to " + last;
        return new Violation("off-board", List.of(cell), message);
    }

    private Violation diskOnDisk(Cell cell) {
        String message = "there is a " + position.diskAt(cell).orElseThrow() + " disk on " + cell + " already";
        return new Violation("disk-on-disk", List.of(cell), message);
    }

    private boolean isEnemy(Cell cell) {
        return position.diskAt(cell).filter(disk -> disk != color).isPresent();
    }

    private AssertionError unexplained(String move) {
        return new AssertionError("the kernel refuses " + move + " in " + position + ", the rules do not");
    }
}
