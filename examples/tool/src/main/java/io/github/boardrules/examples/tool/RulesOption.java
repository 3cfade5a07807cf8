package io.github.boardrules.examples.tool;

import io.github.boardrules.game.Games;
import io.github.boardrules.game.Rules;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that says which rules to use. */
final class RulesOption {
    private static final String USUAL = "vaw 8";

    @Option(
            names = "--rules",
            paramLabel = "TEXT",
            converter = RulesConverter.class,
            description = "The rule set (default: " + USUAL + ").")
    private @Nullable Rules<?> rules;

    /** Tells whether the option was given. */
    boolean isGiven() {
        return rules != null;
    }

    Rules<?> rules() {
        return rules == null ? Games.rules(USUAL) : rules;
    }
}
