package io.github.boardrules.examples.tool;

import io.github.boardrules.game.Games;
import io.github.boardrules.game.Rules;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the rule set of an option. */
final class RulesConverter implements ITypeConverter<Rules<?>> {
    @Override
    public Rules<?> convert(String text) {
        try {
            return Games.rules(text);
        } catch (IllegalArgumentException e) {
            throw new TypeConversionException(Failures.quoted(text) + ": " + e.getMessage());
        }
    }
}
