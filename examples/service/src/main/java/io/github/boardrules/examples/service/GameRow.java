package io.github.boardrules.examples.service;

import io.github.boardrules.examples.service.request.Played;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Seat;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A game as a row of the table {@code game}; its moves are rows of their own. */
final class GameRow {
    private static final String PERSON = "person";
    private static final String OPEN = "open";
    private static final String BOT = "bot";

    private GameRow() {}

    /** Returns the values of the columns by their names. */
    static Map<String, @Nullable Object> of(Game game) {
        Map<String, @Nullable Object> row = new LinkedHashMap<>();
        row.put("id", game.id());
        row.put("version", game.version());
        row.put("rules", game.record().rules().toString());
        row.put("start_position", game.record().start().toString());
        for (Seat seat : Seat.values()) {
            putHolder(row, seat, game.seats().at(seat));
        }
        row.put("invitation", game.invitation().orElse(null));
        row.put("undo_asked_by", game.undoAskedBy().map(Seat::toString).orElse(null));
        Optional<Outcome> agreed =
                game.record().outcome().filter(end -> GameRecord.AGREED_REASONS.contains(end.reason()));
        row.put("agreed_reason", agreed.map(Outcome::reason).orElse(null));
        row.put(
                "agreed_winner",
                agreed.flatMap(Outcome::winner).map(Color::toString).orElse(null));
        row.put("is_over", game.isOver() ? 1 : 0);
        row.put("is_bots_turn", game.isBotsTurn() ? 1 : 0);
        row.put("created", game.created().toEpochMilli());
        row.put("changed", game.changed().toEpochMilli());
        return row;
    }

    private static void putHolder(Map<String, @Nullable Object> row, Seat seat, Holder holder) {
        Holder.@Nullable Bot bot = holder instanceof Holder.Bot b ? b : null;
        row.put(seat + "_kind", bot != null ? BOT : holder instanceof Holder.Open ? OPEN : PERSON);
        row.put(seat + "_token", holder instanceof Holder.Person person ? person.tokenHash() : null);
        row.put(seat + "_player", bot == null ? null : bot.player());
        row.put(seat + "_strength", bot == null ? null : bot.strength());
    }

    /**
     * Reads a game.
     *
     * @param rows the game's row once for each of its moves, which the column {@code move} has, in their order; once
     *     where there are none
     */
    static Game read(List<Map<String, @Nullable Object>> rows) {
        Columns row = new Columns(rows.get(0));
        List<String> moves = rows.stream()
                .flatMap(each -> new Columns(each).find("move").stream())
                .toList();
        GameRecord<?> record = new Played(row.text("rules"), row.find("start_position"), moves).record();
        Optional<String> reason = row.find("agreed_reason");
        if (reason.isPresent()) {
            record = record.ended(row.named(Color.values(), "agreed_winner"), reason.get());
        }
        return new Game(
                row.text("id"),
                record,
                new Seats(readHolder(row, Seat.FIRST), readHolder(row, Seat.SECOND)),
                row.find("invitation"),
                row.named(Seat.values(), "undo_asked_by"),
                row.number("version"),
                Instant.ofEpochMilli(row.number("created")),
                Instant.ofEpochMilli(row.number("changed")));
    }

    private static Holder readHolder(Columns row, Seat seat) {
        String kind = row.text(seat + "_kind");
        return switch (kind) {
            case PERSON -> new Holder.Person(row.text(seat + "_token"));
            case OPEN -> new Holder.Open();
            case BOT -> new Holder.Bot(row.text(seat + "_player"), (int) row.number(seat + "_strength"));
            default -> throw new IllegalStateException("a seat is held by '" + kind + "'");
        };
    }

    /** A row's values by the names of their columns. */
    private record Columns(Map<String, @Nullable Object> values) {
        String text(String name) {
            return find(name).orElseThrow();
        }

        Optional<String> find(String name) {
            return Optional.ofNullable((String) values.get(name));
        }

        /** Reads a number, of whichever type the driver gives it. */
        long number(String name) {
            return ((Number) Objects.requireNonNull(values.get(name), name)).longValue();
        }

        <E extends Enum<E>> Optional<E> named(E[] constants, String name) {
            return Stream.of(constants)
                    .filter(constant -> constant.toString().equals(values.get(name)))
                    .findFirst();
        }
    }
}
