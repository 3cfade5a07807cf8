package io.github.boardrules.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextReaderTest {
    private static void assertError(ThrowingCallable read, int offset, String expected, String found) {
        assertThatThrownBy(read).isInstanceOfSatisfying(NotationException.class, e -> {
            assertThat(e.offset()).isEqualTo(offset);
            assertThat(e.expected()).isEqualTo(expected);
            assertThat(e.found()).isEqualTo(found);
            assertThat(e).hasMessage("expected %s at offset %s, found %s", expected, offset, found);
        });
    }

    @Test
    void readsFromLeftToRight() {
        TextReader reader = new TextReader("vaw 12 B3x");
        assertThat(reader.at("vaw ")).isTrue();
        assertThat(reader.accept("villawar")).isFalse();
        assertThat(reader.offset()).isZero();
        assertThat(reader.accept("vaw")).isTrue();
        reader.expect(" ");
        assertThat(reader.digitNext()).isTrue();
        assertThat(reader.number("a size")).isEqualTo(12);
        assertThat(reader.digitNext()).isFalse();
        assertThat(reader.peek()).isEqualTo(' ');
        assertThat(reader.any("a space")).isEqualTo(' ');
        assertThat(reader.cell()).isEqualTo(new Cell(1, 2));
        assertThat(reader.offset()).isEqualTo(9);
        assertError(reader::end, 9, "the end of the text", "'x'");
        assertThat(reader.any("anything")).isEqualTo('x');
        assertThat(reader.peek()).isEqualTo(TextReader.END);
        assertThat(reader.digitNext()).isFalse();
        reader.end();
        assertError(() -> reader.any("more"), 10, "more", "the end of the text");
    }

    @ParameterizedTest
    @CsvSource({
        "1,1",
        "9,9",
        "10,10",
        "2147483646,2147483646",
        "2147483647,2147483647",
        "2147483648,2147483647",
        "9223372036854775808,2147483647",
        "99999999999999999999999999999,2147483647"
    })
    void numbersAreReadWholeAndCountNoHigherThanInts(String text, int value) {
        TextReader reader = new TextReader(text);
        assertThat(reader.number("a number")).isEqualTo(value);
        reader.end();
    }

    @Test
    void aNumberHasNoSignNoLeadingZeroAndAsciiDigitsOnly() {
        for (String text : new String[] {"", "0", "01", "-1", "+1", " 1", "x", "١", "１", "\0"}) {
            assertThatThrownBy(() -> new TextReader(text).number("a number"))
                    .as("%s", text)
                    .isInstanceOf(NotationException.class);
        }
        TextReader reader = new TextReader("1٣");
        assertThat(reader.number("a number")).isEqualTo(1);
        assertError(reader::end, 1, "the end of the text", "U+0663");
    }

    @Test
    void aCellTakesTwoDigitsAtMost() {
        TextReader reader = new TextReader("a100");
        assertThat(reader.cell()).isEqualTo(new Cell(0, 9));
        assertThat(reader.offset()).isEqualTo(3);
        assertError(() -> new TextReader("a0").cell(), 1, "a rank from 1 to 99", "'0'");
        assertError(() -> new TextReader("").cell(), 0, "a cell", "the end of the text");
        assertError(() -> new TextReader("a").cell(), 1, "a rank from 1 to 99", "the end of the text");
    }

    @Test
    void errorsQuoteOnlyWhatSurelyShows() {
        assertError(() -> new TextReader("~").expect("x"), 0, "'x'", "'~'");
        assertError(() -> new TextReader(" ").expect("x"), 0, "'x'", "a space");
        assertError(() -> new TextReader("\0").expect("x"), 0, "'x'", "U+0000");
        assertError(() -> new TextReader("\u007f").expect("x"), 0, "'x'", "U+007F");
        assertError(() -> new TextReader("\u202e").expect("x"), 0, "'x'", "U+202E");
        assertError(() -> new TextReader("\ud83c\udfb2").expect("x"), 0, "'x'", "U+1F3B2");
        assertError(() -> new TextReader("\ud800").expect("x"), 0, "'x'", "U+D800");
    }

    @Test
    void errorsAreTheSameInEveryLocale() {
        Locale before = Locale.getDefault();
        for (String tag : new String[] {"tr-TR", "ar-EG-u-nu-arab", "hi-IN-u-nu-deva"}) {
            Locale.setDefault(Locale.forLanguageTag(tag));
            try {
                assertError(() -> new TextReader("aı").cell(), 1, "a rank from 1 to 99", "U+0131");
                assertThat(new TextReader("I12").cell()).hasToString("i12");
            } finally {
                Locale.setDefault(before);
            }
        }
    }

    @Test
    void theCanonicalTextIsHeldAgainstTheWholeText() {
        new TextReader("abc").canonical("abc");
        assertError(() -> new TextReader("abd").canonical("abc"), 2, "the canonical text 'abc'", "'d'");
        assertError(() -> new TextReader("abcd").canonical("abc"), 3, "the canonical text 'abc'", "'d'");
        assertError(() -> new TextReader("ab").canonical("abc"), 2, "the canonical text 'abc'", "the end of the text");
    }

    @Test
    void nullIsNoText() {
        assertThatNullPointerException().isThrownBy(() -> new TextReader(Null.of()));
        assertThatNullPointerException().isThrownBy(() -> new NotationException(0, Null.of(), "x"));
        assertThatNullPointerException().isThrownBy(() -> new NotationException(0, "x", Null.of()));
    }
}
