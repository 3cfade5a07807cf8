package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.examples.service.Client.Answer;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The database is locked, full, or of no use. */
class DatabaseFaultsTest {
    private static final Map<String, Object> GAME =
            Map.of("rules", "vaw 8", "seats", Map.of("first", Table.ME, "second", Table.ME));

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path folder;

    private Connection connect() throws SQLException {
        return DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("games.db"));
    }

    @Test
    void whileItIsLockedNothingIsChangedAndAfterwardsAllGoesOn() throws SQLException {
        try (Service service = Services.start(folder, settings -> settings.databaseTime(Duration.ofMillis(300)))) {
            Client client = new Client(service.port());
            Table table = Table.begin(client, "vaw 8", Table.ME, Table.ME);
            table.move("first", "a2-a4");
            String before = table.get().body();
            try (Connection other = connect();
                    Statement statement = other.createStatement()) {
                statement.execute("BEGIN EXCLUSIVE");
                Answer refused = table.move("first", 1, "b7-b5");
                assertThat(refused.code()).isEqualTo("503 database-unavailable");
                assertThat(refused.response().headers().firstValue("Retry-After"))
                        .isPresent();
                assertThat(client.post("/v1/games", GAME).code()).isEqualTo("503 database-unavailable");
                assertThat(client.post("/v1/ask", "{\"game\":\"vaw\"}").status())
                        .isEqualTo(200);
                assertThat(table.get().body()).isEqualTo(before);
                statement.execute("ROLLBACK");
            }
            assertThat(table.get().body()).isEqualTo(before);
            table.move("first", "b7-b5");
        }
    }

    @Test
    void aBotTriesAgainWhenItWasLocked() throws Exception {
        try (Service service = Services.start(
                folder,
                settings -> settings.databaseTime(Duration.ofMillis(250)).botPause(Duration.ofMillis(300)))) {
            Table table = Table.begin(new Client(service.port()), "windborne 3", Table.BOT, Table.BOT);
            try (Connection other = connect();
                    Statement statement = other.createStatement()) {
                statement.execute("PRAGMA busy_timeout = 5000");
                statement.execute("BEGIN EXCLUSIVE");
                int moves = table.game().path("moves").size();
                Thread.sleep(1000);
                assertThat(table.game().path("moves").size()).isEqualTo(moves);
                statement.execute("ROLLBACK");
                for (int i = 0; i < 200 && table.game().path("moves").size() == moves; i++) {
                    Thread.sleep(50);
                }
                assertThat(table.game().path("moves").size()).isGreaterThan(moves);
            }
        }
    }

    @Test
    void whenItIsFullNothingIsHalfDone() throws SQLException {
        Services.start(folder).close();
        String nearlyFull = "jdbc:sqlite:" + folder.resolve("games.db") + "?max_page_count=" + (pages() + 2);
        try (Service service = Services.start(folder, settings -> settings.database(nearlyFull))) {
            Client client = new Client(service.port());
            Table table = Table.begin(client, "windborne 9", Table.ME, Table.ME);
            int made = 0;
            Answer answer;
            do {
                answer = client.post("/v1/games", GAME);
                made++;
            } while (answer.status() == 201 && made < 1000);
            assertThat(answer.code()).isEqualTo("503 database-unavailable");
            JsonNode full = moveUntilFull(table);
            assertThat(table.game())
                    .as("as it was before the move that was refused")
                    .isEqualTo(full);
            assertWhole(made);
            try (Connection other = connect();
                    Statement statement = other.createStatement()) {
                statement.executeUpdate("DELETE FROM game WHERE id <> '" + table.id() + "'");
            }
            assertThat(move(table, full).status()).isEqualTo(200);
        }
    }

    private int pages() throws SQLException {
        try (Connection other = connect();
                Statement statement = other.createStatement()) {
            return statement.executeQuery("PRAGMA page_count").getInt(1);
        }
    }

    /** Moves until there is no room for one more; returns the game after the last that was accepted. */
    private static JsonNode moveUntilFull(Table table) {
        JsonNode game = table.game();
        Answer answer = move(table, game);
        while (answer.status() == 200) {
            game = answer.json();
            assertThat(game.has("outcome")).isFalse();
            answer = move(table, game);
        }
        assertThat(answer.code()).isEqualTo("503 database-unavailable");
        return game;
    }

    private static Answer move(Table table, JsonNode game) {
        return table.move("first", game.path("version").longValue(), Table.randomMove(game, new Random(1)));
    }

    /** Looks into the database itself: every game is there with its moves and no others. */
    private void assertWhole(int games) throws SQLException {
        try (Connection other = connect();
                Statement statement = other.createStatement()) {
            assertThat(statement.executeQuery("SELECT count(*) FROM game").getInt(1))
                    .isEqualTo(games);
            assertThat(statement.executeQuery("PRAGMA integrity_check").getString(1))
                    .isEqualTo("ok");
            assertThat(statement
                            .executeQuery("SELECT count(*) FROM game"
                                    + " WHERE version <> (SELECT count(*) FROM game_move WHERE game_id = id)")
                            .getInt(1))
                    .isZero();
        }
    }

    @Test
    void oneThatIsOfNoUseIsNamed() throws IOException {
        Path text = Files.writeString(folder.resolve("text"), "this is a text and no database ".repeat(100));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Services.start(folder, settings -> settings.database(text.toString())))
                .withMessageContaining("text");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Services.start(folder, settings -> settings.database("/nothing/here/games.db")))
                .withMessageContaining("/nothing/here/games.db");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Services.start(folder, settings -> settings.database("jdbc:mysql://x/y?password=z")))
                .withMessageContaining("only SQLite and PostgreSQL")
                .withMessageNotContaining("password");
    }
}
