package io.github.boardrules.examples.fuzz;

import io.github.boardrules.game.GameRecord;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What {@link GameRecord#parseAll} reads, as a value with a text.
 *
 * @param list the records
 */
record Records(List<GameRecord<?>> list) {
    static Records parse(String text) {
        return new Records(GameRecord.parseAll(text));
    }

    @Override
    public String toString() {
        return list.stream().map(GameRecord::toString).collect(Collectors.joining("\n"));
    }
}
