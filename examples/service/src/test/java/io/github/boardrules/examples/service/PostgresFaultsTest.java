package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** A PostgreSQL that is locked, or takes nothing more. */
@EnabledIfEnvironmentVariable(
        named = PostgresSessionsTest.URL,
        matches = "jdbc:postgresql:.*",
        disabledReason = PostgresSessionsTest.HOW)
class PostgresFaultsTest {
    private static final String URL = String.valueOf(System.getenv(PostgresSessionsTest.URL));

    @Test
    void whileItIsLockedNothingIsChangedAndAfterwardsAllGoesOn() throws SQLException {
        Settings settings =
                Services.settings(URL).databaseTime(Duration.ofMillis(500)).build();
        try (Service service = Service.start(settings)) {
            Table table = Table.begin(new Client(service.port()), "vaw 8", Table.ME, Table.ME);
            table.move("first", "a2-a4");
            String before = table.get().body();
            try (Connection other = DriverManager.getConnection(URL);
                    Statement statement = other.createStatement()) {
                other.setAutoCommit(false);
                // Others may read games, and begin to change one, but add no move
                statement.execute("LOCK TABLE game_move IN EXCLUSIVE MODE");
                assertThat(table.move("first", 1, "b7-b5").code()).isEqualTo("503 database-unavailable");
                assertThat(table.get().body()).isEqualTo(before);
                other.rollback();
            }
            table.move("first", "b7-b5");
        }
    }

    @Test
    void whileItTakesNothingNothingIsHalfDone() throws SQLException {
        try (Service service = Service.start(Services.settings(URL).build())) {
            Table table = Table.begin(new Client(service.port()), "vaw 8", Table.ME, Table.ME);
            String before = table.get().body();
            try (Connection other = DriverManager.getConnection(URL);
                    Statement statement = other.createStatement()) {
                // Rows that are there already, of other tests' games, may have that move
                statement.execute("ALTER TABLE game_move ADD CONSTRAINT full_disk CHECK (move <> 'a2-a4') NOT VALID");
                assertThat(table.move("first", 0, "a2-a4").code()).isEqualTo("503 database-unavailable");
                assertThat(table.get().body()).isEqualTo(before);
                statement.execute("ALTER TABLE game_move DROP CONSTRAINT full_disk");
            }
            table.move("first", "a2-a4");
        }
    }
}
