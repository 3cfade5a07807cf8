package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.PositionException;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.NotationException;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Position texts: what is read, and how what is not is answered. */
class PositionTextTest {
    private static final WindborneRules TWO = WindborneRules.windborne(2);

    /** Rank 5 has the files c to e, rank 1 the files a to c. */
    @Test
    void aTextIsReadFromTheTopAndTheLowestFile() {
        WindbornePosition position = WindborneRules.windborne(3).parsePosition("B1p/4/w3b/4/1bW w s");
        assertThat(position.disks(Color.BLACK)).containsExactly(Cell.parse("b1"), Cell.parse("e3"), Cell.parse("c5"));
        assertThat(position.disks(Color.WHITE)).containsExactly(Cell.parse("c1"), Cell.parse("a3"));
        assertThat(position.pawns()).containsExactly(Cell.parse("c1"), Cell.parse("c5"), Cell.parse("e5"));
        assertThat(position.diskAt(Cell.parse("c5"))).contains(Color.BLACK);
        assertThat(position.hasPawn(Cell.parse("c5"))).isTrue();
        assertThat(position.diskAt(Cell.parse("e5"))).isEmpty();
        assertThat(position.hasPawn(Cell.parse("e5"))).isTrue();
        assertThat(position.diskAt(Cell.parse("a3"))).contains(Color.WHITE);
        assertThat(position.hasPawn(Cell.parse("a3"))).isFalse();
        assertThat(position.diskAt(Cell.parse("d5"))).isEmpty();
        assertThat(position.hasPawn(Cell.parse("d5"))).isFalse();
        assertThat(position.toMove()).isEqualTo(Color.WHITE);
        assertThat(position.swapped()).isTrue();
    }

    @Domain(WindborneDomain.class)
    @Property
    void everyPositionIsReadBackFromItsText(@ForAll WindbornePosition position) {
        WindbornePosition read = position.rules().parsePosition(position.toString());
        assertThat(read).isEqualTo(position).hasSameHashCodeAs(position).hasToString(position.toString());
        assertThat(read.key()).isEqualTo(position.key());
    }

    /** In the text, _ stands for a space. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\"             | 0  | row    | the end of the text",
                "_                | 0  | row    | a space",
                "/2/3/2_b_-       | 0  | row    | '/'",
                "2//2_b_-         | 2  | row    | '/'",
                "2/3/_b_-         | 4  | row    | a space",
                "2/3/2            | 5  | '/' or a space | the end of the text",
                "2/3/0_b_-        | 4  | row    | '0'",
                "2/3/02_b_-       | 4  | row    | '0'",
                "2/3/b0w_b_-      | 5  | symbol | '0'",
                "2/3/X1_b_-       | 4  | row    | 'X'",
                "2/3/1P_b_-       | 5  | bwBWp  | 'P'",
                "2/3/1V_b_-       | 5  | bwBWp  | 'V'",
                "2/3/-2_b_-       | 4  | row    | '-'",
                "2/3/2,_b_-       | 5  | symbol | ','",
                "\u0662/3/2_b_-   | 0  | row    | U+0662",
                "2/3/1\u0661_b_-  | 5  | symbol | U+0661",
                "2/3/\uff421_b_-  | 4  | row    | U+FF42",
                "2/3/\ud83d\ude001_b_- | 4 | row | U+1F600",
                "2/3/2__b_-       | 6  | 'w' or 'b' | a space",
                "2/3/2_B_-        | 6  | 'w' or 'b' | 'B'",
                "2/3/2_black_-    | 7  | ' '    | 'l'",
                "2/3/2_           | 6  | 'w' or 'b' | the end of the text",
                "2/3/2_b          | 7  | ' '    | the end of the text",
                "2/3/2_b_         | 8  | '-'    | the end of the text",
                "2/3/2_b_S        | 8  | 's'    | 'S'",
                "2/3/2_b_0        | 8  | 's'    | '0'",
                "2/3/2_b_\u2013   | 8  | '-'    | U+2013",
                "2/3/2_b_--       | 9  | the end of the text | '-'",
                "2/3/2_b_-s       | 9  | the end of the text | 's'",
                "2/3/2_b_-_       | 9  | the end of the text | a space",
                "2/3/2_b_-_windborne | 9 | the end of the text | a space",
            })
    void otherTextsAreNoNotation(String marked, int offset, String expected, String found) {
        String text = marked.replace('_', ' ');
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> TWO.parsePosition(text));
        assertThat(thrown).isNotNull();
        assertThat(thrown.offset()).isEqualTo(offset);
        assertThat(thrown.expected()).contains(expected);
        assertThat(thrown.found()).isEqualTo(found);
    }

    /** Side by side, two numbers are one: the row is too long. */
    @Test
    void twoNumbersSideBySideAreOneNumber() {
        assertThat(problems(TWO, "2/3/11 b -")).hasSize(1);
        assertThat(problems(TWO, "2/3/11 b -").get(0)).contains("row 1", "11", "2");
    }

    /** A control character or a lone half of a pair is named by its number and never printed. */
    @Test
    void whatCannotBeSeenIsNamedByItsNumber() {
        for (char found : new char[] {'\0', '\u001b', '\u202e', '\ud83d', '\u007f'}) {
            NotationException thrown =
                    catchThrowableOfType(NotationException.class, () -> TWO.parsePosition("2/3/2 b -" + found));
            assertThat(thrown.found()).isEqualTo(String.format("U+%04X", (int) found));
            assertThat(thrown.getMessage()).matches("\\p{Print}+");
        }
    }

    private static List<String> problems(WindborneRules rules, String text) {
        return catchThrowableOfType(PositionException.class, () -> rules.parsePosition(text))
                .problems();
    }

    /** What each problem names, in order; the problems are parted by semicolons. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // One row too short, one too long.
                "windborne 2 | 2/2/3 b -       | row 2,2 cells,3; row 1,3 cells,2",
                // Another size that these rules do not have; the rows suit that size.
                "windborne 3 | 2/3/2 b -       | 3 rows,windborne 3,5",
                "windborne 2 | 3/4/5/4/3 b -   | 5 rows,windborne 2,3",
                "windborne 2 | 1 b -           | 1 rows,windborne 2,3",
                // No board has an even number of rows, and none so many.
                "windborne 2 | 2/3 b -         | 2 rows,windborne 2,3",
                "windborne 2 | 1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1/1 b - | 27 rows,windborne 2,3",
                // Three rows of three: two are too long.
                "windborne 3 | 3/3/3 b -       | 3 rows; row 3,3 cells,2; row 1,3 cells,2",
                "windborne 2 pawns=2 | pB/pw1/2 b - | 3 pawns,2",
                // Black to move: as many white as black.
                "windborne 2 pawns=1 | 2/1B1/2 b -  | black to move,1,0",
                "windborne 2 pawns=1 | 2/1W1/w1 b - | black to move,0,2",
                // White to move: one black more.
                "windborne 2 pawns=1 | 2/1p1/2 w -  | white to move,0",
                "windborne 2 pawns=1 | 2/bBw/w1 w - | white to move,2",
                "windborne 2 pawns=1 | bb/bBw/2 w - | white to move,4,1",
                // Pawns missing: as many disks.
                "windborne 2 | 2/bwp/2 b -     | 1 of 3 pawns,2",
                "windborne 2 | 2/1p1/2 b -     | 1 of 3 pawns,0",
                "windborne 2 | 2/bWp/b1 w -    | 2 of 3 pawns,3",
                // Swapped before anything was played, and where no swap is.
                "windborne 2 | 2/3/2 b s       | swapped,first disk",
                "windborne 2 swap=off | 2/1B1/2 w s | swapped,windborne 2 swap=off",
                "windborne 2 swap=off | 2/3/2 b s | swapped,first disk; swapped,windborne 2 swap=off",
                // All at once, first those of the rows, then those of what is on them.
                "windborne 3 pawns=1 swap=off | wp/p3/3 w s | 3 rows,windborne 3 pawns=1 swap=off,5; row 2,4 cells,3; "
                        + "row 1,3 cells,2; 2 pawns,1; white to move,0,1; swapped,windborne 3 pawns=1 swap=off",
                "windborne 2 swap=off | b1/4/2 b s | row 2,4 cells,3; black to move,1,0; 0 of 3 pawns,1; "
                        + "swapped,windborne 2 swap=off",
                // Numbers that would not fit any type.
                "windborne 2 | 99999999999999999999/3/2 b - | row 3",
            })
    void allProblemsAreListed(String rules, String text, String expected) {
        List<String> problems = problems(WindborneRules.parse(rules), text);
        List<String> parts = List.of(expected.split("; ", -1));
        assertThat(problems).hasSameSizeAs(parts);
        for (int i = 0; i < parts.size(); i++) {
            assertThat(problems.get(i)).contains(parts.get(i).split(",", -1));
        }
        assertThat(catchThrowableOfType(
                        PositionException.class,
                        () -> WindborneRules.parse(rules).parsePosition(text)))
                .hasMessageContainingAll(problems.toArray(String[]::new));
    }

    /** "Nothing else is rejected": pawns on any disks or none, any distance from a game, either third field. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // All pawns out before the first disk.
                "windborne 2         | pp/p2/2 b -",
                // In the opening, a pawn on the enemy's disk.
                "windborne 2         | 2/1W1/1B b -",
                // Swapped, on either side's turn, early and late.
                "windborne 2         | 2/1B1/2 w s",
                "windborne 2         | pp/1W1/1b b s",
                // A full board on which both colours have a decisive group, and one that Black has won.
                "windborne 2 pawns=2 | WB/bwb/wb w -",
                "windborne 2 pawns=1 | 2/1B1/1w b s",
            })
    void positionsNeedNotBeReachable(String rules, String text) {
        assertThat(WindborneRules.parse(rules).parsePosition(text)).hasToString(text);
    }

    /** Texts of no use cost little: neither memory nor a list of as many problems as rows. */
    @Test
    void hugeTextsAreRefusedInAFewWords() {
        String rows = "2/".repeat(200_000);
        assertThat(problems(TWO, rows + "2 b -")).hasSize(1);
        assertThat(problems(TWO, "p".repeat(1_000_000) + "/3/2 b -")).hasSize(2);
        assertThat(catchThrowableOfType(NotationException.class, () -> TWO.parsePosition(rows)))
                .isNotNull();
        String digits = "9".repeat(1_000_000);
        assertThat(problems(TWO, digits + "/3/2 b -")).hasSize(1);
    }
}
