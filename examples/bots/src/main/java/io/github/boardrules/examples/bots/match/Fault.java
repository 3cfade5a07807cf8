package io.github.boardrules.examples.bots.match;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** What an engine can lose a game by, besides the game itself. */
enum Fault {
    /** It did not say that it was ready. */
    START,
    /** Its program ended. */
    CRASH,
    /** It gave no answer and was killed. */
    HANG,
    /** Its answer was no move. */
    GARBAGE,
    /** Its move was illegal. */
    ILLEGAL,
    /** Its move came after its time. */
    LATE;

    /** What a record has as the reason. */
    String reason() {
        return this == LATE ? "time" : "forfeit";
    }

    /** Finds the fault that a termination begins with. */
    static Optional<Fault> named(String termination) {
        return Stream.of(values())
                .filter(fault -> termination.startsWith(fault + ":"))
                .findFirst();
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
