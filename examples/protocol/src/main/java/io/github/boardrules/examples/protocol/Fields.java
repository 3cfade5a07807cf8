package io.github.boardrules.examples.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The fields of a request as they were sent, asked for by type: what does not fit is an error {@code field}. */
final class Fields {
    static final String ID = "id";
    static final String GAME = "game";
    static final String SIZE = "size";
    static final String POSITION = "position";
    static final String MOVES = "moves";
    static final String MOVE = "move";
    static final String ASK = "ask";
    static final String DEPTH = "depth";

    /** The fields that every game has. */
    static final Set<String> COMMON = Set.of(ID, GAME, SIZE, POSITION, MOVES, MOVE, ASK, DEPTH);

    /** Values that no field takes, whatever they are; the others are String, Long, Boolean and List. */
    enum Other {
        FRACTION,
        NULL,
        OBJECT
    }

    private final Map<String, Object> values;

    /** Takes the map over; its order is that of the text. */
    Fields(Map<String, Object> values) {
        this.values = values;
    }

    /** Returns the names in the order of the text, without the id. */
    Set<String> names() {
        return values.keySet();
    }

    Optional<String> text(String name) {
        return value(name, String.class, "a string");
    }

    /** Returns a string that must be one of a few words. */
    Optional<String> word(String name, List<String> words) {
        Optional<String> word = text(name);
        if (word.isPresent() && !words.contains(word.get())) {
            throw ProtocolException.field(name, name + " must be one of: " + String.join(", ", words));
        }
        return word;
    }

    Optional<Boolean> flag(String name) {
        return value(name, Boolean.class, "true or false");
    }

    OptionalInt integer(String name, int min, int max) {
        Optional<Long> value = value(name, Long.class, "an integer, written without fraction or exponent");
        if (value.isEmpty()) {
            return OptionalInt.empty();
        }
        long number = value.get();
        if (number < min || number > max) {
            throw ProtocolException.field(name, name + " must be from " + min + " to " + max);
        }
        return OptionalInt.of((int) number);
    }

    /** Returns a list of strings, empty where the field is missing. */
    List<String> texts(String name, int max) {
        List<String> texts = new ArrayList<>();
        List<?> elements = value(name, List.class, "an array of strings").orElse(List.of());
        if (elements.size() > max) {
            throw ProtocolException.field(name, name + " must have at most " + max + " elements");
        }
        for (Object element : elements) {
            if (!(element instanceof String text)) {
                throw ProtocolException.field(name, name + " must be an array of strings, not of " + kind(element));
            }
            texts.add(text);
        }
        return texts;
    }

    private <T> Optional<T> value(String name, Class<T> type, String due) {
        Object value = values.get(name);
        if (value == null) {
            return Optional.empty();
        }
        if (!type.isInstance(value)) {
            throw ProtocolException.field(name, name + " must be " + due + ", not " + kind(value));
        }
        return Optional.of(type.cast(value));
    }

    private static String kind(@Nullable Object value) {
        if (value instanceof String) {
            return "a string";
        }
        if (value instanceof Long) {
            return "an integer";
        }
        if (value instanceof Boolean) {
            return "true or false";
        }
        if (value instanceof List) {
            return "an array";
        }
        return value == Other.FRACTION
                ? "a number with fraction or exponent"
                : value == Other.OBJECT ? "an object" : "null";
    }
}
