package io.github.boardrules.examples.bots.ugi;

import io.github.boardrules.examples.bots.Budget;
import io.github.boardrules.examples.bots.PlayerOptions;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.io.Writer;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Lets a player think before it counts, so that the JVM has compiled it by then, and the engine around it. */
public final class WarmUp {
    private static final int MEGABYTES = 8;

    /** Random moves between two thoughts, so that all phases of a game are seen. */
    private static final int STEP = 5;

    private WarmUp() {}

    /**
     * Thinks for a while, with an engine of its own: the one that will play begins with its seed as if nothing had been.
     *
     * @param options who will play what
     * @param time how long
     */
    public static void run(UgiOptions options, Duration time) {
        PlayerOptions search = options.search();
        int megabytes = Math.min(MEGABYTES, search.hashMegabytes());
        PlayerOptions small = new PlayerOptions(search.threads(), megabytes, search.seed());
        UgiOptions warming = new UgiOptions(options.rules(), options.player(), small);
        try (UgiEngine engine = new UgiEngine(Writer.nullWriter(), warming, Duration.ZERO)) {
            think(options.rules(), engine, Budget.time(time));
        }
    }

    private static <M extends Move> void think(Rules<M> rules, UgiEngine engine, Budget whole) {
        RandomGenerator random = new SplittableRandom(1);
        Position<M> position = rules.start();
        while (!whole.isSpent(0)) {
            engine.line("position fen " + position);
            engine.line("query gameover");
            engine.line("go movetime 60");
            engine.line("isready");
            engine.awaitMove();
            position = later(position, random);
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
