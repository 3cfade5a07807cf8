package io.github.boardrules.examples.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import org.junit.jupiter.api.Test;

class SvgWriterTest {
    @Test
    void wordsAndValuesAreEscaped() {
        String hard = "a < b > c & \"d\" 'e' \0 \ud800 é";
        Picture picture = new Picture(new SvgWriter()
                .open("svg")
                .words("text", hard, "title", hard)
                .close()
                .document());
        String kept = "a < b > c & \"d\" 'e' \ufffd \ufffd é";
        assertThat(picture.words("text")).containsExactly(kept);
        assertThat(picture.elements("text").get(0).getAttribute("title")).isEqualTo(kept);
    }

    @Test
    void numbersAreTheSameInEveryLocale() {
        Locale before = Locale.getDefault();
        try {
            for (Locale locale : new Locale[] {Locale.ROOT, Locale.GERMANY, Locale.forLanguageTag("ar-EG-u-nu-arab")}) {
                Locale.setDefault(locale);
                assertThat(SvgWriter.number(1234.567)).isEqualTo("1234.57");
            }
        } finally {
            Locale.setDefault(before);
        }
        assertThat(SvgWriter.number(60)).isEqualTo("60");
        assertThat(SvgWriter.number(-0.001)).isEqualTo("0");
        assertThat(SvgWriter.number(0.5)).isEqualTo("0.5");
    }

    @Test
    void anUnfinishedDocumentIsNotGivenOut() {
        SvgWriter svg = new SvgWriter().open("svg").open("g").close();
        assertThatThrownBy(svg::document)
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("svg");
    }
}
