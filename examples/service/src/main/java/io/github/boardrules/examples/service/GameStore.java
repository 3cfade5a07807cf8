package io.github.boardrules.examples.service;

import com.google.common.cache.Cache;
import com.google.common.cache.CacheBuilder;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.PreparedBatch;
import org.jspecify.annotations.Nullable;

/**
 * The games in the database. A change is one transaction, made only where the game still has the version that it was
 * made from: so of two changes at once one wins, and nothing is ever half done.
 *
 * <p>All methods throw {@link org.jdbi.v3.core.JdbiException} where the database does not do what is asked; then nothing
 * has changed, or (if the connection was lost at the very end) all of it has.
 */
final class GameStore {
    /** Games with their positions are large; what is not here is read again. */
    private static final int CACHED_GAMES = 500;

    private final Jdbi jdbi;
    private final Cache<String, Game> cache =
            CacheBuilder.newBuilder().maximumSize(CACHED_GAMES).build();

    GameStore(Jdbi jdbi) {
        this.jdbi = jdbi;
    }

    /**
     * Keeps a new game.
     *
     * @param mostOpen how many games may be open, this one included
     * @return whether there was room for it
     */
    boolean add(Game game, int mostOpen) {
        return jdbi.inTransaction(handle -> {
            if (open(handle) >= mostOpen) {
                return false;
            }
            Map<String, @Nullable Object> row = GameRow.of(game);
            handle.createUpdate("INSERT INTO game (" + String.join(", ", row.keySet()) + ") VALUES ("
                            + row.keySet().stream().map(name -> ":" + name).collect(Collectors.joining(", ")) + ")")
                    .bindMap(row)
                    .execute();
            addMoves(handle, game, 0);
            return true;
        });
    }

    /**
     * Keeps the next version of a game.
     *
     * @return whether the game was still as it was before; if not, nothing is changed
     */
    boolean replace(Game before, Game after) {
        Map<String, @Nullable Object> row = GameRow.of(after);
        String columns = row.keySet().stream().map(name -> name + " = :" + name).collect(Collectors.joining(", "));
        boolean done = jdbi.inTransaction(handle -> {
            int found = handle.createUpdate("UPDATE game SET " + columns + " WHERE id = :id AND version = :before")
                    .bindMap(row)
                    .bind("before", before.version())
                    .execute();
            if (found == 1) {
                changeMoves(handle, before, after);
            }
            return found == 1;
        });
        if (done) {
            cache.put(after.id(), after);
        }
        return done;
    }

    private static void changeMoves(Handle handle, Game before, Game after) {
        List<?> old = before.record().moves();
        List<?> played = after.record().moves();
        int kept = 0;
        while (kept < old.size() && kept < played.size() && old.get(kept).equals(played.get(kept))) {
            kept++;
        }
        if (kept < old.size()) {
            handle.createUpdate("DELETE FROM game_move WHERE game_id = :id AND ply >= :kept")
                    .bind("id", after.id())
                    .bind("kept", kept)
                    .execute();
        }
        addMoves(handle, after, kept);
    }

    private static void addMoves(Handle handle, Game game, int from) {
        List<?> moves = game.record().moves();
        if (from == moves.size()) {
            return;
        }
        PreparedBatch batch =
                handle.prepareBatch("INSERT INTO game_move (game_id, ply, move) VALUES (:id, :ply, :move)");
        for (int ply = from; ply < moves.size(); ply++) {
            batch.bind("id", game.id())
                    .bind("ply", ply)
                    .bind("move", moves.get(ply).toString())
                    .add();
        }
        batch.execute();
    }

    Optional<Game> find(String id) {
        return jdbi.withHandle(handle -> {
            Optional<Long> version = handle.createQuery("SELECT version FROM game WHERE id = :id")
                    .bind("id", id)
                    .mapTo(Long.class)
                    .findOne();
            Game cached = cache.getIfPresent(id);
            if (version.isEmpty() || (cached != null && cached.version() == version.get())) {
                return version.map(found -> cached);
            }
            Optional<Game> read = read(handle, id);
            read.ifPresent(game -> cache.put(id, game));
            return read;
        });
    }

    /** Reads a game and its moves by one statement, between whose rows nothing can change. */
    private static Optional<Game> read(Handle handle, String id) {
        List<Map<String, @Nullable Object>> rows = handle.createQuery("SELECT game.*, game_move.move FROM game"
                        + " LEFT JOIN game_move ON game_move.game_id = game.id"
                        + " WHERE game.id = :id ORDER BY game_move.ply")
                .bind("id", id)
                .mapToMap()
                .list();
        try {
            return rows.isEmpty() ? Optional.empty() : Optional.of(GameRow.read(rows));
        } catch (IllegalArgumentException e) {
            // Whoever asked is not to blame
            throw new IllegalStateException("the game " + id + " cannot be read from the database", e);
        }
    }

    /** Returns the ids of the games in which a bot has to move. */
    List<String> botsTurns() {
        return jdbi.withHandle(
                handle -> handle.createQuery("SELECT id FROM game WHERE is_bots_turn = 1 ORDER BY changed")
                        .mapTo(String.class)
                        .list());
    }

    /** Returns how many games have no end yet. */
    int open() {
        return jdbi.withHandle(GameStore::open);
    }

    private static int open(Handle handle) {
        return handle.createQuery("SELECT count(*) FROM game WHERE is_over = 0")
                .mapTo(Integer.class)
                .one();
    }

    /** Forgets the games that nobody has touched since then; returns how many. */
    int forgetUnchangedSince(Instant time) {
        return jdbi.inTransaction(handle -> handle.createUpdate("DELETE FROM game WHERE changed < :time")
                .bind("time", time.toEpochMilli())
                .execute());
    }
}
