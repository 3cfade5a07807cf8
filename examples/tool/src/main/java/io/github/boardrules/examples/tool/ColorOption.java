package io.github.boardrules.examples.tool;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Option;

/** The option that says whether to print in colour. */
final class ColorOption {
    /** When to print in colour. */
    enum When {
        AUTO,
        ALWAYS,
        NEVER;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Reads the option. */
        static final class Converter extends ChoiceConverter<When> {
            Converter() {
                super(List.of(values()));
            }
        }
    }

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            converter = When.Converter.class,
            defaultValue = "auto",
            description = "Print in colour: ${COMPLETION-CANDIDATES}; auto (the default) does on a terminal, unless"
                    + " NO_COLOR is set.")
    private When when = When.AUTO;

    /** Tells whether to print in colour. */
    boolean enabled() {
        return when == When.ALWAYS || (when == When.AUTO && Ansi.AUTO.enabled());
    }
}
