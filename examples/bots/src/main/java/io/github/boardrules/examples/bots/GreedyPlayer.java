package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Plays the move after which the evaluation is best, and looks no further; of equal ones any. Where there is no time for
 * all moves it has looked at those that promise most, and then at others by chance.
 */
final class GreedyPlayer<M extends Move> implements Player<M> {
    private static final int GUIDED = 64;

    private final Evaluation<M> evaluation;
    private final RandomGenerator random;

    GreedyPlayer(Rules<M> rules, RandomGenerator random) {
        this.evaluation = Evaluations.of(rules);
        this.random = random;
    }

    @Override
    public Report<M> choose(Position<M> position, Budget budget, Consumer<? super Report<M>> progress) {
        if (position.isOver()) {
            throw new IllegalArgumentException("the game is over: there is no move to find");
        }
        Best best = new Best(position);
        evaluation
                .guide(position, GUIDED)
                .ifPresent(guide -> guide.moves().forEach(move -> best.look(Face.encode(position, move), budget)));
        int count = Face.count(position);
        // All numbers below the count, each once, from anywhere on in steps of a size that has no divisor with it.
        int step = 1 + random.nextInt(count);
        while (gcd(step, count) != 1) {
            step++;
        }
        int index = random.nextInt(count);
        for (int i = 0; i < count && !best.isLate(budget); i++) {
            best.look(Face.get(position, index), budget);
            index = (int) (((long) index + step) % count);
        }
        M move = Face.decode(position, best.move);
        // That every move loses is proven only by looking at every move.
        boolean isOpen = best.score <= -Evaluation.PROVEN && best.looked < count;
        double value = Evaluation.value(isOpen ? 1 - Evaluation.PROVEN : best.score);
        return new Report<>(move, value, 1, best.looked, budget.elapsedNanos(), List.of(move), Map.of(move, 1.0));
    }

    private static int gcd(int a, int b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    private final class Best {
        private final Position<M> position;
        private int move;
        private int score = Integer.MIN_VALUE;
        private long looked;
        private int ties;

        Best(Position<M> position) {
            this.position = position;
        }

        boolean isLate(Budget budget) {
            return looked > 0 && budget.isSpent(looked);
        }

        void look(int candidate, Budget budget) {
            if (isLate(budget)) {
                return;
            }
            looked++;
            int found = -evaluation.scoreOrResult(Face.play(position, candidate));
            ties = found == score ? ties + 1 : 0;
            if (found > score || (found == score && random.nextInt(ties + 1) == 0)) {
                score = found;
                move = candidate;
            }
        }
    }
}
