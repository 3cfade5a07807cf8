package io.github.boardrules.examples.bots.match;

import io.github.boardrules.game.Rules;

/**
 * What a match is: all that its games depend on. How many are played, and how many at once, is no part of it.
 *
 * @param rules the rule set
 * @param a one contender: it has the first seat in odd games
 * @param b the other
 * @param openings how games begin
 * @param pace how patient the arena is
 */
public record MatchSettings(Rules<?> rules, Contender a, Contender b, Openings openings, Pace pace) {
    /** Tells contenders of one name apart. */
    public MatchSettings {
        if (a.name().equals(b.name())) {
            a = a.named(a.name() + " A");
            b = b.named(b.name() + " B");
        }
    }

    /** Returns the name of who has the first seat in a game. */
    String first(int game) {
        return game % 2 == 1 ? a.name() : b.name();
    }

    /** Returns the number of the pair that a game belongs to, from 0. */
    static int pair(int game) {
        return (game - 1) / 2;
    }

    /** Returns all of it, a line for each part. */
    @Override
    public String toString() {
        return String.join(
                "\n",
                "rules: " + rules,
                "A: " + a,
                "B: " + b,
                "openings: " + openings.plies() + " random plies, seed " + openings.seed(),
                "margin: " + pace.margin().toMillis() + " ms",
                "timeouts: " + pace.timeout().toMillis() + " ms for a move, "
                        + pace.start().toMillis() + " ms to start",
                "");
    }
}
