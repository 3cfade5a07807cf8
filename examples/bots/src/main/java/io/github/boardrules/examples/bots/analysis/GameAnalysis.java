package io.github.boardrules.examples.bots.analysis;

import io.github.boardrules.examples.bots.Player;
import io.github.boardrules.examples.bots.Report;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Goes through a game with a player, searching every position once: what is found after a move says how good the move
 * was. Immutable.
 *
 * <p>The chance of winning that belongs to a score from -1 to 1 is {@code (1 + score) / 2}, a draw being half a win. A
 * move's loss is the chance before it, with the best move, less the chance after it, and nothing where it is the best.
 *
 * @param <M> the game's type of moves
 */
public final class GameAnalysis<M extends Move> {
    private final GameRecord<M> game;

    /** For each position how good it is for the side to move, and the best line, empty in a finished one. */
    private final List<Found<M>> found;

    private GameAnalysis(GameRecord<M> game, List<Found<M>> found) {
        this.game = game;
        this.found = List.copyOf(found);
    }

    private record Found<M extends Move>(double score, Optional<M> best) {}

    /** Is told how far an analysis is. */
    @FunctionalInterface
    public interface Progress {
        /**
         * Tells how many positions there are.
         *
         * @param done those searched
         * @param total those of the game
         */
        void update(int done, int total);
    }

    /**
     * What there is to say of a move that was played.
     *
     * @param <M> the game's type of moves
     * @param ply its place in the game, from 0
     * @param move the move
     * @param best the best move instead
     * @param score how good the position was for who played it, from -1 to 1
     * @param scoreAfter how good the position after it is for the same seat
     * @param loss the chance of winning that it gave away, from 0 to 1
     * @param judgement what is said of that
     */
    public record PlayedMove<M extends Move>(
            int ply, M move, M best, double score, double scoreAfter, double loss, Judgement judgement) {}

    /**
     * Analyses a game.
     *
     * @param <M> the game's type of moves
     * @param game the game
     * @param player who searches
     * @param each how much to search each position
     * @param progress told after each position
     * @return the analysis
     */
    public static <M extends Move> GameAnalysis<M> of(
            GameRecord<M> game, Player<M> player, Effort each, Progress progress) {
        List<Found<M>> found = new ArrayList<>();
        for (int ply = 0; ply <= game.plies(); ply++) {
            Position<M> position = game.positionAt(ply);
            if (position.isOver()) {
                found.add(new Found<>(PositionAnalysis.decided(position), Optional.empty()));
            } else {
                Report<M> report = player.choose(position, each.begin(1));
                found.add(new Found<>(report.score(), Optional.of(report.move())));
            }
            progress.update(ply + 1, game.plies() + 1);
        }
        return new GameAnalysis<>(game, found);
    }

    /**
     * Returns the game.
     *
     * @return the record
     */
    public GameRecord<M> game() {
        return game;
    }

    /**
     * Returns what there is to say of each move.
     *
     * @return a list in the order of play; immutable
     */
    public List<PlayedMove<M>> moves() {
        return IntStream.range(0, game.plies()).mapToObj(this::move).toList();
    }

    private PlayedMove<M> move(int ply) {
        M move = game.moves().get(ply);
        M best = found.get(ply).best().orElseThrow();
        double score = found.get(ply).score();
        // The seats alternate, also where sides are swapped
        double after = PositionAnalysis.opposite(found.get(ply + 1).score());
        double loss = move.equals(best) ? 0 : Math.max(0, chance(score) - chance(after));
        return new PlayedMove<>(ply, move, best, score, after, loss, Judgement.of(loss));
    }

    /**
     * Returns how the game went for the first seat, which keeps it through a swap.
     *
     * @return the first seat's chance of winning in each position, from 0 to 1; immutable
     */
    public List<Double> chances() {
        return IntStream.rangeClosed(0, game.plies())
                .mapToObj(this::firstSeatsChance)
                .toList();
    }

    private double firstSeatsChance(int ply) {
        double score = found.get(ply).score();
        return chance(game.positionAt(ply).seatToMove() == Seat.FIRST ? score : -score);
    }

    private static double chance(double score) {
        return (1 + score) / 2;
    }
}
