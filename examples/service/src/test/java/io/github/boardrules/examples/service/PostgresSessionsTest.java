package io.github.boardrules.examples.service;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/** The same on PostgreSQL, where {@code .ci/postgres} or somebody else has started one. */
@EnabledIfEnvironmentVariable(
        named = PostgresSessionsTest.URL,
        matches = "jdbc:postgresql:.*",
        disabledReason = PostgresSessionsTest.HOW)
class PostgresSessionsTest extends Sessions {
    static final String URL = "BOARDRULES_POSTGRES";
    static final String HOW =
            "no PostgreSQL: run the tests by '.ci/postgres mvn …', or set BOARDRULES_POSTGRES to its JDBC URL";

    @Override
    String database(Path folder) throws SQLException {
        String url = System.getenv(URL);
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            statement.execute("DROP SCHEMA public CASCADE");
            statement.execute("CREATE SCHEMA public");
        }
        return url;
    }
}
