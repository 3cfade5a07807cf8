package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** Picks any legal move, each with the same probability. */
final class RandomPlayer<M extends Move> implements Player<M> {
    private final RandomGenerator random;

    RandomPlayer(RandomGenerator random) {
        this.random = random;
    }

    @Override
    public Report<M> choose(Position<M> position, Budget budget, Consumer<? super Report<M>> progress) {
        if (position.isOver()) {
            throw new IllegalArgumentException("the game is over: there is no move to find");
        }
        M move = position.legalMoves().random(random);
        return new Report<>(move, 0, 0, 1, budget.elapsedNanos(), List.of(move), Map.of(move, 1.0));
    }
}
