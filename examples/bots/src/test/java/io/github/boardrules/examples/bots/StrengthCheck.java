package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Games;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.Seat;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * Plays two players against each other, to see which is stronger: {@code StrengthCheck "vaw 8" alphabeta greedy 40 100}
 * plays 40 games at 100 ms a move, of the thread's processor time so that a busy machine does not matter. Each opening, a
 * few random plies, is played twice with seats changed.
 */
public final class StrengthCheck {
    private static final int OPENING_PLIES = 4;

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private StrengthCheck() {}

    /** Plays: rules, two players, games, milliseconds a move, and optionally a seed. */
    public static void main(String[] args) {
        long seed = args.length > 5 ? Long.parseLong(args[5]) : 1;
        System.out.println(play(
                Games.rules(args[0]), args[1], args[2], Integer.parseInt(args[3]), Integer.parseInt(args[4]), seed));
    }

    /** The points of the first player, 1 for a win and half of one for a draw, and how many games they are of. */
    record Result(double points, int games, long plies, double longestMillis) {
        /** Returns a bound of the 95 % interval of Wilson: the lower one for -1, the upper one for 1. */
        double bound(int side) {
            double z = 1.959964;
            double share = points / games;
            double spread = z * Math.sqrt(share * (1 - share) / games + z * z / (4.0 * games * games));
            return (share + z * z / (2 * games) + side * spread) / (1 + z * z / games);
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%.1f of %d: %.1f %% (%.1f to %.1f), %.1f plies a game, longest move %.1f ms",
                    points,
                    games,
                    100 * points / games,
                    100 * bound(-1),
                    100 * bound(1),
                    (double) plies / games,
                    longestMillis);
        }
    }

    static <M extends Move> Result play(Rules<M> rules, String one, String other, int games, int millis, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Duration time = Duration.ofMillis(millis);
        double points = 0;
        long plies = 0;
        double longest = 0;
        Position<M> opening = rules.start();
        for (int game = 0; game < games; game++) {
            opening = game % 2 == 0 ? opening(rules, random) : opening;
            Seat seat = game % 2 == 0 ? Seat.FIRST : Seat.SECOND;
            PlayerOptions options = new PlayerOptions(1, 16, random.nextLong());
            try (Player<M> first = Players.of(one, rules, options);
                    Player<M> second = Players.of(other, rules, options)) {
                Position<M> now = opening;
                while (!now.isOver()) {
                    Player<M> player = now.seatToMove() == seat ? first : second;
                    Report<M> report = player.choose(now, Budget.time(time, THREADS::getCurrentThreadCpuTime));
                    longest = Math.max(longest, report.nanos() / 1e6);
                    now = now.play(report.move());
                    plies++;
                }
                Outcome outcome = now.outcome().orElseThrow();
                points +=
                        outcome.seat().map(winner -> winner == seat ? 1.0 : 0.0).orElse(0.5);
            }
            System.err.printf("\r%d: %.1f", game + 1, points);
        }
        System.err.println();
        return new Result(points, games, plies, longest);
    }

    private static <M extends Move> Position<M> opening(Rules<M> rules, SplittableRandom random) {
        Position<M> now = rules.start();
        for (int ply = 0; ply < OPENING_PLIES && !now.isOver(); ply++) {
            now = now.play(now.legalMoves().random(random));
        }
        return now.isOver() ? opening(rules, random) : now;
    }
}
