package io.github.boardrules.geometry;

import java.util.Objects;

/** Thrown for a text that does not follow its grammar: says where, what was expected there and what was found. */
public final class NotationException extends IllegalArgumentException {
    /** The stable code of this kind of error. */
    public static final String CODE = "notation";

    private static final long serialVersionUID = 1;

    private final transient int offset;
    private final transient String expected;
    private final transient String found;

    /**
     * Makes the exception.
     *
     * @param offset where reading failed, in {@code char}s from the start of the text, from 0
     * @param expected what could have stood there, as a noun phrase
     * @param found what stands there, as a noun phrase
     */
    public NotationException(int offset, String expected, String found) {
        super("expected " + Objects.requireNonNull(expected, "expected") + " at offset " + offset + ", found "
                + Objects.requireNonNull(found, "found"));
        this.offset = offset;
        this.expected = expected;
        this.found = found;
    }

    /**
     * Returns where reading failed.
     *
     * @return the offset in {@code char}s, from 0 to the length of the text
     */
    public int offset() {
        return offset;
    }

    /**
     * Returns what could have stood there.
     *
     * @return a noun phrase, such as {@code a rank from 1 to 99}
     */
    public String expected() {
        return expected;
    }

    /**
     * Returns what stands there.
     *
     * @return a noun phrase, such as {@code 'x'} or {@code the end of the text}
     */
    public String found() {
        return found;
    }
}
