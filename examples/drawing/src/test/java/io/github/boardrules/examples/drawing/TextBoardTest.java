package io.github.boardrules.examples.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import org.junit.jupiter.api.Test;

class TextBoardTest {
    private static String drawn(String rules, String position) {
        return String.join("\n", TextBoard.lines(Scene.of(Games.rules(rules).parsePosition(position)), false)) + "\n";
    }

    @Test
    void theSmallestSquareBoard() {
        assertThat(drawn("villawar 6", "vvvvvv/vvvvvv/6/6/VVVVVV/VVVVVV w 0")).isEqualTo("""
                           a b c d e f
                        6  v v v v v v  6
                        5  v v v v v v  5
                        4  . . . . . .  4
                        3  . . . . . .  3
                        2  V V V V V V  2
                        1  V V V V V V  1
                           a b c d e f
                        """);
    }

    @Test
    void rankNumbersOfTwoDigitsStandRight() {
        assertThat(drawn("vaw 10", "10/10/10/10/10/10/10/10/v8V/W8w w 0"))
                .startsWith("    a b c d e f g h i j\n10  . .")
                .contains("\n 2  v . . . . . . . . V  2\n 1  W . . . . . . . . w  1\n");
    }

    @Test
    void theSmallestHexagon() {
        assertThat(drawn("windborne 2", "2/3/2 b -")).isEqualTo("""
                         3  . .
                        2  . . .
                         1  . . c
                             a b
                        """);
    }

    @Test
    void aHexagonInItsTrueShape() {
        assertThat(drawn("windborne 3", "3/4/5/4/3 b -")).isEqualTo("""
                          5  . . .
                         4  . . . .
                        3  . . . . .
                         2  . . . . e
                          1  . . . d
                              a b c
                        """);
    }

    @Test
    void aPawnOnADiskIsToldFromAPawnAlone() {
        assertThat(drawn("windborne 3", "3/1p2/b1B2/2W1/w2 b -")).isEqualTo("""
                          5  . . .
                         4  . p . .
                        3  b . B . .
                         2  . . W . e
                          1  w . . d
                              a b c
                        """);
    }

    @Test
    void neighbouringMarksShareABracket() {
        GameRecord<?> record = GameRecord.parse("[Rules \"vaw 6\"]\n\n1. a3-a1 *\n");
        assertThat(TextBoard.lines(Scene.of(record, 1), false)).contains("3 [.]V V V V V  3", "1 [V]. . . . .  1");
        Scene decided = Scene.of(Games.rules("vaw 6").parsePosition("6/6/VV4/6/6/6 w 2"));
        assertThat(TextBoard.lines(decided, false)).contains("4 [V|V]. . . .  4");
    }

    @Test
    void theDecisiveGroupIsMarked() {
        Scene decided = Scene.of(Games.rules("windborne 2 pawns=1").parsePosition("w1/bbB/ww b -"));
        assertThat(TextBoard.lines(decided, false)).contains("2 [b|b|B]");
    }

    @Test
    void coloursOnlyAdd() {
        Scene scene = Scene.of(Games.rules("vaw 8").start());
        String coloured = String.join("\n", TextBoard.lines(scene, true));
        assertThat(coloured).contains("\u001b[1;97;40mv\u001b[0m", "\u001b[1;30;47mV\u001b[0m", "\u001b[2m.\u001b[0m");
        assertThat(coloured.replaceAll("\u001b\\[[0-9;]*m", ""))
                .isEqualTo(String.join("\n", TextBoard.lines(scene, false)));
    }
}
