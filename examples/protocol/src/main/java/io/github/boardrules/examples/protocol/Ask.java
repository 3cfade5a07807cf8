package io.github.boardrules.examples.protocol;

import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;

/** What can be asked, in the order in which it is answered. */
enum Ask {
    COUNT("count"),
    MOVES("moves"),
    LEGALITY("legality"),
    APPLY("apply"),
    EFFECTS("effects"),
    OUTCOME("outcome"),
    PERFT("perft");

    /** All texts, for messages. */
    static final String NAMES = Arrays.stream(values()).map(Ask::text).collect(Collectors.joining(", "));

    private final String text;

    Ask(String text) {
        this.text = text;
    }

    /** Returns the word that stands in requests and names the field of the answer. */
    String text() {
        return text;
    }

    /** Tells whether this is a question about the request's {@code move}. */
    boolean needsMove() {
        return this == LEGALITY || this == APPLY || this == EFFECTS;
    }

    static Optional<Ask> ofText(String text) {
        return Arrays.stream(values()).filter(ask -> ask.text.equals(text)).findFirst();
    }
}
