package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Searches by alpha-beta, one ply deeper again and again until the budget is spent. Several threads do the same in
 * different orders, and help each other by the transposition table that they share.
 */
final class AlphaBetaPlayer<M extends Move> implements Player<M> {
    private final Rules<M> rules;
    private final TranspositionTable table;
    private final Workers workers;
    private final SplittableRandom random;

    AlphaBetaPlayer(Rules<M> rules, PlayerOptions options) {
        this.rules = rules;
        this.table = new TranspositionTable(options.hashMegabytes());
        this.workers = new Workers(options.threads() - 1);
        this.random = new SplittableRandom(options.seed());
    }

    @Override
    public Report<M> choose(Position<M> position, Budget budget, Consumer<? super Report<M>> progress) {
        if (position.isOver()) {
            throw new IllegalArgumentException("the game is over: there is no move to find");
        }
        SearchLimits limits = new SearchLimits(budget);
        long seed = random.nextLong();
        Optional<Win<M>> win = Evaluations.of(rules).findWin(position, Evaluation.MOST_THREATS);
        if (win.isPresent()) {
            return Report.of(win.get(), limits);
        }
        try {
            workers.start(number -> {
                SplittableRandom order = new SplittableRandom(seed + number);
                deepen(position, limits, order, 2 + number % 2, report -> {});
            });
            return deepen(position, limits, random.split(), 1, progress);
        } finally {
            limits.stop();
            workers.await();
        }
    }

    private Report<M> deepen(
            Position<M> position,
            SearchLimits limits,
            SplittableRandom order,
            int firstDepth,
            Consumer<? super Report<M>> progress) {
        Evaluation<M> evaluation = Evaluations.of(rules);
        Optional<Guide<M>> guide = evaluation.guide(position, 1);
        boolean guided = guide.isPresent();
        Report<M> best = guided ? promising(position, guide.get(), limits) : greedy(position, evaluation, limits);
        AlphaBeta<M> search = new AlphaBeta<>(evaluation, table, limits, order, guided);
        int deepest = Math.min(limits.budget().depth(), AlphaBeta.MAX_PLY - 1);
        for (int depth = firstDepth; depth <= deepest; depth++) {
            int score = search.search(position, depth);
            int[] line = search.line();
            boolean whole = !search.isStopped();
            if (line.length > 0) {
                // A search cut short has kept the best line or found a better one, but has no score for it.
                best = report(
                        position,
                        line,
                        whole ? Evaluation.value(score) : best.score(),
                        whole ? depth : depth - 1,
                        limits);
            }
            if (!whole || Math.abs(score) >= Evaluation.PROVEN) {
                break;
            }
            progress.accept(best);
        }
        return best;
    }

    private Report<M> report(Position<M> position, int[] line, double score, int depth, SearchLimits limits) {
        List<M> moves = new ArrayList<>();
        Position<M> now = position;
        for (int move : line) {
            moves.add(Face.decode(now, move));
            now = Face.play(now, move);
        }
        M first = moves.get(0);
        return new Report<>(
                first,
                score,
                depth,
                limits.nodes(),
                limits.budget().elapsedNanos(),
                List.copyOf(moves),
                Map.of(first, 1.0));
    }

    /** Returns what a guide finds best, for where there is no time to search at all. */
    private Report<M> promising(Position<M> position, Guide<M> guide, SearchLimits limits) {
        int best = Face.encode(position, guide.moves().get(0));
        return report(position, new int[] {best}, 0, 0, limits);
    }

    /** Returns what looks best at a glance, for where there is no time to search at all. */
    private Report<M> greedy(Position<M> position, Evaluation<M> evaluation, SearchLimits limits) {
        int[] moves = Face.buffer(position);
        int count = Face.list(position, moves);
        int best = moves[0];
        int bestScore = Integer.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            int score = -evaluation.scoreOrResult(Face.play(position, moves[i]));
            if (score > bestScore) {
                best = moves[i];
                bestScore = score;
            }
        }
        return report(position, new int[] {best}, Math.max(-0.9999, Evaluation.value(bestScore)), 0, limits);
    }

    @Override
    public void newGame() {
        table.clear();
    }

    @Override
    public void close() {
        workers.close();
    }
}
