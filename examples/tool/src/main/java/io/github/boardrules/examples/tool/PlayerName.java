package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.bots.Players;
import java.util.Iterator;

/** The names of the players that search, as options have them. */
final class PlayerName {
    private PlayerName() {}

    /** Reads one. */
    static final class Converter extends ChoiceConverter<String> {
        Converter() {
            super(Players.names());
        }
    }

    /** Lists them. */
    static final class Candidates implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Players.names().iterator();
        }
    }
}
