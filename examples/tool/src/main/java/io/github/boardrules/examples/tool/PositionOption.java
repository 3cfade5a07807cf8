package io.github.boardrules.examples.tool;

import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** The options that say which position to look at. */
final class PositionOption {
    @Mixin
    private final RulesOption rules = new RulesOption();

    @Option(names = "--position", paramLabel = "TEXT", description = "The position (default: the start).")
    private @Nullable String text;

    /** Tells whether one of the options was given. */
    boolean isGiven() {
        return rules.isGiven() || text != null;
    }

    /**
     * Returns the position.
     *
     * @throws ParameterException if the text is no position of the rules
     */
    Position<?> position(CommandLine command) {
        Rules<?> used = rules.rules();
        if (text == null) {
            return used.start();
        }
        try {
            return used.parsePosition(text);
        } catch (IllegalArgumentException e) {
            String hint = rules.isGiven() ? "" : " (the rules are '" + used + "': choose others with --rules)";
            throw new ParameterException(command, "no position of '" + used + "': " + e.getMessage() + hint, e);
        }
    }
}
