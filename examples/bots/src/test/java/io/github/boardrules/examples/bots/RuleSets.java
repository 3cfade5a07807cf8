package io.github.boardrules.examples.bots;

import io.github.boardrules.contract.ToyGame;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Rules;

/** The rule sets that tests name: those of the library, and those of the toy game, which is registered nowhere. */
final class RuleSets {
    private RuleSets() {}

    static Rules<?> of(String text) {
        return text.startsWith("toy") ? new ToyGame().rules(text) : Games.rules(text);
    }
}
