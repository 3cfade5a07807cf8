package io.github.boardrules.examples.protocol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.exc.StreamConstraintsException;

/** Reads one JSON object into its fields, whatever they are called, and keeps the {@code id} even where it fails. */
final class RequestReader {
    /** What {@link #id()} is where no id was read. */
    static final String NO_ID = "null";

    /** A number of more characters is out of every range, and of this many fits a {@code long}. */
    private static final int MAX_NUMBER = 18;

    private static final String TWICE = "Duplicate Object property ";
    private static final Pattern WORD = Pattern.compile("(?:Unrecognized|Non-standard) token '([^']*)'");

    private final String text;
    private String id = NO_ID;

    RequestReader(String text) {
        this.text = text;
    }

    /** Returns the id as it stands in the text. After a failed {@link #read} the one that was whole before the fault. */
    String id() {
        return id;
    }

    /** Reads the text, once. */
    Fields read() {
        try (JsonParser parser = Json.parser(text)) {
            JsonToken first = parser.nextToken();
            if (first != JsonToken.START_OBJECT) {
                throw ProtocolException.json(first == null ? "the line is empty" : "a request is a JSON object");
            }
            Fields fields = readFields(parser);
            if (parser.nextToken() != null) {
                throw ProtocolException.json("something follows the JSON object");
            }
            return fields;
        } catch (JacksonException e) {
            throw ProtocolException.json("not the JSON that is due here: " + reason(e));
        }
    }

    /** Says what is wrong; the parser's own words are for those who set it up. */
    private String reason(JacksonException problem) {
        if (problem instanceof StreamConstraintsException) {
            return "nested deeper than " + Json.MAX_NESTING;
        }
        String said = problem.getOriginalMessage();
        long told = problem.getLocation() == null ? -1 : problem.getLocation().getCharOffset();
        int offset = told < 0 ? text.length() : (int) Math.min(told, text.length());
        String where = " (at offset " + offset + ")";
        if (said.startsWith(TWICE)) {
            return "the name " + said.substring(TWICE.length()) + " stands twice in one object" + where;
        }
        Matcher word = WORD.matcher(said);
        if (word.lookingAt()) {
            return "'" + word.group(1) + "' is no value";
        }
        return (offset == text.length() ? "it ends too early" : "unexpected " + symbol(text.codePointAt(offset)))
                + where;
    }

    private static String symbol(int codePoint) {
        return codePoint > ' ' && codePoint < 0x7f
                ? "'" + (char) codePoint + "'"
                : String.format(Locale.ROOT, "U+%04X", codePoint);
    }

    private Fields readFields(JsonParser parser) {
        Map<String, Object> values = new LinkedHashMap<>();
        JsonToken token = parser.nextToken();
        while (token == JsonToken.PROPERTY_NAME) {
            String name = parser.currentName();
            JsonToken first = parser.nextToken();
            int start = (int) parser.currentTokenLocation().getCharOffset();
            Object value = value(parser, first);
            if (name.equals(Fields.ID)) {
                readId(start, (int) parser.currentLocation().getCharOffset());
            } else {
                values.put(name, value);
            }
            token = parser.nextToken();
        }
        return new Fields(values);
    }

    /** Keeps the id if it is whole: 12 could be the beginning of 123, or of something that is no number. */
    private void readId(int start, int end) {
        if (end < text.length() && ",} \t\r\n".indexOf(text.charAt(end)) >= 0) {
            id = Json.compact(text.substring(start, end));
        }
    }

    /** Reads the value that the parser stands at; calls itself as deep as nesting is allowed. */
    private static Object value(JsonParser parser, @Nullable JsonToken token) {
        if (token == null) {
            throw ProtocolException.json("the JSON object has no end");
        }
        return switch (token) {
            case VALUE_STRING -> parser.getString();
            case VALUE_NUMBER_INT -> integer(parser.getString());
            case VALUE_NUMBER_FLOAT -> Fields.Other.FRACTION;
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> Fields.Other.NULL;
            case START_ARRAY -> elements(parser);
            case START_OBJECT -> {
                parser.skipChildren();
                yield Fields.Other.OBJECT;
            }
            default -> throw ProtocolException.json("a value is due, not '" + token.asString() + "'");
        };
    }

    private static List<Object> elements(JsonParser parser) {
        List<Object> elements = new ArrayList<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            elements.add(value(parser, token));
        }
        return elements;
    }

    private static Long integer(String digits) {
        if (digits.length() > MAX_NUMBER) {
            return digits.startsWith("-") ? Long.MIN_VALUE : Long.MAX_VALUE;
        }
        return Long.valueOf(digits);
    }
}
