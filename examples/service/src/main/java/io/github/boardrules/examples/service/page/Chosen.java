package io.github.boardrules.examples.service.page;

import io.github.boardrules.examples.service.request.Problem;
import java.util.Map;

/** What somebody chose in the form that starts a game, asked for by type. */
final class Chosen {
    private final Map<String, String> values;

    /** Takes what was chosen of what can be. */
    Chosen(GameOptions game, Map<String, String> values) {
        this.values = values;
        for (String name : values.keySet()) {
            if (game.options().stream().noneMatch(option -> option.name().equals(name))) {
                throw problem(name, game.title() + " has no option of that name");
            }
        }
    }

    int number(GameOptions.Option option) {
        String text = values.getOrDefault(option.name(), option.standard());
        // No longer than any number that is allowed
        if (!text.matches("[0-9]{1,4}")) {
            throw problem(option.name(), option.label() + ": a whole number is needed");
        }
        int number = Integer.parseInt(text);
        if (number < option.min() || number > option.max()) {
            throw problem(
                    option.name(),
                    option.label() + ": from " + option.min() + " to " + option.max() + ", not " + number);
        }
        return number;
    }

    String word(GameOptions.Option option) {
        String text = values.getOrDefault(option.name(), option.standard());
        return option.values().stream()
                .map(GameOptions.Value::name)
                .filter(text::equals)
                .findFirst()
                .orElseThrow(() -> problem(option.name(), option.label() + ": not one of the choices"));
    }

    private static Problem problem(String name, String detail) {
        return Problem.ofField("options." + name, detail);
    }
}
