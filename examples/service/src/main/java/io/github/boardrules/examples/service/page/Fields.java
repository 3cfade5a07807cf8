package io.github.boardrules.examples.service.page;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Checks of what was sent. */
final class Fields {
    private Fields() {}

    /** Returns a list that was sent, empty where none was. */
    static List<String> texts(String name, @Nullable List<String> values, int most) {
        if (values == null) {
            return List.of();
        }
        if (values.size() > most) {
            throw new PageException("field", name + " has more than " + most + " elements");
        }
        if (values.stream().anyMatch(Objects::isNull)) {
            throw new PageException("field", name + " must be an array of strings, without null");
        }
        return List.copyOf(values);
    }

    static void required(String name, @Nullable Object value) {
        if (value == null) {
            throw new PageException("field", name + " is missing");
        }
    }
}
