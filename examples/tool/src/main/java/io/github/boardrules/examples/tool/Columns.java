package io.github.boardrules.examples.tool;

import java.util.ArrayList;
import java.util.List;

/** Sets short texts in columns that are read line by line. */
final class Columns {
    private static final String GAP = "  ";

    private Columns() {}

    static List<String> lines(List<String> texts, int width) {
        int widest = texts.stream().mapToInt(String::length).max().orElse(1);
        int columns = Math.max(1, width / (widest + GAP.length()));
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < texts.size(); i += columns) {
            StringBuilder line = new StringBuilder();
            for (String text : texts.subList(i, Math.min(texts.size(), i + columns))) {
                line.append(GAP).append(text).append(" ".repeat(widest - text.length()));
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }
}
