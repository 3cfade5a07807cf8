package io.github.boardrules.examples.drawing;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * Writes the XML of a picture, element by element.
 *
 * <p>A tag is given as its name, followed by those attributes that are always the same, as they are written in XML; the
 * others follow as names and values in turn. Numbers are written with two decimals at most, whatever the locale.
 */
public final class SvgWriter {
    private final StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    private final Deque<String> open = new ArrayDeque<>();

    /** Begins an element that has others in it. */
    public SvgWriter open(String tag, Object... attributes) {
        write(tag, attributes).append(">\n");
        open.push(name(tag));
        return this;
    }

    /** Ends the element begun last. */
    public SvgWriter close() {
        String name = open.pop();
        indent().append("</").append(name).append(">\n");
        return this;
    }

    /** Writes an element with nothing in it. */
    public SvgWriter leaf(String tag, Object... attributes) {
        write(tag, attributes).append("/>\n");
        return this;
    }

    /** Writes an element with words in it. */
    public SvgWriter words(String tag, String words, Object... attributes) {
        write(tag, attributes).append('>').append(escape(words));
        xml.append("</").append(name(tag)).append(">\n");
        return this;
    }

    /** Returns the whole document; every element must have been ended. */
    public String document() {
        if (!open.isEmpty()) {
            throw new IllegalStateException("not ended: " + open);
        }
        return xml.toString();
    }

    /** Returns a number as it is written in attributes. */
    public static String number(double value) {
        String text = BigDecimal.valueOf(value)
                .setScale(2, RoundingMode.HALF_EVEN)
                .stripTrailingZeros()
                .toPlainString();
        return text.equals("-0") ? "0" : text;
    }

    private static String name(String tag) {
        int space = tag.indexOf(' ');
        return space < 0 ? tag : tag.substring(0, space);
    }

    private StringBuilder write(String tag, Object... attributes) {
        indent().append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            String text = value instanceof Double number ? number(number) : value.toString();
            xml.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(escape(text))
                    .append('"');
        }
        return xml;
    }

    private StringBuilder indent() {
        return xml.append("  ".repeat(open.size()));
    }

    private static String escape(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> escaped.append("&amp;");
                case '<' -> escaped.append("&lt;");
                case '>' -> escaped.append("&gt;");
                case '"' -> escaped.append("&quot;");
                // Characters that XML has no place for, whatever the escape
                default -> escaped.appendCodePoint(isXml(c) ? c : 0xFFFD);
            }
        });
        return escaped.toString();
    }

    private static boolean isXml(int c) {
        return c >= 0x20 ? !(c >= 0xD800 && c <= 0xDFFF) && c != 0xFFFE && c != 0xFFFF : c == '\t' || c == '\n';
    }
}
