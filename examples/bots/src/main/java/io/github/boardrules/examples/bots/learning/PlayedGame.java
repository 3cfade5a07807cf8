package io.github.boardrules.examples.bots.learning;

import io.github.boardrules.examples.bots.Budget;
import io.github.boardrules.examples.bots.Player;
import io.github.boardrules.examples.bots.PlayerOptions;
import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.examples.bots.Report;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * A game that a player played against itself, and what it found before each move that it searched for.
 *
 * @param <M> the game's type of moves
 * @param number which of the games it is, from 0
 * @param record the game
 * @param searches what was found, by ply, for all plies after the random ones
 */
record PlayedGame<M extends Move>(int number, GameRecord<M> record, List<Search<M>> searches) {
    /**
     * What was found at a ply.
     *
     * @param score how good the position is for the side to move, from -1 to 1
     * @param shares how the search was divided among moves
     */
    record Search<M extends Move>(int ply, double score, Map<M, Double> shares) {}

    /**
     * Plays one of the games. Whatever chance there is comes from that game's seed alone.
     *
     * @throws InterruptedException if the thread is interrupted, after the move that it is searching for
     */
    static <M extends Move> PlayedGame<M> play(SelfPlayOptions options, Rules<M> rules, int number)
            throws InterruptedException {
        long seed = SelfPlayOptions.gameSeed(options.seed(), number);
        SplittableRandom random = new SplittableRandom(seed);
        PlayerOptions playerOptions = new PlayerOptions(1, options.hashMegabytes(), random.nextLong());
        int randomPlies = random.nextInt(options.randomPlies() + 1);
        List<Search<M>> searches = new ArrayList<>();
        GameRecord<M> game = GameRecord.of(rules)
                .withTag("Event", "self-play of " + options.player() + " with " + options.nodes() + " nodes a move")
                .withTag("Round", Integer.toString(number))
                .withTag("Seed", Long.toString(seed));
        try (Player<M> player = Players.of(options.player(), rules, playerOptions)) {
            while (game.outcome().isEmpty()) {
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                Position<M> position = game.position();
                int ply = game.plies();
                if (ply < randomPlies) {
                    game = game.play(position.legalMoves().random(random));
                    continue;
                }
                Report<M> report = player.choose(position, Budget.nodes(options.nodes()));
                Search<M> search = new Search<>(ply, report.score(), shares(report));
                searches.add(search);
                boolean picked = ply < options.temperaturePlies() && options.temperature() > 0;
                M move = picked ? pick(search.shares(), options.temperature(), random) : report.move();
                game = game.play(move).withComment(ply, String.format(Locale.ROOT, "%+.3f", report.score()));
            }
        }
        return new PlayedGame<>(number, game, List.copyOf(searches));
    }

    private static <M extends Move> Map<M, Double> shares(Report<M> report) {
        return report.shares().isEmpty() ? Map.of(report.move(), 1.0) : report.shares();
    }

    /** Picks a move with a probability in proportion to the power of its share; in strict arithmetic, as bytes depend on it. */
    private static <M extends Move> M pick(Map<M, Double> shares, double temperature, RandomGenerator random) {
        List<M> moves = List.copyOf(shares.keySet());
        double most = shares.values().stream().mapToDouble(share -> share).max().orElse(1);
        double[] sums = new double[moves.size()];
        double sum = 0;
        for (int i = 0; i < sums.length; i++) {
            Double share = shares.get(moves.get(i));
            // Relative to the most, which keeps its weight however low the temperature is
            sum += share == null ? 0 : StrictMath.pow(share / most, 1 / temperature);
            sums[i] = sum;
        }
        double drawn = random.nextDouble() * sum;
        for (int i = 0; i < sums.length; i++) {
            if (drawn < sums[i]) {
                return moves.get(i);
            }
        }
        return moves.get(sums.length - 1);
    }
}
