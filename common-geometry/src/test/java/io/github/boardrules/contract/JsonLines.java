package io.github.boardrules.contract;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Reads vectors: one JSON object a line whose values are strings without escapes, numbers, null, and lists of strings or
 * numbers. Each scalar is kept as its text.
 */
public final class JsonLines {
    /** One line: its values by name, and itself to show where a test fails. */
    public record Row(String line, Map<String, Object> values) {
        public boolean has(String name) {
            return values.containsKey(name);
        }

        public String text(String name) {
            return (String) Objects.requireNonNull(values.get(name), name);
        }

        public int number(String name) {
            return Integer.parseInt(text(name));
        }

        public List<String> list(String name) {
            return ((List<?>) Objects.requireNonNull(values.get(name), name))
                    .stream().map(String.class::cast).toList();
        }

        @Override
        public String toString() {
            return line;
        }
    }

    private final String line;
    private int offset;

    private JsonLines(String line) {
        this.line = line;
    }

    /** Reads and closes. */
    public static List<Row> read(InputStream stream) {
        try (InputStream in = stream) {
            return read(new String(in.readAllBytes(), StandardCharsets.UTF_8).lines());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Reads lines. */
    static List<Row> read(Stream<String> lines) {
        return lines.map(line -> new Row(line, new JsonLines(line).object())).toList();
    }

    private Map<String, Object> object() {
        Map<String, Object> values = new LinkedHashMap<>();
        expect('{');
        do {
            String name = scalar();
            expect(':');
            values.put(name, accept('[') ? list() : scalar());
        } while (accept(','));
        expect('}');
        if (offset != line.length()) {
            throw unreadable();
        }
        return values;
    }

    private List<String> list() {
        List<String> items = new ArrayList<>();
        if (accept(']')) {
            return items;
        }
        do {
            items.add(scalar());
        } while (accept(','));
        expect(']');
        return items;
    }

    private String scalar() {
        int start = offset;
        if (accept('"')) {
            offset = line.indexOf('"', offset) + 1;
            return line.substring(start + 1, offset - 1);
        }
        while (Character.isLetterOrDigit(line.charAt(offset))) {
            offset++;
        }
        return line.substring(start, offset);
    }

    private boolean accept(char wanted) {
        boolean there = line.charAt(offset) == wanted;
        offset += there ? 1 : 0;
        return there;
    }

    private void expect(char wanted) {
        if (!accept(wanted)) {
            throw unreadable();
        }
    }

    private IllegalArgumentException unreadable() {
        return new IllegalArgumentException("unreadable at " + offset + ": " + line);
    }
}
