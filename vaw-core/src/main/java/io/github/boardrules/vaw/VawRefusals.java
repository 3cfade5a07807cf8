package io.github.boardrules.vaw;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Direction;
import io.github.boardrules.geometry.Line;
import io.github.boardrules.geometry.SquareGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the first reason, in the order of the rules page, why a move that the kernel refuses is illegal. */
final class VawRefusals {
    private final VawPosition position;
    private final SquareGrid grid;
    private final Color color;

    private VawRefusals(VawPosition position) {
        this.position = position;
        this.grid = position.rules().grid();
        this.color = position.toMove();
    }

    /** Explains an illegal move. */
    static Violation explain(VawPosition position, VawMove move) {
        if (position.passes() == 2) {
            return new Violation("game-over", List.of(), "the game has ended: both players passed");
        }
        VawRefusals refusals = new VawRefusals(position);
        return move instanceof VawMove.Jump jump ? refusals.ofJump(jump.from(), jump.to()) : refusals.ofPass();
    }

    private Violation ofPass() {
        int jump = VawKernel.firstJump(position);
        Cell from = grid.cell(VawKernel.from(jump));
        Cell to = grid.cell(VawKernel.to(jump));
        String message = color + " may pass only when no jump is possible, but " + from + "-" + to + " is";
        return new Violation("pass-not-allowed", List.of(from, to), message);
    }

    private Violation ofJump(Cell from, Cell to) {
        for (Cell cell : List.of(from, to)) {
            if (!grid.contains(cell)) {
                String last = grid.cell(grid.size() - 1).toString();
                return new Violation(
                        "off-board", List.of(cell), cell + " is not on this board, which goes from a1 to " + last);
            }
        }
        Optional<VawPiece> mover = position.pieceAt(from);
        if (mover.isEmpty()) {
            return new Violation("empty-start", List.of(from), "there is no piece on " + from);
        }
        if (mover.get().color() != color) {
            String message = "it is " + color + "'s turn, but the piece on " + from + " is a " + mover.get();
            return new Violation("not-your-piece", List.of(from), message);
        }
        if (from.equals(to)) {
            return new Violation("same-cell", List.of(from), "the " + on(from) + " would land where it starts");
        }
        Optional<Line> line = grid.line(from, to);
        if (line.isEmpty()) {
            String message =
                    "the " + on(from) + " cannot jump to " + to + ": these cells share no rank, file or diagonal";
            return new Violation("not-a-line", List.of(from, to), message);
        }
        if (isOwn(to)) {
            String message = "the " + on(from) + " cannot land on " + to + ": a " + color + " piece stands there";
            return new Violation("landing-own", List.of(to), message);
        }
        return ofLine(line.get());
    }

    /** The reasons that depend on what lies between. */
    private Violation ofLine(Line line) {
        Cell from = line.start();
        Cell to = line.end();
        List<Cell> own = new ArrayList<>();
        for (Cell cell : line.between()) {
            if (isOwn(cell)) {
                own.add(cell);
            } else if (position.pieceAt(cell).isPresent()) {
                String message = "the " + on(from) + " cannot jump to " + to + " over the " + on(cell);
                return new Violation("enemy-between", List.of(cell), message);
            }
        }
        if (own.isEmpty()) {
            String message = "the " + on(from) + " jumps over nothing: no piece lies between " + from + " and " + to;
            return new Violation("nothing-jumped", List.of(from, to), message);
        }
        List<List<Cell>> phalanxes = phalanxes(own, line.direction());
        if (phalanxes.size() > 1) {
            String each = phalanxes.stream().map(this::pieces).collect(Collectors.joining(", then "));
            String message = "the " + on(from) + " can cross only one phalanx, not " + each;
            return new Violation("two-phalanxes", own, message);
        }
        return ofPieces(from, to, own);
    }

    /** Parts the jumped pieces into contiguous runs of one kind. */
    private List<List<Cell>> phalanxes(List<Cell> own, Direction direction) {
        List<List<Cell>> phalanxes = new ArrayList<>();
        int start = 0;
        for (int i = 1; i <= own.size(); i++) {
            boolean same = i < own.size()
                    && grid.neighbor(own.get(i - 1), direction).equals(Optional.of(own.get(i)))
                    && isWarrior(own.get(i)) == isWarrior(own.get(start));
            if (!same) {
                phalanxes.add(own.subList(start, i));
                start = i;
            }
        }
        return phalanxes;
    }

    /** The reasons that depend on who jumps over whom onto what. */
    private Violation ofPieces(Cell from, Cell to, List<Cell> jumped) {
        boolean warrior = isWarrior(from);
        if (warrior && !isWarrior(jumped.get(0))) {
            String message = "the " + on(from) + " jumps only over warriors, not " + pieces(jumped);
            return new Violation("warrior-over-villagers", jumped, message);
        }
        if (!warrior && position.pieceAt(to).isPresent()) {
            String message = "the " + on(from) + " cannot land on the " + on(to) + ": a villager never captures";
            return new Violation("villager-captures", List.of(to), message);
        }
        if (warrior && position.pieceAt(to).isEmpty()) {
            String message = "the " + on(from) + " must land on an enemy, but " + to + " is empty";
            return new Violation("warrior-needs-enemy", List.of(to), message);
        }
        throw new AssertionError("the kernel refuses " + from + "-" + to + " in " + position + ", the rules do not");
    }

    private boolean isOwn(Cell cell) {
        return position.pieceAt(cell).filter(piece -> piece.color() == color).isPresent();
    }

    private boolean isWarrior(Cell cell) {
        return position.pieceAt(cell).filter(VawPiece::isWarrior).isPresent();
    }

    /** Names the pieces of a phalanx, such as {@code the villagers on b1, c1 and d1}. */
    private String pieces(List<Cell> phalanx) {
        StringBuilder text = new StringBuilder(isWarrior(phalanx.get(0)) ? "the warrior" : "the villager");
        text.append(phalanx.size() > 1 ? "s on " : " on ").append(phalanx.get(0));
        for (int i = 1; i < phalanx.size(); i++) {
            text.append(i < phalanx.size() - 1 ? ", " : " and ").append(phalanx.get(i));
        }
        return text.toString();
    }

    private String on(Cell cell) {
        return position.pieceAt(cell).map(VawPiece::toString).orElse("empty cell") + " on " + cell;
    }
}
