package io.github.boardrules.examples.service;

import com.google.common.base.Preconditions;
import java.time.Duration;
import org.immutables.value.Value;

/** All that can be set about the service. Immutable; {@code new Settings.Builder().build()} has the defaults. */
@Value.Immutable
@SettingsStyle
public abstract class Settings {
    Settings() {}

    /**
     * Returns the address to listen at.
     *
     * @return a host name or address; by default this machine only
     */
    @Value.Default
    public String host() {
        return "localhost";
    }

    /**
     * Returns the port to listen at.
     *
     * @return the port, 0 for any that is free
     */
    @Value.Default
    public int port() {
        return 8080;
    }

    /**
     * Returns where games are kept.
     *
     * @return a JDBC URL of SQLite or PostgreSQL, or the name of a SQLite file
     */
    @Value.Default
    public String database() {
        return "boardrules.db";
    }

    /**
     * Returns how long to wait for the database: for a connection, or for what others have locked.
     *
     * @return the time, from 250 ms
     */
    @Value.Default
    public Duration databaseTime() {
        return Duration.ofSeconds(3);
    }

    /**
     * Returns whether a proxy stands before the service, which tells whom it forwards for.
     *
     * @return whether the headers {@code Forwarded} and {@code X-Forwarded-…} are believed
     */
    @Value.Default
    public boolean behindProxy() {
        return false;
    }

    /**
     * Returns the longest body of a request.
     *
     * @return bytes
     */
    @Value.Default
    public int bodyBytes() {
        return 1 << 20;
    }

    /**
     * Returns the most questions in one request.
     *
     * @return elements of the array
     */
    @Value.Default
    public int questions() {
        return 1000;
    }

    /**
     * Returns the longest that the answers to one request may take, all together.
     *
     * @return the time
     */
    @Value.Default
    public Duration askTime() {
        return Duration.ofSeconds(5);
    }

    /**
     * Returns how long the answers to one request may be, all together, before the rest is refused.
     *
     * @return characters
     */
    @Value.Default
    public int answerChars() {
        return 1 << 22;
    }

    /**
     * Returns how many requests with questions are answered at once; others wait, as long as answers may take, and are
     * then refused.
     *
     * @return requests
     */
    @Value.Default
    public int asksAtOnce() {
        return 2 * Runtime.getRuntime().availableProcessors();
    }

    /**
     * Returns how many requests and questions a client may send a second.
     *
     * @return the rate; what is not used up is saved for a second
     */
    @Value.Default
    public double rate() {
        return 1000;
    }

    /**
     * Returns how many connections may be open.
     *
     * @return connections; more wait
     */
    @Value.Default
    public int connections() {
        return 4000;
    }

    /**
     * Returns how long a connection may be silent in the middle of a request or an answer.
     *
     * @return the time
     */
    @Value.Default
    public Duration idleTime() {
        return Duration.ofSeconds(30);
    }

    /**
     * Returns how long the body of a request may take to arrive.
     *
     * @return the time
     */
    @Value.Default
    public Duration bodyTime() {
        return Duration.ofSeconds(10);
    }

    /**
     * Returns how many games may be open.
     *
     * @return games without an end
     */
    @Value.Default
    public int openGames() {
        return 10_000;
    }

    /**
     * Returns how long a game is kept after its last change.
     *
     * @return the time
     */
    @Value.Default
    public Duration keep() {
        return Duration.ofDays(30);
    }

    /**
     * Returns how many streams of events may be open.
     *
     * @return streams
     */
    @Value.Default
    public int streams() {
        return 2000;
    }

    /**
     * Returns how many streams of events a client may have open.
     *
     * @return streams
     */
    @Value.Default
    public int streamsPerClient() {
        return 100;
    }

    /**
     * Returns how often a stream of events that has nothing to say shows that it is there.
     *
     * @return the time
     */
    @Value.Default
    public Duration heartbeat() {
        return Duration.ofSeconds(15);
    }

    /**
     * Returns how many threads bots think with, all together.
     *
     * @return threads
     */
    @Value.Default
    public int botThreads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
    }

    /**
     * Returns the longest that a bot thinks about a move.
     *
     * @return the time
     */
    @Value.Default
    public Duration botTime() {
        return Duration.ofSeconds(5);
    }

    /**
     * Returns how long a bot waits before a move where it plays another, so that people can watch.
     *
     * @return the time
     */
    @Value.Default
    public Duration botPause() {
        return Duration.ofMillis(500);
    }

    /** Checks the numbers. */
    @Value.Check
    void check() {
        Preconditions.checkArgument(port() >= 0 && port() <= 65_535, "a port is from 0 to 65535, not %s", port());
        Preconditions.checkArgument(!database().isBlank(), "a database is needed");
        Preconditions.checkArgument(rate() > 0, "the rate must be positive, not %s", rate());
        for (long number : new long[] {
            bodyBytes(),
            questions(),
            answerChars(),
            asksAtOnce(),
            connections(),
            openGames(),
            streams(),
            streamsPerClient(),
            botThreads()
        }) {
            Preconditions.checkArgument(number > 0, "a limit must be positive, not %s", number);
        }
        for (Duration time :
                new Duration[] {askTime(), idleTime(), bodyTime(), keep(), heartbeat(), botTime(), databaseTime()}) {
            Preconditions.checkArgument(time.toMillis() > 0, "a time must be positive, not %s ms", time.toMillis());
        }
        Preconditions.checkArgument(!botPause().isNegative(), "a pause cannot be negative");
    }

    /** Makes settings; what is not set has its default. */
    public static final class Builder extends ImmutableSettings.Builder {}
}
