package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.NotationException;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Move texts. */
class MoveTextTest {
    /** Every cell that has a text, on whatever board. */
    @Test
    void everyMoveIsReadBackFromItsText() {
        for (int file = 0; file <= Cell.MAX_FILE; file++) {
            for (int rank = 0; rank <= Cell.MAX_RANK; rank++) {
                Cell cell = new Cell(file, rank);
                Cell other = new Cell(Cell.MAX_FILE - file, Cell.MAX_RANK - rank);
                for (WindborneMove move : List.of(
                        WindborneMove.opening(cell, other),
                        WindborneMove.opening(cell, cell),
                        WindborneMove.turn(cell),
                        WindborneMove.turn(cell, other, cell),
                        WindborneMove.turn(other, other, cell))) {
                    assertThat(WindborneMove.parse(move.toString())).isEqualTo(move);
                    assertThat(WindborneMove.parse(move.toString().toUpperCase(Locale.ROOT)))
                            .isEqualTo(move);
                    assertThat(WindborneRules.windborne(7).parseMove(move.toString()))
                            .isEqualTo(move);
                }
            }
        }
        assertThat(WindborneMove.parse("swap")).isEqualTo(WindborneMove.swap()).hasToString("swap");
    }

    @Test
    void movesOfDifferentKindsDiffer() {
        List<WindborneMove> moves = Stream.of("swap", "a1", "a1+a1", "a1-a2,a1")
                .map(WindborneMove::parse)
                .toList();
        for (WindborneMove one : moves) {
            assertThat(moves.stream().filter(one::equals)).containsExactly(one);
        }
    }

    @Test
    void aMoveNamesItsCells() {
        Cell a3 = new Cell(0, 2);
        Cell a6 = new Cell(0, 5);
        Cell d4 = new Cell(3, 3);
        assertThat(WindborneMove.opening(d4, a3)).hasToString("d4+a3").isEqualTo(WindborneMove.parse("D4+a3"));
        assertThat(WindborneMove.opening(d4, d4)).hasToString("d4+d4");
        assertThat(WindborneMove.turn(d4)).hasToString("d4").isEqualTo(WindborneMove.parse("D4"));
        assertThat(WindborneMove.turn(a3, a6, d4)).hasToString("a3-a6,d4");
        WindborneMove.Turn turn = (WindborneMove.Turn) WindborneMove.parse("a3-A6,d4");
        assertThat(turn.slide()).isEqualTo(Optional.of(new WindborneMove.Slide(a3, a6)));
        assertThat(turn.slide().orElseThrow()).hasToString("a3-a6");
        assertThat(turn.disk()).isEqualTo(d4);
        WindborneMove.Opening opening = (WindborneMove.Opening) WindborneMove.parse("a3+d4");
        assertThat(opening.disk()).isEqualTo(a3);
        assertThat(opening.pawn()).isEqualTo(d4);
        assertThat(WindborneMove.parse("a3+d4"))
                .isNotEqualTo(WindborneMove.parse("d4+a3"))
                .isNotEqualTo(WindborneMove.parse("a3"));
        assertThat(WindborneMove.parse("a3-a6,d4"))
                .isNotEqualTo(WindborneMove.parse("a6-a3,d4"))
                .isNotEqualTo(WindborneMove.parse("d4"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\"       | 0 | a cell | the end of the text",
                "SWAP       | 1 | a rank from 1 to 99 | 'W'",
                "Swap       | 1 | a rank from 1 to 99 | 'w'",
                "swa        | 1 | a rank from 1 to 99 | 'w'",
                "\"swap \"  | 4 | the end of the text | a space",
                "swapa1     | 4 | the end of the text | 'a'",
                "\" d4\"    | 0 | a cell | a space",
                "\"d4 \"    | 2 | '+', '-' or the end of the text | a space",
                "d4e5       | 2 | '+', '-' or the end of the text | 'e'",
                "\"d4 + e5\"| 2 | '+', '-' or the end of the text | a space",
                "d4,e5      | 2 | '+', '-' or the end of the text | ','",
                "a1\u2013d1,b1 | 2 | '+', '-' or the end of the text | U+2013",
                "d100       | 3 | '+', '-' or the end of the text | '0'",
                "d4+        | 3 | a cell | the end of the text",
                "d4+e       | 4 | a rank from 1 to 99 | the end of the text",
                "+e5        | 0 | a cell | '+'",
                "d4+e5+f6   | 5 | the end of the text | '+'",
                "d4+e5,f6   | 5 | the end of the text | ','",
                "d4+e100    | 6 | the end of the text | '0'",
                "a3-        | 3 | a cell | the end of the text",
                "a3-a6      | 5 | ',' | the end of the text",
                "a3-a6;d4   | 5 | ',' | ';'",
                "a3-a6+d4   | 5 | ',' | '+'",
                "a3-a6,     | 6 | a cell | the end of the text",
                "a3-a6, d4  | 6 | a cell | a space",
                "a3-a6,d4,d5| 8 | the end of the text | ','",
                "\"a3-a6,d4\n\" | 8 | the end of the text | U+000A",
                "a0         | 1 | a rank from 1 to 99 | '0'",
                "a01        | 1 | a rank from 1 to 99 | '0'",
                "a-1        | 1 | a rank from 1 to 99 | '-'",
                "\u00e41    | 0 | a cell | U+00E4",
                "\u01311    | 0 | a cell | U+0131",
                "\u01301    | 0 | a cell | U+0130",
                "a\u0661    | 1 | a rank from 1 to 99 | U+0661",
                "a\uff11    | 1 | a rank from 1 to 99 | U+FF11",
                "pass       | 1 | a rank from 1 to 99 | 'a'",
            })
    void otherTextsAreNoNotation(String text, int offset, String expected, String found) {
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> WindborneMove.parse(text));
        assertThat(thrown).isNotNull();
        assertThat(thrown.offset()).isEqualTo(offset);
        assertThat(thrown.expected()).isEqualTo(expected);
        assertThat(thrown.found()).isEqualTo(found);
    }
}
