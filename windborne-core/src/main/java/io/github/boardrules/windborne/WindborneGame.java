package io.github.boardrules.windborne;

import io.github.boardrules.game.GameProvider;
import java.util.List;

/** Makes Windborne known to {@link io.github.boardrules.game.Games}; programs need not use it. */
public final class WindborneGame implements GameProvider {
    /** For the service loader. */
    public WindborneGame() {}

    @Override
    public List<String> names() {
        return List.of(WindborneRules.WINDBORNE);
    }

    @Override
    public WindborneRules rules(String text) {
        return WindborneRules.parse(text);
    }
}
