package io.github.boardrules.examples.service.page;

import org.jspecify.annotations.Nullable;

/** Checks of what was sent. */
final class Fields {
    private Fields() {}

    static void required(String name, @Nullable Object value) {
        if (value == null) {
            throw new PageException("field", name + " is missing");
        }
    }
}
