package io.github.boardrules.examples.tool;

import java.util.List;
import java.util.Locale;

/** Who moves for a seat. */
enum Player {
    /** Whoever sits at the terminal. */
    PERSON,
    /** The program, which picks any legal move. */
    RANDOM;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads a player of an option. */
    static final class Converter extends ChoiceConverter<Player> {
        Converter() {
            super(List.of(values()));
        }
    }
}
