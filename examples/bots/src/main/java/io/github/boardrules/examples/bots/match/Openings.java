package io.github.boardrules.examples.bots.match;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Rules;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * How games begin: with some random moves, the same for two games in which the players change seats.
 *
 * @param plies how many random moves, from 0
 * @param seed where chance begins
 */
public record Openings(int plies, long seed) {
    private static final int MOST_PLIES = 1000;

    /** Where random moves end the game so often, the last of them is taken back. */
    private static final int TRIES = 20;

    /**
     * Checks the number.
     *
     * @throws IllegalArgumentException if it is not from 0 to 1,000
     */
    public Openings {
        if (plies < 0 || plies > MOST_PLIES) {
            throw new IllegalArgumentException(
                    "the random moves of an opening must be from 0 to " + MOST_PLIES + ", not " + plies);
        }
    }

    /** Plays the opening of a pair of games, in which the game goes on. */
    <M extends Move> GameRecord<M> begin(Rules<M> rules, int pair) {
        RandomGenerator random = new SplittableRandom(Seeds.of(seed, pair));
        GameRecord<M> game = play(rules, random);
        for (int i = 1; i < TRIES && game.outcome().isPresent(); i++) {
            game = play(rules, random);
        }
        return game.outcome().isEmpty() ? game : game.upTo(game.plies() - 1);
    }

    private <M extends Move> GameRecord<M> play(Rules<M> rules, RandomGenerator random) {
        GameRecord<M> game = GameRecord.of(rules);
        while (game.plies() < plies && game.outcome().isEmpty()) {
            game = game.play(game.position().legalMoves().random(random));
        }
        return game;
    }
}
