package io.github.boardrules.vaw;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import io.github.boardrules.geometry.Direction;
import io.github.boardrules.geometry.Line;
import io.github.boardrules.geometry.SquareGrid;
import io.github.boardrules.vaw.VawDomain.Attempt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;

/** Puts right what a refusal names, and nothing else, in the position or in the move. */
final class Repairs {
    private final VawPosition position;
    private final SquareGrid grid;
    private final Color color;
    private final Violation violation;
    private final Random random;
    private final VawSetup setup;

    private Repairs(VawPosition position, Violation violation, Random random) {
        this.position = position;
        this.grid = position.rules().grid();
        this.color = position.toMove();
        this.violation = violation;
        this.random = random;
        this.setup = position.setup();
    }

    static Attempt repaired(Attempt attempt, Violation violation, Random random) {
        Repairs repairs = new Repairs(attempt.position(), violation, random);
        return attempt.move() instanceof VawMove.Jump jump ? repairs.ofJump(jump) : repairs.ofPass();
    }

    private Attempt ofPass() {
        if (violation.code().equals("game-over")) {
            setup.passes(1);
        } else {
            // The jump that is named can no more be made.
            setup.remove(violation.cells().get(0));
        }
        return new Attempt(setup.build(), VawMove.pass());
    }

    private Attempt ofJump(VawMove.Jump jump) {
        Cell from = jump.from();
        Cell to = jump.to();
        switch (violation.code()) {
            case "game-over" -> setup.passes(random.nextInt(2));
            case "off-board" -> {
                // Both, where they are the same.
                Cell named = violation.cells().get(0);
                Cell instead = anyCell();
                VawMove other = VawMove.jump(from.equals(named) ? instead : from, to.equals(named) ? instead : to);
                return new Attempt(position, other);
            }
            case "empty-start" -> put(violation.cells().get(0), VawPiece.of(color, random.nextBoolean()), to);
            case "not-your-piece" -> {
                Cell named = violation.cells().get(0);
                VawPiece piece = position.pieceAt(named).orElseThrow();
                put(named, VawPiece.of(color, piece.isWarrior()), to);
            }
            case "same-cell" -> {
                return new Attempt(position, VawMove.jump(from, otherThan(from)));
            }
            case "not-a-line" -> {
                return new Attempt(position, VawMove.jump(from, inLineWith(from)));
            }
            default -> {
                return ofLine(grid.line(from, to).orElseThrow());
            }
        }
        return new Attempt(setup.build(), jump);
    }

    private Attempt ofLine(Line line) {
        Cell to = line.end();
        switch (violation.code()) {
            case "landing-own", "enemy-between", "villager-captures" ->
                setup.remove(violation.cells().get(0));
            case "nothing-jumped" -> {
                return withOneBetween(line);
            }
            case "two-phalanxes" -> secondAndLater(line).forEach(setup::remove);
            case "warrior-over-villagers" ->
                violation.cells().forEach(cell -> setup.put(cell, VawPiece.of(color, true)));
            case "warrior-needs-enemy" ->
                put(violation.cells().get(0), VawPiece.of(color.opposite(), random.nextBoolean()), to);
            default -> throw new AssertionError("unknown code " + violation.code());
        }
        return new Attempt(setup.build(), VawMove.jump(line.start(), to));
    }

    /** Neighbours have no cell between: the jump then goes one cell farther, if need be in another direction. */
    private Attempt withOneBetween(Line line) {
        Cell from = line.start();
        Cell between;
        Cell to = line.end();
        if (line.length() > 1) {
            between = any(line.between());
        } else {
            List<Cell> ray = Stream.concat(Stream.of(line.direction()), grid.directions().stream())
                    .map(direction -> grid.ray(from, direction))
                    .filter(cells -> cells.size() > 1)
                    .findFirst()
                    .orElseThrow();
            between = ray.get(0);
            to = ray.get(1);
            setup.remove(to);
        }
        put(between, position.pieceAt(from).orElseThrow(), from);
        return new Attempt(setup.build(), VawMove.jump(from, to));
    }

    /** All that is named but the first phalanx. */
    private List<Cell> secondAndLater(Line line) {
        List<Cell> rest = new ArrayList<>(violation.cells());
        Cell last = rest.get(0);
        while (!rest.isEmpty() && setup.pieceAt(rest.get(0)).equals(setup.pieceAt(last)) && isNext(last, rest, line)) {
            last = rest.remove(0);
        }
        return rest;
    }

    private boolean isNext(Cell last, List<Cell> rest, Line line) {
        return rest.get(0).equals(last)
                || grid.neighbor(last, line.direction())
                        .filter(rest.get(0)::equals)
                        .isPresent();
    }

    /** No colour has more than 2N pieces: one elsewhere, on none of the lines between two cells, may have to go. */
    private void put(Cell cell, VawPiece piece, Cell other) {
        setup.put(cell, piece);
        CellSet kept = grid.line(cell, other)
                .map(line -> grid.set(line.path()))
                .orElse(grid.none())
                .or(grid.set(cell, other));
        List<Cell> all = grid.all().stream()
                .filter(each -> setup.pieceAt(each).map(VawPiece::color).equals(Optional.of(piece.color())))
                .toList();
        if (all.size() > 2 * position.rules().size()) {
            setup.remove(all.stream()
                    .filter(each -> !kept.contains(each))
                    .findFirst()
                    .orElseThrow());
        }
    }

    private Cell any(List<Cell> cells) {
        return cells.get(random.nextInt(cells.size()));
    }

    private Cell anyCell() {
        return grid.cell(random.nextInt(grid.size()));
    }

    private Cell otherThan(Cell cell) {
        Cell other = anyCell();
        while (other.equals(cell)) {
            other = anyCell();
        }
        return other;
    }

    private Cell inLineWith(Cell cell) {
        while (true) {
            Direction direction = grid.directions().get(random.nextInt(8));
            List<Cell> ray = grid.ray(cell, direction);
            if (!ray.isEmpty()) {
                return any(ray);
            }
        }
    }
}
