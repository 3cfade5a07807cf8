package io.github.boardrules.examples.service.request;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.util.List;
import java.util.Optional;

/**
 * What was played of a game, as it is sent.
 *
 * @param rules the rules' text
 * @param start the text of the position in which the game began; else the rules' start
 * @param moves the moves played
 */
public record Played(String rules, Optional<String> start, List<String> moves) {
    /** More than any game has. */
    private static final int MAX_MOVES = 1000;

    /** Copies the list. */
    public Played {
        moves = List.copyOf(moves);
    }

    /**
     * Takes what was sent as {@code rules} and {@code moves}.
     *
     * @param fields the fields
     * @param start the name of the field that has the start
     * @return what it says
     */
    public static Played of(Fields fields, String start) {
        return new Played(fields.text("rules"), fields.findText(start), fields.texts("moves", MAX_MOVES));
    }

    /**
     * Plays it.
     *
     * @return the record
     * @throws IllegalArgumentException if there are no such rules, start or moves
     */
    public GameRecord<?> record() {
        Rules<?> read = Games.rules(rules);
        Position<?> first = start.isPresent() ? read.parsePosition(start.get()) : read.start();
        GameRecord<?> record = GameRecord.of(first);
        for (String move : moves) {
            record = record.play(move);
        }
        return record;
    }
}
