package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.HexGrid;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is worked out beforehand, made anew here, since elsewhere it is made once for all tests. */
class TablesTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 7, 8, 13})
    void directionsLeadFromCellsToCellsInLine(int side) {
        WindborneTables tables = new WindborneTables(side);
        HexGrid grid = HexGrid.of(side);
        for (Cell from : grid.all()) {
            for (Cell to : grid.all()) {
                int direction = grid.line(from, to)
                        .map(line -> grid.directions().indexOf(line.direction()))
                        .orElse(-1);
                assertThat(tables.direction(grid.bit(from), grid.bit(to)))
                        .as("%s-%s", from, to)
                        .isEqualTo(direction);
            }
            for (int d = 0; d < 6; d++) {
                int bit = grid.bit(from);
                int next = bit + tables.step[d];
                assertThat(grid.neighbor(from, grid.directions().get(d)).stream())
                        .allMatch(cell -> grid.bit(cell) == next);
                assertThat(next > bit).isEqualTo(d < WindborneTables.ASCENDING);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 5, 7, 8, 13})
    void wordsHoldTheCells(int side) {
        WindborneTables tables = new WindborneTables(side);
        HexGrid grid = HexGrid.of(side);
        assertThat(tables.width).isEqualTo(2 * side - 1);
        // At least three, since small boards are gone through three words at once.
        assertThat(tables.words)
                .isEqualTo(Math.max(3, (tables.width * tables.width + 63) / 64))
                .isEqualTo(tables.board.length);
        assertThat(grid.setOfWords(tables.board)).isEqualTo(grid.all());
        assertThat(WindborneTables.of(side)).isSameAs(WindborneTables.of(side));
        assertThat(WindborneTables.of(side).grid).isEqualTo(grid);
    }
}
