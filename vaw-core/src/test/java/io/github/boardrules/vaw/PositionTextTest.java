package io.github.boardrules.vaw;

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
    private static final VawRules SIX = VawRules.vaw(6);

    @Test
    void aTextIsReadFromTheTopLeft() {
        VawPosition position = SIX.parsePosition("V4w/6/2v3/6/W5/5V b 1");
        assertThat(position.pieceAt(Cell.parse("a6"))).contains(VawPiece.WHITE_VILLAGER);
        assertThat(position.pieceAt(Cell.parse("f6"))).contains(VawPiece.BLACK_WARRIOR);
        assertThat(position.pieceAt(Cell.parse("c4"))).contains(VawPiece.BLACK_VILLAGER);
        assertThat(position.pieceAt(Cell.parse("a2"))).contains(VawPiece.WHITE_WARRIOR);
        assertThat(position.pieceAt(Cell.parse("f1"))).contains(VawPiece.WHITE_VILLAGER);
        assertThat(position.pieceAt(Cell.parse("b6"))).isEmpty();
        assertThat(position.villagers(Color.WHITE)).containsExactly(Cell.parse("f1"), Cell.parse("a6"));
        assertThat(position.warriors(Color.WHITE)).containsExactly(Cell.parse("a2"));
        assertThat(position.villagers(Color.BLACK)).containsExactly(Cell.parse("c4"));
        assertThat(position.warriors(Color.BLACK)).containsExactly(Cell.parse("f6"));
        assertThat(position.toMove()).isEqualTo(Color.BLACK);
        assertThat(position.passes()).isEqualTo(1);
    }

    @Domain(VawDomain.class)
    @Property
    void everyPositionIsReadBackFromItsText(@ForAll VawPosition position) {
        VawPosition read = position.rules().parsePosition(position.toString());
        assertThat(read).isEqualTo(position).hasSameHashCodeAs(position).hasToString(position.toString());
        assertThat(read.key()).isEqualTo(position.key());
    }

    /** In the text, _ stands for a space. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "\"\"                  | 0  | row    | the end of the text",
                "_                     | 0  | row    | a space",
                "/6/6/6/6/6/6_w_0      | 0  | row    | '/'",
                "6//6/6/6/6_w_0        | 2  | row    | '/'",
                "6/6/6/6/6/_w_0        | 10 | row    | a space",
                "6/6/6/6/6/6           | 11 | '/' or a space | the end of the text",
                "6/6/6/6/6/0_w_0       | 10 | row    | '0'",
                "6/6/6/6/6/06_w_0      | 10 | row    | '0'",
                "6/6/6/6/6/V0V4_w_0    | 11 | symbol | '0'",
                "6/6/6/6/6/V05_w_0     | 11 | symbol | '0'",
                "6/6/6/6/6/X5_w_0      | 10 | row    | 'X'",
                "6/6/6/6/6/5K_w_0      | 11 | VWvw   | 'K'",
                "6/6/6/6/6/-6_w_0      | 10 | row    | '-'",
                "6/6/6/6/6/6,_w_0      | 11 | symbol | ','",
                "\u0666/6/6/6/6/6_w_0  | 0  | row    | U+0666",
                "6/6/6/6/6/3\u0663_w_0 | 11 | symbol | U+0663",
                "6/6/6/6/6/\uff36\uff155_w_0 | 10 | row | U+FF36",
                "6/6/6/6/6/\ud83d\ude005_w_0 | 10 | row | U+1F600",
                "6/6/6/6/6/6__w_0      | 12 | 'w' or 'b' | a space",
                "6/6/6/6/6/6_W_0       | 12 | 'w' or 'b' | 'W'",
                "6/6/6/6/6/6_white_0   | 13 | ' '    | 'h'",
                "6/6/6/6/6/6_          | 12 | 'w' or 'b' | the end of the text",
                "6/6/6/6/6/6_w         | 13 | ' '    | the end of the text",
                "6/6/6/6/6/6_w_        | 14 | 0, 1 or 2 | the end of the text",
                "6/6/6/6/6/6_w_3       | 14 | 0, 1 or 2 | '3'",
                "6/6/6/6/6/6_w_-       | 14 | 0, 1 or 2 | '-'",
                "6/6/6/6/6/6_w_\u0660  | 14 | 0, 1 or 2 | U+0660",
                "6/6/6/6/6/6_w_00      | 15 | the end of the text | '0'",
                "6/6/6/6/6/6_w_0_      | 15 | the end of the text | a space",
                "6/6/6/6/6/6_w_0_vaw   | 15 | the end of the text | a space",
            })
    void otherTextsAreNoNotation(String marked, int offset, String expected, String found) {
        String text = marked.replace('_', ' ');
        NotationException thrown = catchThrowableOfType(NotationException.class, () -> SIX.parsePosition(text));
        assertThat(thrown).isNotNull();
        assertThat(thrown.offset()).isEqualTo(offset);
        assertThat(thrown.expected()).contains(expected);
        assertThat(thrown.found()).isEqualTo(found);
    }

    /** Side by side, two numbers are one: the row is too long. */
    @Test
    void twoNumbersSideBySideAreOneNumber() {
        assertThat(problems(SIX, "6/6/6/6/6/33 w 0")).hasSize(1);
        assertThat(problems(SIX, "6/6/6/6/6/33 w 0").get(0)).contains("row 1", "33", "6");
    }

    /** A control character or a lone half of a pair is named by its number and never printed. */
    @Test
    void whatCannotBeSeenIsNamedByItsNumber() {
        for (char found : new char[] {'\0', '\u001b', '\u202e', '\ud83d', '\u007f'}) {
            NotationException thrown =
                    catchThrowableOfType(NotationException.class, () -> SIX.parsePosition("6/6/6/6/6/6 w 0" + found));
            assertThat(thrown.found()).isEqualTo(String.format("U+%04X", (int) found));
            assertThat(thrown.getMessage()).matches("\\p{Print}+");
        }
    }

    private static List<String> problems(VawRules rules, String text) {
        return catchThrowableOfType(PositionException.class, () -> rules.parsePosition(text))
                .problems();
    }

    /** What each problem names, in order; the problems are parted by semicolons. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // One row too short, one too long.
                "vaw 6 | 6/5/V6/6/6/6 w 0 | row 5,5 cells; row 4,7 cells",
                // Another size that these rules do not have; the rows suit that size.
                "vaw 8 | 6/6/6/6/6/6 w 0  | 6 rows,vaw 8",
                "villawar 6 | 8/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVVVV/8 w 0 | 8 rows,villawar 6",
                "vaw 6 | 1 w 0            | 1 rows,vaw 6",
                // Five rows of six.
                "vaw 6 | 6/6/6/6/6 b 2    | 5 rows; row 5,6 cells; row 4,6 cells; row 3,6 cells; row 2,6 cells; row 1,6 cells",
                // More than 2N of either colour or of both, villagers and warriors counted together.
                "vaw 6 | VVVVVV/WWWWWW/V5/6/6/6 w 0 | white,13,12",
                "vaw 6 | vvvvvv/wwwwww/wwwwww/6/6/6 w 0 | black,18,12",
                "vaw 6 | vvvvvv/wwwwww/w5/VVVVVV/VVVVVV/VVVVV1 w 0 | white,17,12; black,13,12",
                // All at once.
                "vaw 8 | 7/vvvvvv/wwwwww/VVVVVV/WWWWWW/vV4 w 0 | 6 rows,vaw 8; row 6,7 cells; white,13,12; black,13,12",
                // As many rows as any square board has, the last of another length, and one row more.
                "vaw 6 | 26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/25 w 0 | 26 rows,vaw 6; row 1,25 cells",
                "vaw 6 | 26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/26/25 w 0 | 27 rows,vaw 6",
                // Numbers that would not fit any type.
                "vaw 6 | 99999999999999999999/6/6/6/6/6 w 0 | row 6",
            })
    void allProblemsAreListed(String rules, String text, String expected) {
        List<String> problems = problems(VawRules.parse(rules), text);
        List<String> parts = List.of(expected.split("; ", -1));
        assertThat(problems).hasSameSizeAs(parts);
        for (int i = 0; i < parts.size(); i++) {
            assertThat(problems.get(i)).contains(parts.get(i).split(",", -1));
        }
        assertThat(catchThrowableOfType(
                        PositionException.class, () -> VawRules.parse(rules).parsePosition(text)))
                .hasMessageContainingAll(problems.toArray(String[]::new));
    }

    @Test
    void asManyPiecesAsAPlayerHasAreAllowed() {
        assertThat(SIX.parsePosition("VVVVVV/WWWWWW/6/6/vvvvvv/wwwwww b 0").warriors(Color.WHITE))
                .hasSize(6);
    }

    /** Texts of no use cost little: neither memory nor a list of as many problems as rows. */
    @Test
    void hugeTextsAreRefusedInAFewWords() {
        String rows = "6/".repeat(200_000);
        assertThat(problems(SIX, rows + "6 w 0")).hasSize(1);
        assertThat(problems(SIX, "V".repeat(1_000_000) + "/6/6/6/6/6 w 0")).hasSize(2);
        assertThat(catchThrowableOfType(NotationException.class, () -> SIX.parsePosition(rows)))
                .isNotNull();
        String digits = "9".repeat(1_000_000);
        assertThat(problems(SIX, digits + "/6/6/6/6/6 w 0")).hasSize(1);
    }
}
