package io.github.boardrules.examples.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.examples.protocol.Limits;
import io.github.boardrules.examples.protocol.LineProtocol;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.NotationException;
import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawRules;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindborneRules;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Digits and letters of other scripts, which Java's own methods would take for those of ASCII. */
final class DigitsTest {
    private static final List<String> OTHER_DIGITS = IntStream.rangeClosed(0x80, Character.MAX_CODE_POINT)
            .filter(Character::isDigit)
            .mapToObj(Character::toString)
            .toList();

    /** Such as the Kelvin sign, whose lower case is k. */
    private static final List<String> OTHER_LETTERS = IntStream.rangeClosed(0x80, Character.MAX_CODE_POINT)
            .filter(each -> Character.toLowerCase(each) < 0x80 || Character.toUpperCase(each) < 0x80)
            .mapToObj(Character::toString)
            .toList();

    @Test
    void javaKnowsManyDigitsAndSomeLetters() {
        assertThat(OTHER_DIGITS).hasSizeGreaterThan(500).contains("\u0661", "\uff11");
        assertThat(OTHER_LETTERS).contains("\u212a", "\u0131", "\u017f");
    }

    @Test
    void noReaderTakesOtherDigits() {
        for (String digit : OTHER_DIGITS) {
            refused("a" + digit, 1, Cell::parse);
            refused("a1" + digit, 2, Cell::parse);
            refused("a2-a" + digit, 4, VawMove::parse);
            refused("a3-a6,d" + digit, 7, WindborneMove::parse);
            refused("vaw " + digit, 4, Games::rules);
            refused("vaw 1" + digit, 5, Games::rules);
            refused("windborne 7 pawns=" + digit, 18, Games::rules);
            refused(digit + "/6/6/6/6/6 w 0", 0, VawRules.vaw(6)::parsePosition);
            refused("6/6/6/6/6/6 w " + digit, 14, VawRules.vaw(6)::parsePosition);
            refused("2/" + digit + "/2 b -", 2, WindborneRules.windborne(2)::parsePosition);
            refused("[Rules \"vaw 8\"]\n\n" + digit + ". pass *", 17, GameRecord::parse);
        }
    }

    @Test
    void noReaderTakesOtherLetters() {
        for (String letter : OTHER_LETTERS) {
            refused(letter + "1", 0, Cell::parse);
            refused("a2-" + letter + "4", 3, VawMove::parse);
            refused("d4+" + letter + "4", 3, WindborneMove::parse);
        }
    }

    @Test
    void noJsonNumberHasOtherDigits() {
        LineProtocol protocol = new LineProtocol(Limits.DEFAULT);
        for (String digit : OTHER_DIGITS) {
            assertThat(protocol.answer("{\"game\":\"vaw\",\"size\":" + digit + "}"))
                    .startsWith("{\"id\":null,\"error\":{\"code\":\"json\"");
        }
    }

    private static void refused(String text, int offset, Function<String, ?> reader) {
        assertThatThrownBy(() -> reader.apply(text))
                .isInstanceOfSatisfying(
                        NotationException.class, e -> assertThat(e.offset()).isEqualTo(offset));
    }
}
