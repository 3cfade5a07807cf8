package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.bots.Players;
import java.util.Iterator;
import java.util.List;

/** The names of the players that search, as options have them. */
final class PlayerName {
    private PlayerName() {}

    static String strongest() {
        List<String> names = Players.names();
        return names.get(names.size() - 1);
    }

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
