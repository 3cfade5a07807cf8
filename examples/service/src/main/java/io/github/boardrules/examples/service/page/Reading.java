package io.github.boardrules.examples.service.page;

import io.github.boardrules.examples.service.request.Fields;
import io.github.boardrules.examples.service.request.Problem;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.PositionException;
import io.github.boardrules.game.RecordException;
import io.github.boardrules.game.Rules;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A game that somebody pasted, as a record or as the text of a position.
 *
 * @param rules the rules' text
 * @param start the text of the position in which the game began
 * @param moves the moves
 * @param outcome how people ended it, where they did
 * @param problem what is wrong with the record, which is told as far as it was possible
 */
public record Reading(
        String rules, String start, List<String> moves, Optional<View.Agreed> outcome, Optional<String> problem) {

    /**
     * Asks what a text says.
     *
     * @param text a record, or a position's text
     * @param rules the rules in which to read a position first
     */
    public record Question(String text, Optional<String> rules) {
        /**
         * Takes what was sent.
         *
         * @param fields the fields
         * @return the question
         */
        public static Question of(Fields fields) {
            fields.allow("text", "rules");
            return new Question(fields.text("text"), fields.findText("rules"));
        }
    }

    /**
     * Reads a text.
     *
     * @param question the text
     * @return what it says
     * @throws IllegalArgumentException if it is neither a record nor a position
     * @throws Problem if it is blank
     */
    public static Reading answer(Question question) {
        String text = question.text().strip();
        if (text.isEmpty()) {
            throw Problem.ofField("text", "there is nothing to read");
        }
        if (!text.startsWith("[")) {
            return of(GameRecord.of(position(text, question.rules())), Optional.empty());
        }
        try {
            return of(GameRecord.parse(text), Optional.empty());
        } catch (RecordException e) {
            return of(e.record(), Optional.ofNullable(e.getMessage()));
        }
    }

    private static Reading of(GameRecord<?> record, Optional<String> problem) {
        boolean agreed = record.position().outcome().isEmpty() && problem.isEmpty();
        return new Reading(
                record.rules().toString(),
                record.start().toString(),
                record.moves().stream().map(Move::toString).toList(),
                record.outcome()
                        .filter(end -> agreed)
                        .map(end -> new View.Agreed(
                                end.winner().map(Object::toString).orElse("draw"), end.reason())),
                problem);
    }

    /** Reads a position in the rules given, else in the standard rules of some game, on a board that has its rows. */
    private static Position<?> position(String text, Optional<String> given) {
        int rows = (int) text.chars().filter(c -> c == '/').count() + 1;
        Stream<String> texts =
                Stream.concat(given.stream(), PageGame.ALL.stream().map(Reading::standard));
        List<Rules<?>> candidates = texts.<Rules<?>>map(Games::rules)
                .<Rules<?>>map(rules -> PageGame.of(rules).forRows(rules, rows).orElse(rules))
                .toList();
        Optional<IllegalArgumentException> best = Optional.empty();
        for (Rules<?> rules : candidates) {
            try {
                return rules.parsePosition(text);
            } catch (IllegalArgumentException e) {
                // That a text is no position of some rules tells more than that it is not in their notation
                if (best.isEmpty() || (e instanceof PositionException && !(best.get() instanceof PositionException))) {
                    best = Optional.of(e);
                }
            }
        }
        throw best.orElseThrow();
    }

    private static String standard(PageGame game) {
        GameOptions preset = game.presets().get(0);
        return preset.name() + " " + preset.options().get(0).standard();
    }
}
