package io.github.boardrules.examples.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A table of words and numbers, to be written for programs and for people. */
final class Table {
    private final List<List<String>> rows = new ArrayList<>();

    Table(Object... heads) {
        add(heads);
    }

    void add(Object... cells) {
        rows.add(Stream.of(cells).map(Object::toString).toList());
    }

    String csv() {
        return rows.stream()
                .map(row -> row.stream().map(Table::quoted).collect(Collectors.joining(",", "", "\n")))
                .collect(Collectors.joining());
    }

    private static String quoted(String cell) {
        return cell.contains(",") ? '"' + cell + '"' : cell;
    }

    String markdown() {
        List<String> lines = new ArrayList<>();
        for (List<String> row : rows) {
            lines.add("| " + String.join(" | ", row) + " |\n");
        }
        lines.add(1, "|" + "---|".repeat(rows.get(0).size()) + "\n");
        return String.join("", lines);
    }
}
