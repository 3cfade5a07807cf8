package io.github.boardrules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.base.Preconditions;
import io.github.boardrules.contract.OtherRun;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Grid;
import io.github.boardrules.geometry.HexGrid;
import io.github.boardrules.geometry.NotationException;
import io.github.boardrules.geometry.SquareGrid;
import io.github.boardrules.geometry.TextReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BoardRowsTest {
    private static BoardRows read(String text) {
        return BoardRows.read(new TextReader(text), "xo");
    }

    private static Map<Cell, Character> cells(BoardRows rows, Grid grid) {
        Map<Cell, Character> cells = new HashMap<>();
        rows.forEach(grid, (cell, symbol) -> assertThat(cells.put(cell, symbol)).isNull());
        return cells;
    }

    @Test
    void theHighestRankComesFirst() {
        BoardRows rows = read("x2/1o1/3 w");
        assertThat(rows.count()).isEqualTo(3);
        assertThat(rows.count('x')).isEqualTo(1);
        assertThat(rows.count('y')).isZero();
        assertThat(rows.problems(SquareGrid.of(3))).isEmpty();
        assertThat(cells(rows, SquareGrid.of(3))).isEqualTo(Map.of(Cell.parse("a3"), 'x', Cell.parse("b2"), 'o'));
    }

    @Test
    void rowsOfAHexagonHaveItsCellsOnly() {
        BoardRows rows = read("x1/1o1/1x ");
        assertThat(rows.problems(HexGrid.of(2))).isEmpty();
        assertThat(cells(rows, HexGrid.of(2)))
                .isEqualTo(Map.of(Cell.parse("b3"), 'x', Cell.parse("b2"), 'o', Cell.parse("b1"), 'x'));
        assertThat(BoardRows.write(HexGrid.of(3), cell -> BoardRows.EMPTY)).isEqualTo("3/4/5/4/3");
    }

    @Test
    void whatIsWrittenIsReadBack() {
        Random random = new Random(1);
        for (Grid grid : new Grid[] {SquareGrid.of(6), SquareGrid.of(16), SquareGrid.of(26), HexGrid.of(13)}) {
            Map<Cell, Character> cells = new HashMap<>();
            for (Cell cell : grid.all()) {
                if (random.nextInt(3) == 0) {
                    cells.put(cell, random.nextBoolean() ? 'x' : 'o');
                }
            }
            String text = BoardRows.write(grid, cell -> cells.getOrDefault(cell, BoardRows.EMPTY));
            TextReader reader = new TextReader(text + " w");
            BoardRows rows = BoardRows.read(reader, "xo");
            assertThat(reader.offset()).isEqualTo(text.length());
            assertThat(rows.problems(grid)).isEmpty();
            assertThat(cells(rows, grid)).isEqualTo(cells);
            assertThat(rows.count('x') + rows.count('o')).isEqualTo(cells.size());
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "", " ", "/", "3", "3/", "3//3 ", "/3 ", "0 ", "03 ", "x0 ", "3/3/ ", "y ", ". ", "x. ", "-1 ", "x\0 ",
                "٣ ", "3٣ ", "\ud800 ", "3\t", "X "
            })
    void nothingElseIsRows(String text) {
        assertThatThrownBy(() -> read(text))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.offset()).isBetween(0, text.length()));
    }

    @Test
    void whatARowCouldGoOnWithIsSaid() {
        assertThatThrownBy(() -> read("x. ")).hasMessageContaining("a symbol of xo, a number, '/' or a space");
        assertThatThrownBy(() -> read("3. ")).hasMessageContaining("a symbol of xo, '/' or a space");
    }

    @ParameterizedTest
    @CsvSource({
        "'3/3 ', there are 2 rows; not 3",
        "'3/3/3/3 ', there are 4 rows; not 3",
        "'4/3/3 ', row 3 has 4 cells; not 3",
        "'3/3/x1 ', row 1 has 2 cells; not 3",
        "'99999999999999999999/3/3 ', row 3 has 2147483647 or more cells; not 3",
        "'2147483647x/3/3 ', row 3 has 2147483647 or more cells; not 3"
    })
    void rowsAreHeldAgainstABoard(String text, String problem) {
        assertThat(read(text).problems(SquareGrid.of(3))).containsExactly(problem.replace(';', ','));
    }

    @Test
    void everyWrongRowIsNamed() {
        assertThat(read("2/3/ooox ").problems(SquareGrid.of(3)))
                .containsExactly("row 3 has 2 cells, not 3", "row 1 has 4 cells, not 3");
    }

    @Tag("slow")
    @Test
    void hugeTextsAreCountedAndNotKept() {
        assertThat(read("x/".repeat(2_000_000) + "o ").count()).isEqualTo(2_000_001);
        assertThat(read("x".repeat(4_000_000) + " ").count('x')).isEqualTo(4_000_000);
        assertThat(read("x1".repeat(2_000_000) + " ").problems(SquareGrid.of(1)))
                .containsExactly("row 1 has 4000000 cells, not 1");
        assertThat(read("x2147483647".repeat(4) + " ").problems(SquareGrid.of(1)))
                .containsExactly("row 1 has 2147483647 or more cells, not 1");
    }

    /** A hundred million cells in three megabytes of text, which a small heap could not keep. */
    @Tag("slow")
    @Test
    void rowsTooLongForAnyBoardAreNotKept(@TempDir Path folder) throws IOException, InterruptedException {
        String program = """
                import io.github.boardrules.game.BoardRows;
                import io.github.boardrules.geometry.SquareGrid;
                import io.github.boardrules.geometry.TextReader;

                class ReadLongRow {
                    public static void main(String[] args) {
                        String row = "x99".repeat(1_000_000) + " ";
                        BoardRows rows = BoardRows.read(new TextReader(row), "x");
                        System.out.println(rows.problems(SquareGrid.of(1)));
                    }
                }
                """;
        List<Class<?>> needed = List.of(BoardRows.class, Preconditions.class);
        assertThat(OtherRun.lines(folder, List.of("-Xmx64m"), program, needed, List.of()))
                .containsExactly("[row 1 has 100000000 cells, not 1]");
    }
}
