package io.github.boardrules.examples.bots.match;

import io.github.boardrules.examples.bots.Budget;
import io.github.boardrules.examples.bots.ugi.TimeUse;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * How long to think about a move.
 *
 * @param kind what is limited
 * @param amount milliseconds, nodes or plies, from 1
 */
public record Limit(Kind kind, long amount) {
    /** What can be limited. */
    public enum Kind {
        /** Milliseconds for each move. */
        MOVETIME,
        /** Positions searched, or playouts. */
        NODES,
        /** Moves ahead. */
        DEPTH;

        /** Returns the word that UGI has for it. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        static Optional<Kind> of(String word) {
            for (Kind kind : values()) {
                if (kind.toString().equals(word)) {
                    return Optional.of(kind);
                }
            }
            return Optional.empty();
        }
    }

    /** A tenth of a second for each move. */
    public static final Limit DEFAULT = new Limit(Kind.MOVETIME, 100);

    private static final long MOST = Integer.MAX_VALUE;

    /**
     * Checks the amount.
     *
     * @throws IllegalArgumentException if it is not from 1 to 2,147,483,647
     */
    public Limit {
        if (amount < 1 || amount > MOST) {
            throw new IllegalArgumentException(kind + " must be from 1 to " + MOST + ", not " + amount);
        }
    }

    /** Begins to count, for a player of this module. */
    Budget budget() {
        return switch (kind) {
            case MOVETIME -> Budget.time(TimeUse.ofMove(amount));
            case NODES -> Budget.nodes(amount);
            case DEPTH -> Budget.depth((int) amount);
        };
    }

    /** Returns the time that is allowed, if it is time that is limited. */
    Optional<Duration> time() {
        return kind == Kind.MOVETIME ? Optional.of(Duration.ofMillis(amount)) : Optional.empty();
    }

    /** Returns when a player of this module has to tell its best move so far, if it is time that is limited. */
    Optional<Duration> last() {
        return kind == Kind.MOVETIME ? Optional.of(TimeUse.last(amount)) : Optional.empty();
    }

    /** Returns the words that UGI has for it, such as {@code movetime 100}. */
    @Override
    public String toString() {
        return kind + " " + amount;
    }
}
