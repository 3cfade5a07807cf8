package io.github.boardrules.examples.service;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.time.Duration;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;

/** The connections to the database, whose tables are brought up to date first. */
final class Database implements AutoCloseable {
    private static final String JDBC = "jdbc:";
    private static final String SQLITE = JDBC + "sqlite:";
    private static final String POSTGRESQL = JDBC + "postgresql:";

    private final HikariDataSource source;

    private Database(HikariDataSource source) {
        this.source = source;
    }

    /**
     * Connects to a database.
     *
     * @param name a JDBC URL, or the name of a SQLite file
     * @param wait how long anybody waits for a connection or a lock
     * @throws IllegalArgumentException if it cannot be used, with a sentence for whoever named it
     */
    static Database open(String name, Duration wait) {
        String url = name.startsWith(JDBC) ? name : SQLITE + name;
        HikariDataSource source;
        try {
            source = new HikariDataSource(config(url, wait.toMillis()));
        } catch (RuntimeException e) {
            throw unusable(url, e);
        }
        try {
            Flyway.configure(Database.class.getClassLoader())
                    .dataSource(source)
                    .locations("classpath:db/migration")
                    .load()
                    .migrate();
            return new Database(source);
        } catch (FlywayException e) {
            source.close();
            throw unusable(url, e);
        }
    }

    private static IllegalArgumentException unusable(String url, RuntimeException problem) {
        // Not what follows in a URL, which may have a password
        String kept = url.replaceAll("\\?.*", "");
        return new IllegalArgumentException("cannot use the database " + kept + ": " + reason(problem), problem);
    }

    /** Returns what the database itself said, without the statement and the values in it. */
    static String reason(Throwable problem) {
        Throwable cause = problem;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return String.valueOf(cause.getMessage());
    }

    private static HikariConfig config(String url, long wait) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("games");
        config.setJdbcUrl(url);
        config.setConnectionTimeout(wait);
        if (url.startsWith(SQLITE)) {
            // Readers go on while one writes; what is committed is on the disk, whatever happens next
            config.addDataSourceProperty("journal_mode", "WAL");
            config.addDataSourceProperty("synchronous", "FULL");
            config.addDataSourceProperty("foreign_keys", "true");
            config.addDataSourceProperty("busy_timeout", String.valueOf(wait));
            // A transaction that begins by reading could not go on to write after another did
            config.addDataSourceProperty("transaction_mode", "IMMEDIATE");
            config.setMaximumPoolSize(4);
        } else if (url.startsWith(POSTGRESQL)) {
            config.setConnectionInitSql("SET lock_timeout = " + wait + "; SET statement_timeout = " + 2 * wait);
            config.setMaximumPoolSize(8);
        } else {
            throw new IllegalArgumentException("only SQLite and PostgreSQL are supported");
        }
        return config;
    }

    Jdbi jdbi() {
        return Jdbi.create(source);
    }

    @Override
    public void close() {
        source.close();
    }
}
