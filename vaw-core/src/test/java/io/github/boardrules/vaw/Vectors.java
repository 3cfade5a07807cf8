package io.github.boardrules.vaw;

import io.github.boardrules.contract.JsonLines;
import io.github.boardrules.contract.JsonLines.Row;
import java.util.List;
import java.util.Objects;

/** The vectors, and what their rows speak of. */
final class Vectors {
    private Vectors() {}

    static List<Row> read(String name) {
        String resource = "/vectors/" + name + ".jsonl";
        return JsonLines.read(Objects.requireNonNull(Vectors.class.getResourceAsStream(resource), resource));
    }

    static VawRules rules(Row row) {
        return VawRules.parse(row.text("rules") + " " + row.text("size"));
    }

    static VawPosition position(Row row) {
        return rules(row).parsePosition(row.text("position"));
    }
}
