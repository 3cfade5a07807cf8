package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.game.Games;
import io.github.boardrules.game.RulesException;
import io.github.boardrules.geometry.NotationException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rule sets: their options and their texts. */
class WindborneRulesTest {
    /** Every rule set that there is: all sides, all numbers of pawns, with and without the swap. */
    @Test
    void everyRuleSetIsReadBackFromItsText() {
        int count = 0;
        for (int side = WindborneRules.MIN_SIDE; side <= WindborneRules.MAX_SIDE; side++) {
            for (int pawns = WindborneRules.MIN_PAWNS; pawns <= (side == 2 ? 3 : WindborneRules.MAX_PAWNS); pawns++) {
                for (boolean swap : new boolean[] {true, false}) {
                    WindborneRules rules =
                            WindborneRules.windborne(side).withPawns(pawns).withSwap(swap);
                    assertThat(WindborneRules.parse(rules.toString())).isEqualTo(rules);
                    assertThat(WindborneRules.parse(rules.toString())).hasSameHashCodeAs(rules);
                    assertThat(Games.rules(rules.toString())).isEqualTo(rules);
                    assertThat(rules.withSwap(!swap)).isNotEqualTo(rules);
                    count++;
                }
            }
        }
        // Side 2 has seven cells, so at most three pawns; the eleven larger ones have all nine numbers.
        assertThat(count).isEqualTo((3 + 11 * 9) * 2);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "windborne 7                    | 7  | 3 | true",
                "windborne 9 pawns=5 swap=off   | 9  | 5 | false",
                "windborne 2                    | 2  | 3 | true",
                "windborne 13 pawns=9           | 13 | 9 | true",
                "windborne 7 swap=off           | 7  | 3 | false",
                "windborne 2 pawns=1 swap=off   | 2  | 1 | false",
            })
    void textsMeanThese(String text, int side, int pawns, boolean swap) {
        WindborneRules rules = WindborneRules.parse(text);
        assertThat(rules).hasToString(text);
        assertThat(rules.side()).isEqualTo(side);
        assertThat(rules.pawns()).isEqualTo(pawns);
        assertThat(rules.swap()).isEqualTo(swap);
        assertThat(rules.grid().side()).isEqualTo(side);
        assertThat(rules.game()).isEqualTo("windborne");
    }

    @Test
    void optionsAreChangedOneByOne() {
        assertThat(WindborneRules.windborne(7)).isEqualTo(WindborneRules.parse("windborne 7"));
        WindborneRules rules = WindborneRules.windborne(9).withPawns(5).withSwap(false);
        assertThat(rules).hasToString("windborne 9 pawns=5 swap=off");
        assertThat(rules.withSide(7)).hasToString("windborne 7 pawns=5 swap=off");
        assertThat(rules.withSide(7).withPawns(3).withSwap(true)).isEqualTo(WindborneRules.windborne(7));
        assertThat(WindborneRules.windborne(7))
                .isNotEqualTo(WindborneRules.windborne(8))
                .isNotEqualTo(WindborneRules.windborne(7).withPawns(4));
        assertThat(WindborneRules.DEFAULT_SIDE).isEqualTo(7);
        assertThat(WindborneRules.DEFAULT_PAWNS).isEqualTo(3);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\"                    | 0  | 'windborne' | the end of the text",
                "Windborne 7             | 0  | 'windborne' | 'W'",
                "\" windborne 7\"        | 0  | 'windborne' | a space",
                "vaw 8                   | 0  | 'windborne' | 'v'",
                "windborne               | 9  | a space and the board's side, as in 'windborne 7' | the end of the text",
                "windborne7              | 9  | a space and the board's side, as in 'windborne 7' | '7'",
                "\"windborne\t7\"        | 9  | a space and the board's side, as in 'windborne 7' | U+0009",
                "windborne  7            | 10 | a board side | a space",
                "windborne 07            | 10 | a board side | '0'",
                "windborne 0             | 10 | a board side | '0'",
                "windborne -7            | 10 | a board side | '-'",
                "windborne +7            | 10 | a board side | '+'",
                "windborne \u0667        | 10 | a board side | U+0667",
                "windborne 7\u0667       | 11 | the end of the text | U+0667",
                "windborne \uff17        | 10 | a board side | U+FF17",
                "\"windborne 7 \"        | 11 | the end of the text | a space",
                "\"windborne 7\n\"       | 11 | the end of the text | U+000A",
                "windborne 7.0           | 11 | the end of the text | '.'",
                "windborne 7 pawns=      | 18 | a number of pawns | the end of the text",
                "windborne 7 pawns=0     | 18 | a number of pawns | '0'",
                "windborne 7 pawns=05    | 18 | a number of pawns | '0'",
                "windborne 7 pawns=-1    | 18 | a number of pawns | '-'",
                "windborne 7 pawns= 5    | 18 | a number of pawns | a space",
                "windborne 7 pawns=5,5   | 19 | the end of the text | ','",
                "windborne 7 Pawns=5     | 11 | the end of the text | a space",
                "windborne 7 swap=       | 17 | 'on' or 'off' | the end of the text",
                "windborne 7 swap=OFF    | 17 | 'on' or 'off' | 'O'",
                "windborne 7 swap=no     | 17 | 'on' or 'off' | 'n'",
                "windborne 7 swap=offf   | 20 | the end of the text | 'f'",
                "windborne 7 swap=off pawns=5 | 20 | the end of the text | a space",
                "windborne 7 pass=free   | 11 | the end of the text | a space",
                "windborne 7 swap=on     | 11 | the canonical text 'windborne 7' | a space",
                "windborne 7 pawns=3     | 11 | the canonical text 'windborne 7' | a space",
                "windborne 7 pawns=5 swap=on | 19 | the canonical text 'windborne 7 pawns=5' | a space",
                "windborne 7 pawns=3 swap=off | 12 | the canonical text 'windborne 7 swap=off' | 'p'",
            })
    void otherTextsAreNoNotation(String text, int offset, String expected, String found) {
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> WindborneRules.parse(text));
        assertThat(thrown).isNotNull();
        assertThat(thrown.offset()).isEqualTo(offset);
        assertThat(thrown.expected()).isEqualTo(expected);
        assertThat(thrown.found()).isEqualTo(found);
        assertThat(thrown).hasMessageContainingAll(expected, found, "offset " + offset);
    }

    @Test
    void aNulEndsNoText() {
        NotationException thrown =
                catchThrowableOfType(NotationException.class, () -> WindborneRules.parse("windborne 7\0"));
        assertThat(thrown.offset()).isEqualTo(11);
        assertThat(thrown.found()).isEqualTo("U+0000");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "windborne 1",
                "windborne 14",
                "windborne 2147483647",
                "windborne 2147483648",
                "windborne 99999999999999999999",
                "windborne 14 pawns=9 swap=off",
            })
    void sidesThatNoBoardHasAreImpossible(String text) {
        RulesException thrown = catchThrowableOfType(RulesException.class, () -> WindborneRules.parse(text));
        assertThat(thrown.problems()).hasSize(1);
        assertThat(thrown.problems().get(0)).contains("side", "2", "13");
    }

    /** What the problems name, parted by semicolons, one for each problem. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "windborne 7 pawns=10   | from 1 to 9, not 10",
                "windborne 7 pawns=99999999999999999999 | from 1 to 9",
                "windborne 2 pawns=4    | at most 3 on the 7 cells",
                "windborne 2 pawns=9    | at most 3 on the 7 cells",
                "windborne 1 pawns=10   | side must be from 2 to 13, not 1; from 1 to 9, not 10",
                "windborne 99 pawns=10 swap=off | side must be from 2 to 13, not 99; from 1 to 9, not 10",
            })
    void allProblemsAreListed(String text, String expected) {
        RulesException thrown = catchThrowableOfType(RulesException.class, () -> WindborneRules.parse(text));
        List<String> parts = List.of(expected.split("; ", -1));
        assertThat(thrown.problems()).hasSameSizeAs(parts);
        for (int i = 0; i < parts.size(); i++) {
            assertThat(thrown.problems().get(i)).contains(parts.get(i));
            assertThat(thrown).hasMessageContaining(thrown.problems().get(i));
        }
    }

    @Test
    void impossibleOptionsAreRefusedInCodeToo() {
        for (int side : new int[] {Integer.MIN_VALUE, -7, 0, 1, 14, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> WindborneRules.windborne(side))
                    .isInstanceOf(RulesException.class)
                    .hasMessageContaining("not " + side);
            assertThatThrownBy(() -> WindborneRules.windborne(7).withSide(side)).isInstanceOf(RulesException.class);
        }
        for (int pawns : new int[] {Integer.MIN_VALUE, -1, 0, 10, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> WindborneRules.windborne(7).withPawns(pawns))
                    .isInstanceOf(RulesException.class)
                    .hasMessageContaining("not " + pawns);
        }
        WindborneRules rules = WindborneRules.windborne(7).withPawns(9).withSwap(false);
        assertThat(catchThrowableOfType(RulesException.class, () -> rules.withSide(2))
                        .problems())
                .hasSize(1);
        assertThat(rules.withSide(3).pawns()).isEqualTo(9);
        assertThat(rules).hasToString("windborne 7 pawns=9 swap=off");
    }

    @Test
    void theNameIsKnown() {
        assertThat(Games.names()).contains("windborne");
        assertThat(new WindborneGame().names()).containsExactly("windborne");
    }

    @Test
    void theStartIsAnEmptyBoardWithBlackToMove() {
        assertThat(WindborneRules.windborne(3).start()).hasToString("3/4/5/4/3 b -");
        assertThat(WindborneRules.windborne(2).withPawns(1).start()).hasToString("2/3/2 b -");
        assertThat(WindborneRules.parse("windborne 7 swap=off").start())
                .hasToString("7/8/9/10/11/12/13/12/11/10/9/8/7 b -");
    }
}
