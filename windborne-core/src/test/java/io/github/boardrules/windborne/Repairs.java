package io.github.boardrules.windborne;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import io.github.boardrules.geometry.HexGrid;
import io.github.boardrules.geometry.Line;
import io.github.boardrules.windborne.WindborneDomain.Attempt;
import io.github.boardrules.windborne.WindborneMove.Opening;
import io.github.boardrules.windborne.WindborneMove.Turn;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Puts right what a refusal names, and nothing else, in the position or in the move. What is in the way goes elsewhere,
 * since the numbers of disks and pawns must stay as they are.
 */
final class Repairs {
    private final WindbornePosition position;
    private final HexGrid grid;
    private final Color color;
    private final Violation violation;
    private final Random random;
    private final WindborneSetup setup;

    private Repairs(WindbornePosition position, Violation violation, Random random) {
        this.position = position;
        this.grid = position.rules().grid();
        this.color = position.toMove();
        this.violation = violation;
        this.random = random;
        this.setup = position.setup();
    }

    /** Empty where there is no other cell for what is in the way. */
    static Optional<Attempt> repaired(Attempt attempt, Violation violation, Random random) {
        Repairs repairs = new Repairs(attempt.position(), violation, random);
        WindborneMove move = attempt.move();
        return switch (violation.code()) {
            case "game-over" -> Optional.of(new Attempt(repairs.unfinished(), move));
            case "swap-not-open" -> Optional.of(new Attempt(repairs.nearerToASwap(), move));
            case "opening-over" ->
                Optional.of(
                        new Attempt(repairs.opening(attempt.position().rules().pawns() - 1), move));
            case "opening-not-over" -> Optional.of(new Attempt(repairs.allPawnsOut(), move));
            case "off-board" -> Optional.of(new Attempt(attempt.position(), repairs.onBoard(move)));
            default ->
                move instanceof Opening opening
                        ? repairs.ofOpening(opening).map(there -> new Attempt(there, move))
                        : repairs.ofTurn((Turn) move);
        };
    }

    // ---- reasons that lie in the state of the game

    /** Takes off the groups that decide, and as many of the other colour; or two disks, where there is no room for one. */
    private WindbornePosition unfinished() {
        List<CellSet> groups = position.decisiveGroups(color);
        List<Cell> own = groups.isEmpty()
                ? List.copyOf(position.disks(color)).subList(0, 1)
                : groups.stream().flatMap(CellSet::stream).toList();
        own.forEach(setup::removeDisk);
        List.copyOf(position.disks(color.opposite())).subList(0, own.size()).forEach(setup::removeDisk);
        boolean empty = own.size() == position.disks(color).size() && color == Color.BLACK;
        return setup.swapped(position.swapped() && !empty).build();
    }

    /** The first of the conditions that the sentence names is met: the rule, no swap before, one disk. */
    private WindbornePosition nearerToASwap() {
        if (!position.rules().swap()) {
            return position.rules().withSwap(true).parsePosition(position.toString());
        }
        if (position.swapped()) {
            return setup.swapped(false).build();
        }
        return opening(1);
    }

    /** A position with so many disks, those that there are as far as they go; and as many pawns, or all if there are fewer. */
    private WindbornePosition opening(int disks) {
        WindborneSetup fewer = position.rules().setup();
        List<Cell> left = new ArrayList<>(grid.all());
        for (int i = 0; i < disks; i++) {
            Color next = i % 2 == 0 ? Color.BLACK : Color.WHITE;
            Cell cell = left.stream()
                    .filter(each -> position.diskAt(each).equals(Optional.of(next)))
                    .findFirst()
                    .orElse(left.get(left.size() - 1));
            left.remove(cell);
            fewer.putDisk(cell, next);
        }
        left.subList(0, Math.min(disks, position.rules().pawns())).forEach(fewer::putPawn);
        return fewer.toMove(disks % 2 == 0 ? Color.BLACK : Color.WHITE).build();
    }

    private WindbornePosition allPawnsOut() {
        List<Cell> free =
                grid.all().stream().filter(cell -> !position.hasPawn(cell)).toList();
        int missing = position.rules().pawns() - position.pawns().size();
        free.subList(0, missing).forEach(setup::putPawn);
        return setup.build();
    }

    /** The same move with the cell that is named replaced, wherever it occurs. */
    private WindborneMove onBoard(WindborneMove move) {
        String named = "\\b" + violation.cells().get(0) + "\\b";
        return WindborneMove.parse(move.toString().replaceAll(named, anyCell().toString()));
    }

    // ---- reasons that lie in cells

    private Optional<WindbornePosition> ofOpening(Opening opening) {
        Cell named = violation.cells().get(0);
        List<Cell> kept = List.of(opening.disk(), opening.pawn());
        return switch (violation.code()) {
            case "disk-on-disk", "pawn-on-enemy" -> withDiskElsewhere(named, kept);
            case "disk-under-pawn", "pawn-on-pawn" -> withPawnElsewhere(named, kept);
            default -> throw new AssertionError("unknown code " + violation.code());
        };
    }

    private Optional<Attempt> ofTurn(Turn turn) {
        Cell named = violation.cells().get(0);
        if (turn.slide().isEmpty()) {
            return withDiskElsewhere(named, List.of(turn.disk())).map(there -> new Attempt(there, turn));
        }
        Cell from = turn.slide().get().from();
        Cell to = turn.slide().get().to();
        List<Cell> path = grid.line(from, to).map(Line::path).orElse(List.of());
        return switch (violation.code()) {
            case "no-pawn" -> {
                setup.removePawn(any(position.pawns()));
                yield Optional.of(new Attempt(setup.putPawn(named).build(), turn));
            }
            case "same-cell" -> {
                Cell other = any(
                        grid.all().stream().filter(cell -> !cell.equals(from)).toList());
                yield Optional.of(new Attempt(position, WindborneMove.turn(from, other, turn.disk())));
            }
            case "not-a-line" -> {
                List<Cell> inLine = grid.all().stream()
                        .filter(cell -> grid.line(from, cell).isPresent())
                        .toList();
                yield Optional.of(new Attempt(position, WindborneMove.turn(from, any(inLine), turn.disk())));
            }
            case "pawn-in-path" -> withPawnElsewhere(named, with(path, from)).map(there -> new Attempt(there, turn));
            case "enemy-in-path", "disk-on-disk" ->
                withDiskElsewhere(named, path).map(there -> new Attempt(there, turn));
            default -> throw new AssertionError("unknown code " + violation.code());
        };
    }

    private static List<Cell> with(List<Cell> cells, Cell one) {
        return Stream.concat(cells.stream(), Stream.of(one)).toList();
    }

    private Optional<WindbornePosition> withDiskElsewhere(Cell disk, Collection<Cell> kept) {
        return elsewhere(kept, cell -> position.diskAt(cell).isEmpty()).map(other -> {
            setup.putDisk(other, position.diskAt(disk).orElseThrow());
            return setup.removeDisk(disk).build();
        });
    }

    private Optional<WindbornePosition> withPawnElsewhere(Cell pawn, Collection<Cell> kept) {
        return elsewhere(kept, cell -> !position.hasPawn(cell))
                .map(other -> setup.removePawn(pawn).putPawn(other).build());
    }

    private Optional<Cell> elsewhere(Collection<Cell> kept, Predicate<Cell> free) {
        List<Cell> others = grid.all().stream()
                .filter(cell -> !kept.contains(cell))
                .filter(free)
                .toList();
        return others.isEmpty() ? Optional.empty() : Optional.of(any(others));
    }

    private Cell anyCell() {
        return grid.cell(random.nextInt(grid.size()));
    }

    private Cell any(Collection<Cell> cells) {
        return List.copyOf(cells).get(random.nextInt(cells.size()));
    }
}
