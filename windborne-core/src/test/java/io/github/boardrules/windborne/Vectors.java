package io.github.boardrules.windborne;

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

    static WindborneRules rules(Row row) {
        return WindborneRules.windborne(row.number("size"))
                .withPawns(row.number("pawns"))
                .withSwap(!row.has("swap") || row.text("swap").equals("true"));
    }

    static WindbornePosition position(Row row) {
        return rules(row).parsePosition(row.text("position"));
    }
}
