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

    /** Where random moves end the game this often, fewer are played. */
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
        for (int length = plies; length > 0; length--) {
            for (int i = 0; i < TRIES; i++) {
                GameRecord<M> game = GameRecord.of(rules);
                while (game.plies() < length && game.outcome().isEmpty()) {
                    game = game.play(game.position().legalMoves().random(random));
                }
                if (game.outcome().isEmpty()) {
                    return game;
                }
            }
        }
        return GameRecord.of(rules);
    }
}
