package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.Theorems;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.Seat;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.HexGrid;
import io.github.boardrules.geometry.Line;
import io.github.boardrules.windborne.WindborneDomain.Attempt;
import io.github.boardrules.windborne.WindborneMove.Opening;
import io.github.boardrules.windborne.WindborneMove.Slide;
import io.github.boardrules.windborne.WindborneMove.Turn;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;

/**
 * What the rules page states, stated once more, in letters and sets of cells. {@code rules.md} among the test resources
 * says which fact is held by which property.
 */
@Domain(WindborneDomain.class)
@Domain(DomainContext.Global.class)
class RulesProperties {
    @Example
    void everyFactHasItsTest() {
        Theorems.check(RulesProperties.class);
    }

    @Property
    void theBoardIsAHexagonOfHexagons(@ForAll WindborneRules rules) {
        HexGrid grid = rules.grid();
        int side = rules.side();
        assertThat(grid.size()).isEqualTo(3 * side * (side - 1) + 1);
        for (int file = 0; file <= Math.min(2 * side, Cell.MAX_FILE); file++) {
            for (int rank = 0; rank <= 2 * side; rank++) {
                boolean within = file <= 2 * side - 2 && rank <= 2 * side - 2 && Math.abs(file - rank) <= side - 1;
                assertThat(grid.contains(new Cell(file, rank))).isEqualTo(within);
            }
        }
        for (Cell cell : grid.all()) {
            // Inside a hexagon each cell has six neighbours, at a corner three, else at an edge four.
            boolean corner = neighbors(grid, cell).size() == 3;
            assertThat(neighbors(grid, cell).size()).isBetween(3, 6).isNotEqualTo(5);
            assertThat(corner).isEqualTo(isCorner(side, cell));
        }
    }

    private static boolean isCorner(int side, Cell cell) {
        int last = 2 * side - 2;
        return List.of(
                        new Cell(0, 0),
                        new Cell(side - 1, 0),
                        new Cell(0, side - 1),
                        new Cell(last, side - 1),
                        new Cell(side - 1, last),
                        new Cell(last, last))
                .contains(cell);
    }

    private static List<Cell> neighbors(HexGrid grid, Cell cell) {
        List<Cell> neighbors = new ArrayList<>();
        for (int[] step : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}}) {
            int file = cell.file() + step[0];
            int rank = cell.rank() + step[1];
            if (file >= 0 && rank >= 0 && grid.contains(file, rank)) {
                neighbors.add(new Cell(file, rank));
            }
        }
        return neighbors;
    }

    @Property
    void theBoardStartsEmptyAndBlackBegins(@ForAll WindborneRules rules) {
        WindbornePosition start = rules.start();
        assertThat(start.disks(Color.BLACK)).isEmpty();
        assertThat(start.disks(Color.WHITE)).isEmpty();
        assertThat(start.pawns()).isEmpty();
        assertThat(start.toMove()).isEqualTo(Color.BLACK);
        assertThat(start.seatToMove()).isEqualTo(Seat.FIRST);
        assertThat(start.isOver()).isFalse();
    }

    /** What is on a cell as the side to move sees it: nothing, an own or an enemy disk; in capitals with a pawn. */
    private static char letter(WindbornePosition position, Cell cell) {
        char disk = position.diskAt(cell)
                .map(color -> color == position.toMove() ? 'o' : 'e')
                .orElse('.');
        return !position.hasPawn(cell) ? disk : disk == '.' ? 'P' : Character.toUpperCase(disk);
    }

    private static boolean allPawnsOut(WindbornePosition position) {
        return position.pawns().size() == position.rules().pawns();
    }

    /** A disk on an empty cell, then a pawn on the new disk, on an empty cell or on an own disk without a pawn. */
    @Property(tries = 3000)
    void anOpeningPlacementIsLegalExactlyIfItsCellsReadSo(@ForAll Attempt attempt) {
        if (attempt.move() instanceof Opening opening) {
            WindbornePosition position = attempt.position();
            HexGrid grid = position.rules().grid();
            boolean legal = !allPawnsOut(position)
                    && grid.contains(opening.disk())
                    && grid.contains(opening.pawn())
                    && letter(position, opening.disk()) == '.'
                    && ".o".indexOf(letter(position, opening.pawn())) >= 0;
            assertThat(position.isLegal(opening)).isEqualTo(legal);
        }
    }

    /** A pawn goes along a line over nothing but empty cells and own disks; the new disk goes where there is none. */
    @Property(tries = 3000)
    void aRegularTurnIsLegalExactlyIfItsCellsReadSo(@ForAll Attempt attempt) {
        if (attempt.move() instanceof Turn turn) {
            WindbornePosition position = attempt.position();
            HexGrid grid = position.rules().grid();
            boolean legal = allPawnsOut(position)
                    && !position.isOver()
                    && grid.contains(turn.disk())
                    && position.diskAt(turn.disk()).isEmpty()
                    && turn.slide().map(slide -> isOpen(position, slide)).orElse(true);
            assertThat(position.isLegal(turn)).isEqualTo(legal);
        }
    }

    private static boolean isOpen(WindbornePosition position, Slide slide) {
        HexGrid grid = position.rules().grid();
        if (!grid.contains(slide.from()) || !grid.contains(slide.to()) || !position.hasPawn(slide.from())) {
            return false;
        }
        Optional<Line> line = grid.line(slide.from(), slide.to());
        return line.isPresent()
                && line.get().path().stream().allMatch(cell -> ".o".indexOf(letter(position, cell)) >= 0);
    }

    @Property(tries = 300)
    void aMoveDoesWhatItSaysAndNothingElse(@ForAll WindbornePosition position, @ForAll long seed) {
        if (position.isOver()) {
            return;
        }
        Random random = new Random(seed);
        for (int i = 0; i < 100; i++) {
            WindborneMove move = position.legalMoves().random(random);
            WindborneSetup expected = position.setup().toMove(position.toMove().opposite());
            if (move instanceof Opening opening) {
                expected.putDisk(opening.disk(), position.toMove()).putPawn(opening.pawn());
            } else if (move instanceof Turn turn) {
                turn.slide()
                        .ifPresent(slide -> expected.removePawn(slide.from()).putPawn(slide.to()));
                expected.putDisk(turn.disk(), position.toMove());
            } else {
                expected.toMove(Color.WHITE).swapped(true);
            }
            assertThat(position.play(move)).isEqualTo(expected.build());
        }
    }

    @Property
    void thereIsAMoveAsLongAsTheGameGoesOn(@ForAll WindbornePosition position) {
        assertThat(position.legalMoves().isEmpty()).isEqualTo(position.isOver());
    }

    @Property(tries = 2000)
    void theSwapIsOpenToWhiteWithOneDiskOnce(@ForAll WindbornePosition position) {
        int disks =
                position.disks(Color.BLACK).size() + position.disks(Color.WHITE).size();
        boolean open = position.rules().swap() && !position.swapped() && position.toMove() == Color.WHITE && disks == 1;
        assertThat(position.isLegal(WindborneMove.swap())).isEqualTo(open);
        if (open) {
            WindbornePosition after = position.play(WindborneMove.swap());
            assertThat(after.seatToMove()).isEqualTo(Seat.FIRST);
            assertThat(position.seatToMove()).isEqualTo(Seat.SECOND);
            assertThat(after.isLegal(WindborneMove.swap())).isFalse();
        }
    }

    /** All cells that are connected with one and meet a condition, as it does. */
    private static Set<Cell> region(HexGrid grid, Cell cell, Predicate<Cell> within) {
        Set<Cell> region = new HashSet<>(Set.of(cell));
        Deque<Cell> open = new ArrayDeque<>(region);
        while (!open.isEmpty()) {
            for (Cell next : neighbors(grid, open.remove())) {
                if (within.test(next) && region.add(next)) {
                    open.add(next);
                }
            }
        }
        return region;
    }

    /** A group is decisive if no more than half of the pawns are connected without it. */
    @Property(tries = 150)
    void theDecisiveGroupsAreThoseThatPartThePawns(@ForAll WindbornePosition position) {
        HexGrid grid = position.rules().grid();
        for (Color color : Color.values()) {
            Set<Set<Cell>> decisive = new HashSet<>();
            for (Cell disk : position.disks(color)) {
                Set<Cell> group = region(grid, disk, position.disks(color)::contains);
                boolean parts = position.pawns().stream()
                        .filter(pawn -> !group.contains(pawn))
                        .map(pawn -> region(grid, pawn, cell -> !group.contains(cell)))
                        .allMatch(region -> position.pawns().stream()
                                        .filter(region::contains)
                                        .count()
                                <= position.rules().pawns() / 2);
                if (parts && allPawnsOut(position)) {
                    decisive.add(group);
                }
            }
            assertThat(new HashSet<Set<Cell>>(position.decisiveGroups(color))).isEqualTo(decisive);
        }
    }

    /** Won by the side to move with a decisive group; lost where it cannot place a disk and the other has one. */
    @Property(tries = 1500)
    void theResultFollowsFromTheGroupsAndTheRoom(@ForAll WindbornePosition position) {
        Color mover = position.toMove();
        boolean room = position.rules().grid().all().stream()
                .anyMatch(cell -> position.diskAt(cell).isEmpty());
        Optional<Color> winner = !position.decisiveGroups(mover).isEmpty()
                ? Optional.of(mover)
                : room || position.decisiveGroups(mover.opposite()).isEmpty()
                        ? Optional.empty()
                        : Optional.of(mover.opposite());
        assertThat(position.outcome().flatMap(outcome -> outcome.winner())).isEqualTo(winner);
        assertThat(position.isOver()).isEqualTo(winner.isPresent());
        // The first seat holds Black until a swap and White after it.
        winner.ifPresent(color -> assertThat(position.outcome().orElseThrow().seat())
                .contains((color == Color.BLACK) != position.swapped() ? Seat.FIRST : Seat.SECOND));
    }
}
