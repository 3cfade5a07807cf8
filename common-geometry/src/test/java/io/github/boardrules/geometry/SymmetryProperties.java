package io.github.boardrules.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class SymmetryProperties {
    /** Boards of one cell are left out: all their symmetries do the same. */
    @Provide
    Arbitrary<Grid> grids() {
        return Arbitraries.of(Stream.<Grid>concat(
                        IntStream.rangeClosed(2, SquareGrid.MAX_SIDE).mapToObj(SquareGrid::new),
                        IntStream.rangeClosed(2, HexGrid.MAX_SIDE).mapToObj(HexGrid::new))
                .toList());
    }

    @Property(tries = 40)
    void eachIsThereOnceAndTheIdentityFirst(@ForAll("grids") Grid grid) {
        List<Symmetry> symmetries = grid.symmetries();
        assertThat(symmetries).hasSize(grid instanceof SquareGrid ? 8 : 12).isUnmodifiable();
        Set<List<Cell>> maps = symmetries.stream()
                .map(symmetry -> grid.all().stream().map(symmetry::apply).toList())
                .collect(Collectors.toSet());
        assertThat(maps).hasSameSizeAs(symmetries);
        assertThat(new HashSet<>(symmetries)).hasSameSizeAs(symmetries);
        assertThat(symmetries.stream().map(Symmetry::name))
                .doesNotHaveDuplicates()
                .allMatch(name -> !name.isEmpty());
        for (Symmetry symmetry : symmetries) {
            assertThat(symmetry.isIdentity()).isEqualTo(symmetry.equals(symmetries.get(0)));
            assertThat(symmetry.name().equals("identity")).isEqualTo(symmetry.isIdentity());
            assertThat(symmetry.grid()).isEqualTo(grid);
            assertThat(symmetry).hasToString(symmetry.name());
        }
        assertThat(grid.all()).allMatch(cell -> symmetries.get(0).apply(cell).equals(cell));
    }

    @Property(tries = 40)
    void symmetriesAreAGroup(@ForAll("grids") Grid grid) {
        for (Symmetry one : grid.symmetries()) {
            assertThat(one.then(one.inverse()).isIdentity()).isTrue();
            assertThat(one.inverse().inverse()).isEqualTo(one);
            for (Symmetry other : grid.symmetries()) {
                Symmetry both = one.then(other);
                assertThat(both)
                        .isSameAs(grid.symmetries().get(grid.symmetries().indexOf(both)));
                for (Cell cell : List.of(grid.cell(0), grid.cell(1), grid.cell(grid.size() / 3))) {
                    assertThat(both.apply(cell)).isEqualTo(other.apply(one.apply(cell)));
                }
            }
        }
    }

    @Property(tries = 40)
    void linesGoToLines(@ForAll("grids") Grid grid, @ForAll int seed) {
        for (Symmetry symmetry : grid.symmetries()) {
            Cell start = grid.cell(Math.floorMod(seed, grid.size()));
            Cell image = symmetry.apply(start);
            for (Direction direction : grid.directions()) {
                assertThat(grid.ray(image, symmetry.apply(direction)))
                        .isEqualTo(grid.ray(start, direction).stream()
                                .map(symmetry::apply)
                                .toList());
            }
        }
    }

    @Property(tries = 40)
    void bitsAndSetsGoWhereTheirCellsGo(@ForAll("grids") Grid grid, @ForAll int seed) {
        CellSet cells = grid.set(grid.all().stream()
                .filter(cell -> ((seed >>> (grid.index(cell) % 31)) & 1) != 0)
                .toList());
        for (Symmetry symmetry : grid.symmetries()) {
            Set<Cell> images = cells.stream().map(symmetry::apply).collect(Collectors.toSet());
            assertThat(symmetry.apply(cells)).isEqualTo(images);
            assertThat(symmetry.apply(cells).grid()).isEqualTo(grid);
            for (Cell cell : cells) {
                assertThat(symmetry.applyToBit(grid.bit(cell))).isEqualTo(grid.bit(symmetry.apply(cell)));
            }
        }
        assertThat(grid.symmetries())
                .allMatch(symmetry -> symmetry.apply(grid.all()).equals(grid.all()));
    }

    private static String image(Grid grid, String name, String cell) {
        Symmetry named = grid.symmetries().stream()
                .filter(symmetry -> symmetry.name().equals(name))
                .findFirst()
                .orElseThrow();
        return named.apply(Cell.parse(cell)).toString();
    }

    @Example
    void knownImagesOnTheSquare() {
        Grid grid = SquareGrid.of(8);
        assertThat(image(grid, "identity", "b1")).isEqualTo("b1");
        assertThat(image(grid, "mirror-files", "b1")).isEqualTo("g1");
        assertThat(image(grid, "mirror-ranks", "b1")).isEqualTo("b8");
        assertThat(image(grid, "half-turn", "b1")).isEqualTo("g8");
        assertThat(image(grid, "transpose", "b1")).isEqualTo("a2");
        assertThat(image(grid, "quarter-turn-left", "b1")).isEqualTo("h2");
        assertThat(image(grid, "quarter-turn-right", "b1")).isEqualTo("a7");
        assertThat(image(grid, "anti-transpose", "b1")).isEqualTo("h7");
    }

    @Example
    void knownImagesOnTheHexagon() {
        Grid grid = HexGrid.of(7);
        String[] corners = {"m13", "g13", "a7", "a1", "g1", "m7"};
        for (int sixth = 0; sixth < 6; sixth++) {
            String name = sixth == 0 ? "identity" : "rotate-" + sixth * 60;
            assertThat(image(grid, name, "m13")).isEqualTo(corners[sixth]);
            assertThat(image(grid, name, "g7")).isEqualTo("g7");
            assertThat(image(grid, "reflect-" + sixth * 60, "m13")).isEqualTo(corners[sixth]);
        }
        assertThat(image(grid, "reflect-0", "b3")).isEqualTo("c2");
        assertThat(image(grid, "rotate-180", "b3")).isEqualTo("l11");
        // From g7 two files east and one rank north, turned by a sixth: one of either as before turned.
        assertThat(image(grid, "rotate-60", "i8")).isEqualTo("h9");
    }

    @Example
    void whatIsOnAnotherBoardIsRefused() {
        Symmetry symmetry = SquareGrid.of(8).symmetries().get(1);
        List<Symmetry> others = List.of(
                SquareGrid.of(9).symmetries().get(1), HexGrid.of(4).symmetries().get(1));
        for (Symmetry other : others) {
            assertThatThrownBy(() -> symmetry.then(other)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> symmetry.apply(other.grid().all())).isInstanceOf(IllegalArgumentException.class);
            assertThat(symmetry).isNotEqualTo(other);
        }
        assertThatThrownBy(() -> symmetry.apply(Cell.parse("i1"))).isInstanceOf(IllegalArgumentException.class);
    }
}
