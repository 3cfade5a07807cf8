package io.github.boardrules.examples.service.page;

import io.github.boardrules.examples.service.request.Fields;
import io.github.boardrules.examples.service.request.Problem;
import java.util.List;
import java.util.Map;

/**
 * Asks for the text of rules that somebody chose in a form.
 *
 * @param name the name of one of the {@link #games()}
 * @param options what was chosen, by the options' names; what is left out is as usual
 */
public record RulesQuestion(String name, Map<String, String> options) {
    /** Copies the map. */
    public RulesQuestion {
        options = Map.copyOf(options);
    }

    /**
     * Takes what was sent.
     *
     * @param fields the fields
     * @return the question
     */
    public static RulesQuestion of(Fields fields) {
        fields.allow("name", "options");
        return new RulesQuestion(fields.text("name"), fields.textsByName("options"));
    }

    /**
     * The text of rules.
     *
     * @param rules the text
     */
    public record Answer(String rules) {}

    /**
     * The games that there are to choose from.
     *
     * @param games the games with their options
     */
    public record Catalog(List<GameOptions> games) {}

    /**
     * Returns what there is to choose from.
     *
     * @return the games with their options
     */
    public static Catalog games() {
        return new Catalog(
                PageGame.ALL.stream().flatMap(game -> game.presets().stream()).toList());
    }

    /**
     * Answers the question.
     *
     * @return the text of the rules
     * @throws IllegalArgumentException if no rules have these options
     * @throws Problem if there is no such game or option
     */
    public Answer answer() {
        for (PageGame game : PageGame.ALL) {
            for (GameOptions preset : game.presets()) {
                if (preset.name().equals(name)) {
                    return new Answer(
                            game.rules(preset, new Chosen(preset, options)).toString());
                }
            }
        }
        throw Problem.ofField("name", "there is no game of that name");
    }
}
