package io.github.boardrules.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class LineTest {
    private static final Cell D4 = Cell.parse("d4");

    @Test
    void goesFromStartToEnd() {
        Line line = new Line(D4, Direction.SOUTH_EAST, 3);
        assertThat(line.end()).hasToString("g1");
        assertThat(line.between()).hasToString("[e3, f2]");
        assertThat(line.path()).hasToString("[e3, f2, g1]");
        assertThat(line.between()).isUnmodifiable();
        assertThat(line.path()).isUnmodifiable();
    }

    @Test
    void oneStepHasNothingBetween() {
        assertThat(new Line(D4, Direction.WEST, 1).between()).isEmpty();
        assertThat(new Line(D4, Direction.WEST, 1).path()).containsExactly(Cell.parse("c4"));
    }

    @Test
    void hasALengthAndCellsWithTexts() {
        for (int length : new int[] {0, -1, Integer.MIN_VALUE, 4, 100, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> new Line(D4, Direction.WEST, length)).isInstanceOf(IllegalArgumentException.class);
        }
        for (Direction direction : Direction.values()) {
            assertThatThrownBy(() -> new Line(D4, direction, Integer.MAX_VALUE))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThatNullPointerException().isThrownBy(() -> new Line(Null.of(), Direction.WEST, 1));
        assertThatNullPointerException().isThrownBy(() -> new Line(D4, Null.of(), 1));
    }

    @Test
    void knownLines() {
        Grid square = SquareGrid.of(8);
        assertThat(square.line(Cell.parse("a1"), Cell.parse("h8")))
                .contains(new Line(Cell.parse("a1"), Direction.NORTH_EAST, 7));
        assertThat(square.line(Cell.parse("h1"), Cell.parse("a8")))
                .contains(new Line(Cell.parse("h1"), Direction.NORTH_WEST, 7));
        assertThat(square.line(Cell.parse("a1"), Cell.parse("b3"))).isEmpty();
        assertThat(square.line(D4, D4)).isEmpty();
        Grid hex = HexGrid.of(7);
        assertThat(hex.line(Cell.parse("a1"), Cell.parse("m13")).map(Line::length))
                .contains(12);
        assertThat(hex.line(Cell.parse("a3"), Cell.parse("a6")).map(Line::direction))
                .contains(Direction.NORTH);
        // The long diagonal of two cells that touch only in a corner is no line on a hexagonal board.
        assertThat(hex.line(Cell.parse("d4"), Cell.parse("e3"))).isEqualTo(Optional.empty());
    }
}
