package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.NotationException;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Move texts. */
class MoveTextTest {
    /** Every cell that has a text, on whatever board. */
    @Test
    void everyJumpIsReadBackFromItsText() {
        for (int file = 0; file <= Cell.MAX_FILE; file++) {
            for (int rank = 0; rank <= Cell.MAX_RANK; rank++) {
                Cell cell = new Cell(file, rank);
                VawMove move = VawMove.jump(cell, new Cell(Cell.MAX_FILE - file, Cell.MAX_RANK - rank));
                assertThat(VawMove.parse(move.toString())).isEqualTo(move);
                assertThat(VawMove.parse(move.toString().toUpperCase(Locale.ROOT)))
                        .isEqualTo(move);
                assertThat(VawRules.vaw(8).parseMove(move.toString())).isEqualTo(move);
            }
        }
        assertThat(VawMove.parse("pass")).isEqualTo(VawMove.pass()).hasToString("pass");
    }

    @Test
    void aJumpNamesItsCells() {
        VawMove move = VawMove.jump(new Cell(0, 0), new Cell(15, 15));
        assertThat(move).hasToString("a1-p16").isEqualTo(VawMove.parse("A1-p16"));
        assertThat(move).isNotEqualTo(VawMove.parse("p16-a1"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\"       | 0 | a cell | the end of the text",
                "PASS       | 1 | a rank from 1 to 99 | 'A'",
                "Pass       | 1 | a rank from 1 to 99 | 'a'",
                "pas        | 1 | a rank from 1 to 99 | 'a'",
                "\"pass \"  | 4 | the end of the text | a space",
                "passa1     | 4 | the end of the text | 'a'",
                "\" a1-d1\" | 0 | a cell | a space",
                "a1         | 2 | '-' | the end of the text",
                "a1d1       | 2 | '-' | 'd'",
                "\"a1 - d1\"| 2 | '-' | a space",
                "a1\u2013d1 | 2 | '-' | U+2013",
                "a1-        | 3 | a cell | the end of the text",
                "a1-b       | 4 | a rank from 1 to 99 | the end of the text",
                "a0-b1      | 1 | a rank from 1 to 99 | '0'",
                "a01-b1     | 1 | a rank from 1 to 99 | '0'",
                "a100-b1    | 3 | '-' | '0'",
                "a-1-b1     | 1 | a rank from 1 to 99 | '-'",
                "a1-b1-c1   | 5 | the end of the text | '-'",
                "\"a1-b1\n\"| 5 | the end of the text | U+000A",
                "\u00e41-b1 | 0 | a cell | U+00E4",
                "\u01311-b1 | 0 | a cell | U+0131",
                "\u01301-b1 | 0 | a cell | U+0130",
                "a\u0661-b1 | 1 | a rank from 1 to 99 | U+0661",
                "a\uff11-b1 | 1 | a rank from 1 to 99 | U+FF11",
                "d4+e5      | 2 | '-' | '+'",
                "swap       | 1 | a rank from 1 to 99 | 'w'",
            })
    void otherTextsAreNoNotation(String text, int offset, String expected, String found) {
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> VawMove.parse(text));
        assertThat(thrown).isNotNull();
        assertThat(thrown.offset()).isEqualTo(offset);
        assertThat(thrown.expected()).isEqualTo(expected);
        assertThat(thrown.found()).isEqualTo(found);
    }
}
