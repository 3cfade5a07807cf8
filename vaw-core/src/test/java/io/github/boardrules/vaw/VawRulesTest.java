package io.github.boardrules.vaw;

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
class VawRulesTest {
    /** Every rule set that there is: all sizes, all pairs of rows, both pass rules. */
    @Test
    void everyRuleSetIsReadBackFromItsText() {
        int count = 0;
        for (int size = VawRules.MIN_SIZE; size <= VawRules.MAX_SIZE; size++) {
            for (int near = 1; near < size / 2; near++) {
                for (int far = near + 1; far <= size / 2; far++) {
                    for (PassRule pass : PassRule.values()) {
                        VawRules rules = VawRules.vaw(size).withRows(near, far).withPassRule(pass);
                        assertThat(VawRules.parse(rules.toString())).isEqualTo(rules);
                        assertThat(VawRules.parse(rules.toString())).hasSameHashCodeAs(rules);
                        assertThat(Games.rules(rules.toString())).isEqualTo(rules);
                        assertThat(rules.withRows(far, near)).isEqualTo(rules);
                        count++;
                    }
                }
            }
        }
        // Twice the pairs of 3, 3, 4, 4, ... 7, 7 and 8 rows: 2 * (2 * (3 + 6 + 10 + 15 + 21) + 28).
        assertThat(count).isEqualTo(276);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "vaw 8                     | 8  | 2 | 3 | FREE",
                "villawar 8                | 8  | 1 | 2 | FORCED",
                "vaw 10 rows=2,4 pass=forced | 10 | 2 | 4 | FORCED",
                "vaw 8 pass=forced         | 8  | 2 | 3 | FORCED",
                "vaw 8 rows=1,2            | 8  | 1 | 2 | FREE",
                "vaw 6 rows=1,3            | 6  | 1 | 3 | FREE",
                "vaw 16 rows=7,8 pass=forced | 16 | 7 | 8 | FORCED",
                "villawar 16               | 16 | 1 | 2 | FORCED",
            })
    void textsMeanThese(String text, int size, int near, int far, PassRule pass) {
        VawRules rules = VawRules.parse(text);
        assertThat(rules).hasToString(text);
        assertThat(rules.size()).isEqualTo(size);
        assertThat(rules.nearRow()).isEqualTo(near);
        assertThat(rules.farRow()).isEqualTo(far);
        assertThat(rules.passRule()).isEqualTo(pass);
        assertThat(rules.grid().side()).isEqualTo(size);
        assertThat(rules.game()).isEqualTo("vaw");
    }

    @Test
    void presetsAreTheTextsOfTheirNames() {
        assertThat(VawRules.vaw(8)).isEqualTo(VawRules.parse("vaw 8"));
        assertThat(VawRules.villawar(9)).isEqualTo(VawRules.parse("villawar 9"));
        assertThat(VawRules.vaw(9).withRows(2, 1).withPassRule(PassRule.FORCED)).isEqualTo(VawRules.villawar(9));
        assertThat(VawRules.villawar(9)
                        .withRows(2, 3)
                        .withPassRule(PassRule.FREE)
                        .withSize(8))
                .isEqualTo(VawRules.vaw(8));
        assertThat(VawRules.vaw(8)).isNotEqualTo(VawRules.vaw(9)).isNotEqualTo(VawRules.villawar(8));
        assertThat(VawRules.DEFAULT_SIZE).isEqualTo(8);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\"                    | 0 | 'vaw' | the end of the text",
                "VAW 8                   | 0 | 'vaw' | 'V'",
                "Vaw 8                   | 0 | 'vaw' | 'V'",
                "\" vaw 8\"              | 0 | 'vaw' | a space",
                "windborne 7             | 0 | 'vaw' | 'w'",
                "vaw                     | 3 | a space and the board's size, as in 'vaw 8' | the end of the text",
                "vaw8                    | 3 | a space and the board's size, as in 'vaw 8' | '8'",
                "\"vaw\t8\"              | 3 | a space and the board's size, as in 'vaw 8' | U+0009",
                "vaw  8                  | 4 | a board size | a space",
                "vaw 08                  | 4 | a board size | '0'",
                "vaw 0                   | 4 | a board size | '0'",
                "vaw -8                  | 4 | a board size | '-'",
                "vaw +8                  | 4 | a board size | '+'",
                "vaw \u0668              | 4 | a board size | U+0668",
                "vaw 8\u0668             | 5 | the end of the text | U+0668",
                "vaw \uff18              | 4 | a board size | U+FF18",
                "\"vaw 8 \"              | 5 | the end of the text | a space",
                "\"vaw 8\n\"             | 5 | the end of the text | U+000A",
                "vaw 8.0                 | 5 | the end of the text | '.'",
                "vaw 8 rows=1            | 12 | ','  | the end of the text",
                "vaw 8 rows=1;3          | 12 | ','  | ';'",
                "vaw 8 rows=01,3         | 11 | a row | '0'",
                "vaw 8 rows=0,3          | 11 | a row | '0'",
                "vaw 8 rows=1, 3         | 13 | a row | a space",
                "vaw 8 rows=1,3,4        | 14 | the end of the text | ','",
                "vaw 8 pass=FREE         | 11 | 'free' or 'forced' | 'F'",
                "vaw 8 pass=             | 11 | 'free' or 'forced' | the end of the text",
                "vaw 8 pass=forced rows=1,3 | 17 | the end of the text | a space",
                "vaw 8 swap=off          | 5 | the end of the text | a space",
                "vaw 8 pass=free         | 5 | the canonical text 'vaw 8' | a space",
                "vaw 8 rows=2,3          | 5 | the canonical text 'vaw 8' | a space",
                "vaw 8 rows=3,2          | 5 | the canonical text 'vaw 8' | a space",
                "vaw 8 rows=3,1          | 11 | the canonical text 'vaw 8 rows=1,3' | '3'",
                "vaw 8 rows=1,2 pass=forced | 1 | the canonical text 'villawar 8' | 'a'",
                "villawar 8 pass=forced  | 10 | the canonical text 'villawar 8' | a space",
                "villawar 8 rows=1,2     | 10 | the canonical text 'villawar 8' | a space",
                "villawar 8 pass=free    | 1 | the canonical text 'vaw 8 rows=1,2' | 'i'",
            })
    void otherTextsAreNoNotation(String text, int offset, String expected, String found) {
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> VawRules.parse(text));
        assertThat(thrown.offset()).isEqualTo(offset);
        assertThat(thrown.expected()).isEqualTo(expected);
        assertThat(thrown.found()).isEqualTo(found);
        assertThat(thrown).hasMessageContainingAll(expected, found, "offset " + offset);
    }

    @Test
    void aNulEndsNoText() {
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> VawRules.parse("vaw 8\0"));
        assertThat(thrown.offset()).isEqualTo(5);
        assertThat(thrown.found()).isEqualTo("U+0000");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "vaw 1",
                "vaw 5",
                "vaw 17",
                "villawar 5",
                "vaw 2147483647",
                "vaw 2147483648",
                "vaw 99999999999999999999",
            })
    void sizesThatNoBoardHasAreImpossible(String text) {
        RulesException thrown = catchThrowableOfType(RulesException.class, () -> VawRules.parse(text));
        assertThat(thrown.problems()).hasSize(1);
        assertThat(thrown.problems().get(0)).contains("size", "6", "16");
    }

    /** The numbers that the problems name, parted by spaces, one for each problem. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "vaw 8 rows=4,5 | not 5",
                "vaw 6 rows=3,4 | not 4",
                "vaw 8 rows=5,6 | not 5; not 6",
                "vaw 8 rows=2,2 | distinct, not both 2",
                "vaw 8 rows=9,9 | not 9; distinct, not both 9",
                "vaw 5 rows=3,3 | size must be from 6 to 16, not 5; distinct, not both 3",
                "vaw 8 rows=1,99999999999999999999 | from 1 to 4",
                "vaw 8 rows=3000000000,4000000000 | not 2147483647 or more",
                "vaw 5 rows=3000000000,4000000000 | size must be from 6 to 16",
            })
    void allProblemsAreListed(String text, String expected) {
        RulesException thrown = catchThrowableOfType(RulesException.class, () -> VawRules.parse(text));
        List<String> parts = List.of(expected.split("; ", -1));
        assertThat(thrown.problems()).hasSameSizeAs(parts);
        for (int i = 0; i < parts.size(); i++) {
            assertThat(thrown.problems().get(i)).contains(parts.get(i));
            assertThat(thrown).hasMessageContaining(thrown.problems().get(i));
        }
    }

    @Test
    void impossibleOptionsAreRefusedInCodeToo() {
        for (int size : new int[] {Integer.MIN_VALUE, -8, 0, 5, 17, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> VawRules.vaw(size))
                    .isInstanceOf(RulesException.class)
                    .hasMessageContaining("not " + size);
            assertThatThrownBy(() -> VawRules.villawar(size)).isInstanceOf(RulesException.class);
            assertThatThrownBy(() -> VawRules.vaw(8).withSize(size)).isInstanceOf(RulesException.class);
        }
        VawRules rules = VawRules.vaw(10).withRows(4, 5);
        assertThat(catchThrowableOfType(RulesException.class, () -> rules.withRows(0, 6))
                        .problems())
                .hasSize(2);
        assertThat(catchThrowableOfType(RulesException.class, () -> rules.withRows(-1, -1))
                        .problems())
                .hasSize(2);
        assertThat(catchThrowableOfType(RulesException.class, () -> rules.withSize(6))
                        .problems())
                .hasSize(2);
        assertThat(rules).hasToString("vaw 10 rows=4,5");
    }

    @Test
    void bothNamesAreKnown() {
        assertThat(Games.names()).contains("vaw", "villawar");
        assertThat(new VawGame().names()).containsExactly("vaw", "villawar");
    }

    @Test
    void theStartHasTheRowsOfItsOptions() {
        assertThat(VawRules.vaw(8).start()).hasToString("8/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVVVV/8 w 0");
        assertThat(VawRules.villawar(6).start()).hasToString("vvvvvv/vvvvvv/6/6/VVVVVV/VVVVVV w 0");
        assertThat(VawRules.parse("vaw 7 rows=1,3").start()).hasToString("vvvvvvv/7/vvvvvvv/7/VVVVVVV/7/VVVVVVV w 0");
        assertThat(VawRules.parse("vaw 6 pass=forced").start()).hasToString("6/vvvvvv/vvvvvv/VVVVVV/VVVVVV/6 w 0");
    }
}
