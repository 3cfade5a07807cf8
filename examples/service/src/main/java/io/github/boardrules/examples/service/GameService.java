package io.github.boardrules.examples.service;

import io.github.boardrules.examples.service.request.Problem;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Seat;
import io.javalin.http.HttpStatus;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ScheduledExecutorService;
import java.util.function.BiFunction;

/** All that is done to games: kept first, then told to those who follow them and to the bots. */
final class GameService {
    private final GameStore store;
    private final EventStreams streams;
    private final Metrics metrics;
    private final Settings settings;
    private final BotTurns bots;
    private final InstantSource time = InstantSource.system();

    GameService(
            Settings settings, GameStore store, EventStreams streams, ScheduledExecutorService clock, Metrics metrics) {
        this.store = store;
        this.streams = streams;
        this.metrics = metrics;
        this.settings = settings;
        this.bots = new BotTurns(settings, clock, metrics, this::botMove);
    }

    /** Who is to hold a new game's seat. */
    sealed interface Wish {
        /** Whoever makes the game. */
        record Me() implements Wish {}

        /** Whoever is given the invitation. */
        record Link() implements Wish {}

        /** A player of the program. */
        record Program(Holder.Bot bot) implements Wish {}
    }

    /**
     * A game, and what only one person may know of it.
     *
     * @param game the game
     * @param tokens the tokens of that person's seats
     * @param invite the invitation to the open seat, where there is one
     */
    record Entry(Game game, Map<Seat, String> tokens, Optional<String> invite) {}

    Entry create(GameRecord<?> record, Wish first, Wish second) {
        String token = Secrets.token();
        Optional<String> invite = first instanceof Wish.Link || second instanceof Wish.Link
                ? Optional.of(Secrets.token())
                : Optional.empty();
        Seats seats = new Seats(holder(first, token), holder(second, token));
        Instant now = now();
        Game game = new Game(Secrets.id(), record, seats, invite.map(Secrets::hash), Optional.empty(), 0, now, now);
        if (!store.add(game, settings.openGames())) {
            throw new Problem(
                    HttpStatus.SERVICE_UNAVAILABLE,
                    "too-many-games",
                    settings.openGames() + " games are open, and no more can be begun");
        }
        metrics.gameMade();
        bots.consider(game);
        return new Entry(game, tokens(game, token), invite);
    }

    private static Holder holder(Wish wish, String token) {
        if (wish instanceof Wish.Program program) {
            return program.bot();
        }
        return wish instanceof Wish.Link ? new Holder.Open() : new Holder.Person(Secrets.hash(token));
    }

    private static Map<Seat, String> tokens(Game game, String token) {
        Map<Seat, String> tokens = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            if (game.seats().holds(token, seat)) {
                tokens.put(seat, token);
            }
        }
        return tokens;
    }

    Game find(String id) {
        return store.find(id)
                .orElseThrow(() -> new Problem(HttpStatus.NOT_FOUND, "unknown-game", "there is no such game"));
    }

    Entry join(String id, String invite) {
        String token = Secrets.token();
        Game joined = change(id, (game, now) -> game.join(invite, Secrets.hash(token), now));
        return new Entry(joined, tokens(joined, token), Optional.empty());
    }

    /** Changes a game; a change made at the same time by somebody else comes first or is refused. */
    Game change(String id, BiFunction<Game, Instant, Game> change) {
        Game before = find(id);
        Game after = change.apply(before, now());
        if (!store.replace(before, after)) {
            throw find(id).stale();
        }
        metrics.gameChanged();
        streams.publish(after);
        bots.consider(after);
        return after;
    }

    private void botMove(Game game, String move) {
        try {
            change(game.id(), (now, time) -> now.botMove(game.version(), move, time));
        } catch (Problem e) {
            // Somebody was faster, or the game is gone: the bot's move is no longer wanted
            metrics.refused(e.code());
        }
    }

    private Instant now() {
        return time.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    /** Lets the bots go on that had to move when the service ended. */
    void resume() {
        store.botsTurns().forEach(id -> store.find(id).ifPresent(bots::consider));
    }

    /** Forgets games that nobody touched for long. */
    void forgetOld() {
        store.forgetUnchangedSince(now().minus(settings.keep()));
    }

    BotTurns bots() {
        return bots;
    }
}
