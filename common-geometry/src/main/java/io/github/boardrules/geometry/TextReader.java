package io.github.boardrules.geometry;

import com.google.common.base.Ascii;
import com.google.common.base.Strings;
import java.util.Objects;

/**
 * Reads one text from left to right: what the readers of cells, moves, positions, rule sets and records are made of.
 *
 * <p>Each method either reads what it names and moves on, or throws a {@link NotationException} that gives the offset.
 * Digits and letters are ASCII. Not thread-safe; one reader serves one text.
 */
public final class TextReader {
    /** What {@link #peek()} returns at the end of the text. */
    public static final int END = -1;

    private final String text;
    private int offset;

    /**
     * Starts at the beginning of a text.
     *
     * @param text the text to read
     */
    public TextReader(String text) {
        this.text = Objects.requireNonNull(text, "text");
    }

    /**
     * Returns where the reader stands.
     *
     * @return the offset in {@code char}s from the start of the text
     */
    public int offset() {
        return offset;
    }

    /**
     * Returns the next {@code char} without reading it.
     *
     * @return the {@code char}, or {@link #END}
     */
    public int peek() {
        return offset < text.length() ? text.charAt(offset) : END;
    }

    /**
     * Tells whether a word comes next, without reading it.
     *
     * @param word the word
     * @return whether the rest of the text starts with it
     */
    public boolean at(String word) {
        return text.startsWith(word, offset);
    }

    /**
     * Reads a word if it comes next.
     *
     * @param word the word
     * @return whether it was there and has been read
     */
    public boolean accept(String word) {
        boolean there = at(word);
        if (there) {
            offset += word.length();
        }
        return there;
    }

    /**
     * Reads a word.
     *
     * @param word the word
     * @throws NotationException if something else comes next
     */
    public void expect(String word) {
        if (!accept(word)) {
            throw unexpected("'" + word + "'");
        }
    }

    /**
     * Reads a cell: a letter of either case and a number from 1 to 99.
     *
     * @return the cell
     * @throws NotationException if no cell comes next
     */
    public Cell cell() {
        int letter = peek();
        int file = letter >= 'a' && letter <= 'z' ? letter - 'a' : letter >= 'A' && letter <= 'Z' ? letter - 'A' : -1;
        if (file < 0) {
            throw unexpected("a cell");
        }
        offset++;
        if (!digitNext() || peek() == '0') {
            throw unexpected("a rank from 1 to 99");
        }
        int rank = text.charAt(offset++) - '0';
        if (digitNext()) {
            rank = rank * 10 + text.charAt(offset++) - '0';
        }
        return new Cell(file, rank - 1);
    }

    /**
     * Reads a decimal number from 1 without leading zero, however long.
     *
     * @param what what the number is, as a noun phrase for the error
     * @return the number, or {@link Integer#MAX_VALUE} where it is larger
     * @throws NotationException if no such number comes next
     */
    public int number(String what) {
        if (!digitNext() || peek() == '0') {
            throw unexpected(what);
        }
        long value = 0;
        while (digitNext()) {
            value = Math.min(Integer.MAX_VALUE, value * 10 + text.charAt(offset++) - '0');
        }
        return (int) value;
    }

    /**
     * Says in words a number that {@link #number} read.
     *
     * @param number the number
     * @return its digits, followed by {@code or more} where it may have been larger
     */
    public static String shown(int number) {
        return number == Integer.MAX_VALUE ? number + " or more" : Integer.toString(number);
    }

    /**
     * Reads one {@code char}, whatever it is.
     *
     * @param what what is expected, as a noun phrase for the error
     * @return the {@code char}
     * @throws NotationException if the text is at its end
     */
    public char any(String what) {
        if (offset == text.length()) {
            throw unexpected(what);
        }
        return text.charAt(offset++);
    }

    /**
     * Checks that the whole text has been read.
     *
     * @throws NotationException if something follows
     */
    public void end() {
        if (offset < text.length()) {
            throw unexpected("the end of the text");
        }
    }

    /**
     * Checks that the whole text is the canonical one for what it was read as.
     *
     * @param canonical the canonical text
     * @throws NotationException if the text differs; the offset is where it first does
     */
    public void canonical(String canonical) {
        if (!text.equals(canonical)) {
            offset = 0;
            while (offset < Math.min(text.length(), canonical.length())
                    && text.charAt(offset) == canonical.charAt(offset)) {
                offset++;
            }
            throw unexpected("the canonical text '" + canonical + "'");
        }
    }

    /**
     * Makes the error for what stands at the reader's place.
     *
     * @param expected what could have stood there, as a noun phrase
     * @return the exception, to be thrown
     */
    public NotationException unexpected(String expected) {
        return new NotationException(offset, expected, found());
    }

    /**
     * Tells whether an ASCII digit comes next.
     *
     * @return whether one does
     */
    public boolean digitNext() {
        int next = peek();
        return next >= '0' && next <= '9';
    }

    private String found() {
        if (offset == text.length()) {
            return "the end of the text";
        }
        int found = text.codePointAt(offset);
        // Only what surely shows is quoted: the rest could be invisible, or change how the message itself is shown.
        boolean plain = found > ' ' && found < 0x7f;
        String code = Ascii.toUpperCase(Strings.padStart(Integer.toHexString(found), 4, '0'));
        return plain ? "'" + (char) found + "'" : found == ' ' ? "a space" : "U+" + code;
    }
}
