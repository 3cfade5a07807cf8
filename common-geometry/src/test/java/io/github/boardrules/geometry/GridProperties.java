package io.github.boardrules.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class GridProperties {
    @Provide
    Arbitrary<Grid> grids() {
        return Arbitraries.of(allGrids());
    }

    /** All grids, made anew, so that these tests run through their making whenever they run. */
    private static List<Grid> allGrids() {
        return Stream.<Grid>concat(
                        IntStream.rangeClosed(1, SquareGrid.MAX_SIDE).mapToObj(SquareGrid::new),
                        IntStream.rangeClosed(1, HexGrid.MAX_SIDE).mapToObj(HexGrid::new))
                .toList();
    }

    private static List<Cell> cellsAround(Grid grid) {
        List<Cell> cells = new ArrayList<>();
        for (int rank = 0; rank <= grid.height(); rank++) {
            for (int file = 0; file <= Math.min(grid.width(), Cell.MAX_FILE); file++) {
                cells.add(new Cell(file, rank));
            }
        }
        return cells;
    }

    @Example
    void boardsHaveTheCellsThatTheirShapeSays() {
        for (int n = 1; n <= SquareGrid.MAX_SIDE; n++) {
            assertThat(SquareGrid.of(n).size()).isEqualTo(n * n);
            assertThat(SquareGrid.of(n).side()).isEqualTo(n);
            assertThat(SquareGrid.of(n).width()).isEqualTo(n);
            assertThat(SquareGrid.of(n).height()).isEqualTo(n);
        }
        for (int n = 1; n <= HexGrid.MAX_SIDE; n++) {
            assertThat(HexGrid.of(n).size()).isEqualTo(3 * n * (n - 1) + 1);
            assertThat(HexGrid.of(n).side()).isEqualTo(n);
            assertThat(HexGrid.of(n).width()).isEqualTo(2 * n - 1);
            assertThat(HexGrid.of(n).height()).isEqualTo(2 * n - 1);
            for (Cell cell : cellsAround(HexGrid.of(n))) {
                boolean inside = cell.file() <= 2 * n - 2
                        && cell.rank() <= 2 * n - 2
                        && Math.abs(cell.file() - cell.rank()) <= n - 1;
                assertThat(HexGrid.of(n).contains(cell)).isEqualTo(inside);
            }
        }
    }

    @Example
    void thereAreNoOtherSides() {
        for (int side : new int[] {0, -1, 27, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> SquareGrid.of(side)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> HexGrid.of(side)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> HexGrid.of(14)).isInstanceOf(IllegalArgumentException.class);
    }

    @Example
    void knownCellsOfTheHexagonOfSide7() {
        Grid grid = HexGrid.of(7);
        assertThat(grid.size()).isEqualTo(127);
        assertThat(grid.cell(0)).hasToString("a1");
        assertThat(grid.cell(126)).hasToString("m13");
        assertThat(grid.cell(63)).hasToString("g7");
        List<String> corners = grid.all().stream()
                .filter(cell -> neighbours(grid, cell).size() == 3)
                .map(Cell::toString)
                .toList();
        assertThat(corners).containsExactly("a1", "g1", "a7", "m7", "g13", "m13");
        assertThat(neighbours(grid, Cell.parse("g7"))).hasToString("[h7, h8, g8, f7, f6, g6]");
        assertThat(grid.contains(Cell.parse("h1"))).isFalse();
        assertThat(grid.contains(Cell.parse("m6"))).isFalse();
    }

    @Property(tries = 40)
    void indicesAndBitsNumberTheCellsInTheirOrder(@ForAll("grids") Grid grid) {
        List<Cell> cells =
                cellsAround(grid).stream().filter(grid::contains).sorted().toList();
        assertThat(cells).hasSize(grid.size());
        for (int i = 0; i < cells.size(); i++) {
            Cell cell = cells.get(i);
            assertThat(grid.index(cell)).isEqualTo(i);
            assertThat(grid.cell(i)).isEqualTo(cell).isSameAs(grid.cell(i));
            assertThat(grid.bit(cell)).isEqualTo(cell.rank() * grid.width() + cell.file());
            assertThat(grid.cellAtBit(grid.bit(cell))).isSameAs(grid.cell(i));
            assertThat(i == 0 || grid.bit(cell) > grid.bit(cells.get(i - 1))).isTrue();
        }
        assertThat(grid.all()).containsExactlyElementsOf(cells);
        for (int index : new int[] {-1, grid.size(), Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            assertThatThrownBy(() -> grid.cell(index)).isInstanceOf(IndexOutOfBoundsException.class);
        }
        for (int bit : new int[] {-1, grid.width() * grid.height()}) {
            assertThatThrownBy(() -> grid.cellAtBit(bit)).isInstanceOf(IndexOutOfBoundsException.class);
        }
    }

    @Property(tries = 40)
    void cellsOffTheBoardHaveNoNumber(@ForAll("grids") Grid grid) {
        for (Cell cell : cellsAround(grid)) {
            if (!grid.contains(cell)) {
                assertThatThrownBy(() -> grid.index(cell)).isInstanceOf(IllegalArgumentException.class);
                assertThatThrownBy(() -> grid.bit(cell)).isInstanceOf(IllegalArgumentException.class);
                assertThatThrownBy(() -> grid.line(cell, grid.cell(0))).isInstanceOf(IllegalArgumentException.class);
                assertThatThrownBy(() -> grid.line(grid.cell(0), cell)).isInstanceOf(IllegalArgumentException.class);
                if (cell.file() < grid.width() && cell.rank() < grid.height()) {
                    int bit = cell.rank() * grid.width() + cell.file();
                    assertThatThrownBy(() -> grid.cellAtBit(bit)).isInstanceOf(IndexOutOfBoundsException.class);
                }
            }
        }
        for (int[] numbers : new int[][] {{-1, 0}, {0, -1}, {Integer.MAX_VALUE, 0}, {0, Integer.MIN_VALUE}}) {
            assertThat(grid.contains(numbers[0], numbers[1])).isFalse();
        }
    }

    private static List<Cell> neighbours(Grid grid, Cell cell) {
        return grid.directions().stream()
                .map(direction -> grid.neighbor(cell, direction))
                .flatMap(Optional::stream)
                .toList();
    }

    @Property(tries = 40)
    void neighboursAreMutualAndOneStepAway(@ForAll("grids") Grid grid) {
        int pairs = 0;
        for (Cell cell : grid.all()) {
            assertThat(neighbours(grid, cell)).doesNotHaveDuplicates().doesNotContain(cell);
            for (Direction direction : Direction.values()) {
                Optional<Cell> next = grid.neighbor(cell, direction);
                int file = cell.file() + direction.fileStep();
                int rank = cell.rank() + direction.rankStep();
                assertThat(next.isPresent())
                        .isEqualTo(grid.directions().contains(direction) && grid.contains(file, rank));
                if (next.isPresent()) {
                    pairs++;
                    assertThat(next).contains(new Cell(file, rank));
                    assertThat(grid.neighbor(next.get(), direction.opposite())).contains(cell);
                }
            }
        }
        int n = grid.side();
        int square = 2 * (2 * n * (n - 1) + 2 * (n - 1) * (n - 1));
        int hex = 2 * (9 * n * n - 15 * n + 6);
        assertThat(pairs).isEqualTo(grid instanceof SquareGrid ? square : hex);
    }

    @Example
    void directionsAreThoseOfTheShape() {
        assertThat(SquareGrid.of(8).directions()).containsExactly(Direction.values());
        assertThat(HexGrid.of(7).directions())
                .containsExactly(
                        Direction.EAST,
                        Direction.NORTH_EAST,
                        Direction.NORTH,
                        Direction.WEST,
                        Direction.SOUTH_WEST,
                        Direction.SOUTH);
        assertThat(SquareGrid.of(8).directions()).isUnmodifiable();
    }

    @Property(tries = 40)
    void raysGoToTheEdgeAndLinesFollowThem(@ForAll("grids") Grid grid, @ForAll long seed) {
        Cell start = grid.cell(new Random(seed).nextInt(grid.size()));
        CellSet onLines = grid.none();
        for (Direction direction : grid.directions()) {
            List<Cell> ray = grid.ray(start, direction);
            assertThat(ray).isUnmodifiable();
            Optional<Cell> last = ray.isEmpty() ? Optional.of(start) : Optional.of(ray.get(ray.size() - 1));
            assertThat(grid.neighbor(last.get(), direction)).isEmpty();
            for (int i = 0; i < ray.size(); i++) {
                Line line = grid.line(start, ray.get(i)).orElseThrow();
                assertThat(line).isEqualTo(new Line(start, direction, i + 1));
                assertThat(line.end()).isEqualTo(ray.get(i));
                assertThat(line.path()).isEqualTo(ray.subList(0, i + 1));
                assertThat(line.between()).isEqualTo(ray.subList(0, i));
            }
            onLines = onLines.or(grid.set(ray));
        }
        for (Cell end : onLines.complement()) {
            assertThat(grid.line(start, end)).isEmpty();
        }
    }

    @Example
    void gridsAreEqualByShapeAndSide() {
        List<Grid> grids = allGrids();
        assertThat(new HashSet<>(grids)).hasSize(SquareGrid.MAX_SIDE + HexGrid.MAX_SIDE);
        assertThat(SquareGrid.of(8)).isSameAs(SquareGrid.of(8)).hasToString("SquareGrid 8");
        assertThat(HexGrid.of(7)).isSameAs(HexGrid.of(7)).hasToString("HexGrid 7");
        assertThat(grids.stream().map(Grid::hashCode)).doesNotHaveDuplicates();
        for (Grid grid : grids) {
            Grid same = grid instanceof SquareGrid ? SquareGrid.of(grid.side()) : HexGrid.of(grid.side());
            assertThat(grid).isNotSameAs(same).isEqualTo(same).hasSameHashCodeAs(same);
            assertThat(grid).isNotEqualTo(grid.toString());
        }
    }
}
