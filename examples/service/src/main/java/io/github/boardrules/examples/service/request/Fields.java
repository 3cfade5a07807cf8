package io.github.boardrules.examples.service.request;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * The fields of a JSON object that was sent, asked for by name and type. What is wrong with one is a {@link Problem} that
 * names it.
 *
 * @param path what comes before the names of its fields: where it stands in another object
 * @param object the object
 */
public record Fields(String path, ObjectNode object) {
    /**
     * Refuses all other names.
     *
     * @param names the fields that there can be
     * @return this
     */
    public Fields allow(String... names) {
        Set<String> allowed = Set.of(names);
        for (String name : object.propertyNames()) {
            if (!allowed.contains(name)) {
                throw wrong(name, "there is no such field here");
            }
        }
        return this;
    }

    /**
     * Returns a string that is needed.
     *
     * @param name the field's name
     * @return the string
     */
    public String text(String name) {
        return findText(name).orElseThrow(() -> wrong(name, "it is needed"));
    }

    /**
     * Returns a string.
     *
     * @param name the field's name
     * @return the string, if there is such a field
     */
    public Optional<String> findText(String name) {
        return Optional.ofNullable(object.get(name)).map(value -> text(name, value));
    }

    /**
     * Returns one of a few words, which is needed.
     *
     * @param name the field's name
     * @param words the words
     * @return the word
     */
    public String word(String name, Collection<String> words) {
        String word = text(name);
        if (!words.contains(word)) {
            throw wrong(name, "one of " + String.join(", ", words) + " is due");
        }
        return word;
    }

    /**
     * Returns an array of strings.
     *
     * @param name the field's name
     * @param most how many there can be
     * @return the strings; empty where there is no such field
     */
    public List<String> texts(String name, int most) {
        JsonNode values = object.get(name);
        if (values == null) {
            return List.of();
        }
        if (!(values instanceof ArrayNode)) {
            throw wrong(name, "an array of strings is due");
        }
        if (values.size() > most) {
            throw wrong(name, "it has more than " + most + " elements");
        }
        List<String> texts = new ArrayList<>();
        for (JsonNode value : values) {
            texts.add(text(name + "[" + texts.size() + "]", value));
        }
        return List.copyOf(texts);
    }

    /**
     * Returns an object all of whose fields are strings.
     *
     * @param name the field's name
     * @return the strings by their names; empty where there is no such field
     */
    public Map<String, String> textsByName(String name) {
        Map<String, String> texts = new LinkedHashMap<>();
        findFields(name)
                .ifPresent(
                        fields -> fields.object().propertyNames().forEach(each -> texts.put(each, fields.text(each))));
        return texts;
    }

    /**
     * Returns an integer that is needed.
     *
     * @param name the field's name
     * @param least the smallest that it can be
     * @param most the largest
     * @return the integer
     */
    public long number(String name, long least, long most) {
        return findNumber(name, least, most).orElseThrow(() -> wrong(name, "it is needed"));
    }

    /**
     * Returns an integer.
     *
     * @param name the field's name
     * @param least the smallest that it can be
     * @param most the largest
     * @return the integer, if there is such a field
     */
    public Optional<Long> findNumber(String name, long least, long most) {
        JsonNode value = object.get(name);
        if (value == null) {
            return Optional.empty();
        }
        if (!value.isIntegralNumber()
                || !value.canConvertToLong()
                || value.longValue() < least
                || value.longValue() > most) {
            throw wrong(name, "an integer from " + least + " to " + most + " is due");
        }
        return Optional.of(value.longValue());
    }

    /**
     * Returns an object that is needed.
     *
     * @param name the field's name
     * @return the object's fields
     */
    public Fields fields(String name) {
        return findFields(name).orElseThrow(() -> wrong(name, "it is needed"));
    }

    /**
     * Returns an object.
     *
     * @param name the field's name
     * @return the object's fields, if there is such a field
     */
    public Optional<Fields> findFields(String name) {
        JsonNode value = object.get(name);
        if (value == null) {
            return Optional.empty();
        }
        if (!(value instanceof ObjectNode fields)) {
            throw wrong(name, "an object is due");
        }
        return Optional.of(new Fields(path + name + ".", fields));
    }

    private String text(String name, JsonNode value) {
        if (!value.isString()) {
            throw wrong(name, "a string is due");
        }
        return value.stringValue();
    }

    /**
     * Makes the problem of one of the fields.
     *
     * @param name the field's name
     * @param reason what is wrong with it
     * @return the problem
     */
    public Problem wrong(String name, String reason) {
        return Problem.ofField(path + name, path + name + ": " + reason);
    }
}
