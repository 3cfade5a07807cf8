package io.github.boardrules.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CellTest {
    @ParameterizedTest
    @CsvSource({"a1,0,0", "h8,7,7", "p16,15,15", "g7,6,6", "y25,24,24", "z99,25,98", "b10,1,9"})
    void hasATextThatIsReadBackInEitherCase(String text, int file, int rank) {
        assertThat(new Cell(file, rank)).hasToString(text);
        assertThat(Cell.parse(text)).isEqualTo(new Cell(file, rank));
        assertThat(Cell.parse(Character.toUpperCase(text.charAt(0)) + text.substring(1)))
                .isEqualTo(new Cell(file, rank));
    }

    @Test
    void everyCellHasItsOwnText() {
        List<String> texts = new ArrayList<>();
        for (int rank = 0; rank <= Cell.MAX_RANK; rank++) {
            for (int file = 0; file <= Cell.MAX_FILE; file++) {
                Cell cell = new Cell(file, rank);
                assertThat(Cell.parse(cell.toString())).isEqualTo(cell).hasSameHashCodeAs(cell);
                texts.add(cell.toString());
            }
        }
        assertThat(texts).doesNotHaveDuplicates().hasSize(26 * 99);
    }

    @ParameterizedTest
    @CsvSource({"-1,0", "26,0", "0,-1", "0,99", "-2147483648,2147483647"})
    void hasNoFileOrRankWithoutAText(int file, int rank) {
        assertThatThrownBy(() -> new Cell(file, rank)).isInstanceOf(IllegalArgumentException.class);
    }

    // The last ones: Arabic-Indic and full-width digits, a long s and a Kelvin sign (which fold to s and k), a NUL.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "a",
                "1",
                "1a",
                "a0",
                "a01",
                "a100",
                "a-1",
                "a+1",
                " a1",
                "a1 ",
                "a1\n",
                "aa1",
                "ä1",
                "{1",
                "`1",
                "@1",
                "[1",
                "a99999999999999999999",
                "a١",
                "a１",
                "ſ1",
                "\u212a1",
                "ı1",
                "\0",
                "a\0",
                "a1\0",
                "\ud8001",
                "a\ud800"
            })
    void nothingElseIsACell(String text) {
        assertThatThrownBy(() -> Cell.parse(text))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.offset()).isBetween(0, text.length()));
    }

    @Test
    void nullIsNoText() {
        assertThatNullPointerException().isThrownBy(() -> Cell.parse(Null.of()));
    }

    @Test
    void cellsAreOrderedByRankThenFile() {
        List<Cell> cells = new ArrayList<>(
                List.of(new Cell(0, 2), new Cell(2, 0), new Cell(0, 0), new Cell(1, 1), new Cell(0, 1)));
        cells.sort(null);
        assertThat(cells).hasToString("[a1, c1, a2, b2, a3]");
        assertThat(new Cell(3, 3)).isEqualByComparingTo(new Cell(3, 3));
    }
}
