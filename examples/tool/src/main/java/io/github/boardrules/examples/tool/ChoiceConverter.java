package io.github.boardrules.examples.tool;

import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads one of a few words, as they print themselves. */
abstract class ChoiceConverter<E> implements ITypeConverter<E> {
    private final List<E> choices;

    ChoiceConverter(List<E> choices) {
        this.choices = choices;
    }

    @Override
    public E convert(String text) {
        return choices.stream()
                .filter(choice -> choice.toString().equals(text))
                .findFirst()
                .orElseThrow(() ->
                        new TypeConversionException("expected one of " + choices + ", not " + Failures.quoted(text)));
    }
}
