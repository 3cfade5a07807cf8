package io.github.boardrules.examples.service;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Seat;
import io.github.boardrules.geometry.Cell;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Games as JSON: what everybody may know of them. */
final class GameJson {
    private GameJson() {}

    static Map<String, @Nullable Object> of(Game game) {
        GameRecord<?> record = game.record();
        Position<?> position = record.position();
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("id", game.id());
        json.put("rules", record.rules().toString());
        json.put("version", game.version());
        json.put("start", record.start().toString());
        json.put("position", position.toString());
        json.put("moves", record.moves().stream().map(Object::toString).toList());
        json.put("seatToMove", game.isOver() ? null : position.seatToMove().toString());
        json.put("toMove", position.toMove().toString());
        Map<String, Object> seats = new LinkedHashMap<>();
        for (Seat seat : Seat.values()) {
            seats.put(seat.toString(), holder(game.seats().at(seat)));
        }
        json.put("seats", seats);
        game.undoAskedBy().ifPresent(seat -> json.put("undoAskedBy", seat.toString()));
        record.outcome().ifPresent(outcome -> json.put("outcome", outcome(outcome)));
        json.put("created", game.created().toString());
        json.put("changed", game.changed().toString());
        return json;
    }

    private static Map<String, Object> holder(Holder holder) {
        if (holder instanceof Holder.Bot bot) {
            Map<String, Object> json = new LinkedHashMap<>();
            json.put("kind", "bot");
            json.put("player", bot.player());
            json.put("strength", bot.strength());
            return json;
        }
        return Map.of("kind", holder instanceof Holder.Open ? "open" : "person");
    }

    private static Map<String, @Nullable Object> outcome(Outcome outcome) {
        Map<String, @Nullable Object> json = new LinkedHashMap<>();
        json.put("result", outcome.winner().map(Object::toString).orElse("draw"));
        json.put("winner", outcome.seat().map(Object::toString).orElse(null));
        json.put("reason", outcome.reason());
        json.put("cells", texts(outcome.cells()));
        return json;
    }

    static List<String> texts(Iterable<Cell> cells) {
        List<String> texts = new ArrayList<>();
        cells.forEach(cell -> texts.add(cell.toString()));
        return texts;
    }
}
