package io.github.boardrules.examples.bots.ugi;

import io.github.boardrules.examples.bots.Budget;
import io.github.boardrules.examples.bots.Player;
import io.github.boardrules.examples.bots.PlayerOptions;
import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Lets a player think before it counts, so that the JVM has compiled it by then. */
public final class WarmUp {
    private static final Duration THOUGHT = Duration.ofMillis(50);
    private static final int MEGABYTES = 8;

    /** Random moves between two thoughts, so that all phases of a game are seen. */
    private static final int STEP = 5;

    private WarmUp() {}

    /**
     * Thinks for a while, with a player of its own: the one that will play begins with its seed as if nothing had been.
     *
     * @param <M> the game's type of moves
     * @param rules the rule set
     * @param player the player's name
     * @param options how many threads it will have
     * @param time how long
     */
    public static <M extends Move> void run(Rules<M> rules, String player, PlayerOptions options, Duration time) {
        Budget whole = Budget.time(time);
        RandomGenerator random = new SplittableRandom(options.seed());
        PlayerOptions small =
                new PlayerOptions(options.threads(), Math.min(MEGABYTES, options.hashMegabytes()), options.seed());
        try (Player<M> warmed = Players.of(player, rules, small)) {
            Position<M> position = rules.start();
            while (!whole.isSpent(0)) {
                warmed.choose(position, Budget.time(THOUGHT));
                position = later(position, random);
            }
        }
    }

    private static <M extends Move> Position<M> later(Position<M> position, RandomGenerator random) {
        Position<M> next = position;
        for (int i = 0; i < STEP && !next.isOver(); i++) {
            next = next.play(next.legalMoves().random(random));
        }
        return next.isOver() ? position.rules().start() : next;
    }
}
