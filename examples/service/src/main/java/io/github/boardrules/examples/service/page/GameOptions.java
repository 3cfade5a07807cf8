package io.github.boardrules.examples.service.page;

import java.util.List;

/**
 * A game with what can be set about it, for the form that starts one.
 *
 * @param name the word that its rule sets begin with
 * @param title how people write it
 * @param about what it is, in a sentence
 * @param options what can be set
 */
public record GameOptions(String name, String title, String about, List<Option> options) {
    /** Copies the list. */
    public GameOptions {
        options = List.copyOf(options);
    }

    /**
     * One thing that can be set: a number, or one of a few words.
     *
     * @param name what it is called in a request
     * @param label what it is called on the page
     * @param min the smallest number
     * @param max the largest number
     * @param values the words; empty for a number
     * @param standard what holds unless another is chosen
     */
    public record Option(String name, String label, int min, int max, List<Value> values, String standard) {
        /** Copies the list. */
        public Option {
            values = List.copyOf(values);
        }

        static Option number(String name, String label, int min, int max, int standard) {
            return new Option(name, label, min, max, List.of(), Integer.toString(standard));
        }

        static Option words(String name, String label, Value... values) {
            return new Option(name, label, 0, 0, List.of(values), values[0].name());
        }

        Option withStandard(String other) {
            return new Option(name, label, min, max, values, other);
        }
    }

    /**
     * A word that can be chosen.
     *
     * @param name the word
     * @param label what it is called on the page
     */
    public record Value(String name, String label) {}
}
