package io.github.boardrules.examples.service;

import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The fields of a JSON object that was sent; what is wrong with one is told with its name.
 *
 * @param path what comes before the names of its fields: where it stands in another object
 * @param object the object
 */
record Fields(String path, ObjectNode object) {
    /** Refuses all other names. */
    Fields allow(String... names) {
        Set<String> allowed = Set.of(names);
        for (String name : object.propertyNames()) {
            if (!allowed.contains(name)) {
                throw wrong(name, "there is no such field here");
            }
        }
        return this;
    }

    String text(String name) {
        return findText(name).orElseThrow(() -> wrong(name, "it is needed"));
    }

    Optional<String> findText(String name) {
        JsonNode value = object.get(name);
        if (value == null) {
            return Optional.empty();
        }
        if (!value.isString()) {
            throw wrong(name, "a string is due");
        }
        return Optional.of(value.stringValue());
    }

    long number(String name, long least, long most) {
        JsonNode value = object.get(name);
        if (value == null) {
            throw wrong(name, "it is needed");
        }
        if (!value.isIntegralNumber()
                || !value.canConvertToLong()
                || value.longValue() < least
                || value.longValue() > most) {
            throw wrong(name, "an integer from " + least + " to " + most + " is due");
        }
        return value.longValue();
    }

    Fields fields(String name) {
        JsonNode value = object.get(name);
        if (!(value instanceof ObjectNode fields)) {
            throw wrong(name, value == null ? "it is needed" : "an object is due");
        }
        return new Fields(path + name + ".", fields);
    }

    Problem wrong(String name, String reason) {
        return new Problem(HttpStatus.BAD_REQUEST, "field", path + name + ": " + reason).with("field", path + name);
    }
}
