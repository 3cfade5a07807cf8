package io.github.boardrules.examples.service;

import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.examples.service.request.Fields;
import io.github.boardrules.examples.service.request.Played;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Seat;
import io.javalin.config.RoutesConfig;
import io.javalin.http.ContentType;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/** Games: making, joining, playing and following them. */
final class GameRoutes implements Routes {
    private static final String TOKEN = "token";
    private static final String VERSION = "version";

    private final GameService games;
    private final EventStreams streams;
    private final Bodies bodies;

    GameRoutes(GameService games, EventStreams streams, Settings settings) {
        this.games = games;
        this.streams = streams;
        this.bodies = new Bodies(settings);
    }

    /** A change that somebody with a token asks for, having seen a version. */
    @FunctionalInterface
    private interface Change {
        Game apply(Game game, String token, long version, Instant now);
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.post("/v1/games", this::create);
        routes.post("/v1/games/{id}/join", this::join);
        routes.get("/v1/games/{id}", context -> answer(game(context), context));
        routes.get("/v1/games/{id}/record", this::record);
        routes.get("/v1/games/{id}/events", this::events);
        routes.post("/v1/games/{id}/moves", this::move);
        routes.post("/v1/games/{id}/undo", context -> change(context, Game::undo));
        routes.post("/v1/games/{id}/undo/refuse", context -> change(context, Game::refuseUndo));
        routes.post("/v1/games/{id}/resign", context -> change(context, Game::resign));
    }

    private void create(Context context) {
        Fields fields = bodies.object(context).allow("rules", "position", "moves", "seats");
        Fields seats = fields.fields("seats").allow("first", "second");
        GameService.Wish first = wish(seats.fields("first"));
        GameService.Wish second = wish(seats.fields("second"));
        if (first instanceof GameService.Wish.Link && second instanceof GameService.Wish.Link) {
            throw seats.wrong("second", "only one seat can be given away by a link");
        }
        GameRecord<?> record = Played.of(fields, "position").record();
        if (record.outcome().isPresent()) {
            throw fields.wrong(record.plies() == 0 ? "position" : "moves", "the game is over after that");
        }
        GameService.Entry entry = games.create(record, first, second);
        context.status(HttpStatus.CREATED)
                .header("Location", "/v1/games/" + entry.game().id());
        answer(entry, context);
    }

    private static GameService.Wish wish(Fields seat) {
        return switch (seat.text("kind")) {
            case "me" -> {
                seat.allow("kind");
                yield new GameService.Wish.Me();
            }
            case "link" -> {
                seat.allow("kind");
                yield new GameService.Wish.Link();
            }
            case "bot" -> {
                String player = seat.allow("kind", "player", "strength").word("player", Players.names());
                yield new GameService.Wish.Program(
                        new Holder.Bot(player, (int) seat.number("strength", 1, Strength.MAX)));
            }
            default -> throw seat.wrong("kind", "me, link or bot is due");
        };
    }

    private void join(Context context) {
        String invite = bodies.object(context).allow("invite").text("invite");
        answer(games.join(context.pathParam("id"), invite), context);
    }

    private void move(Context context) {
        Fields fields = bodies.object(context).allow(TOKEN, VERSION, "move");
        String move = fields.text("move");
        change(context, fields, (game, token, version, now) -> game.move(token, version, move, now));
    }

    private void change(Context context, Change change) {
        change(context, bodies.object(context).allow(TOKEN, VERSION), change);
    }

    private void change(Context context, Fields fields, Change change) {
        String token = fields.text(TOKEN);
        long version = fields.number(VERSION, 0, Long.MAX_VALUE);
        Game changed = games.change(context.pathParam("id"), (game, now) -> change.apply(game, token, version, now));
        answer(changed, context);
    }

    private void record(Context context) {
        context.result(game(context).record().toString()).contentType(ContentType.TEXT_PLAIN);
    }

    private void events(Context context) {
        Game game = game(context);
        String last = context.header("Last-Event-ID");
        long seen = last != null && last.matches("[0-9]{1,18}") ? Long.parseLong(last) : -1;
        context.contentType("text/event-stream")
                .header("Cache-Control", "no-store")
                .header("X-Accel-Buffering", "no")
                .future(() -> streams.open(context, seen, () -> games.find(game.id())));
    }

    private Game game(Context context) {
        return games.find(context.pathParam("id"));
    }

    private static void answer(Game game, Context context) {
        json(GameJson.of(game), context);
    }

    private static void answer(GameService.Entry entry, Context context) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", GameJson.of(entry.game()));
        Map<String, String> tokens = new LinkedHashMap<>();
        for (Map.Entry<Seat, String> token : entry.tokens().entrySet()) {
            tokens.put(token.getKey().toString(), token.getValue());
        }
        json.put("tokens", tokens);
        entry.invite().ifPresent(invite -> json.put("invite", invite));
        json(json, context);
    }

    private static void json(Map<String, ?> json, Context context) {
        context.result(Json.bytes(json))
                .contentType(ContentType.APPLICATION_JSON)
                .header("Cache-Control", "no-store");
    }
}
