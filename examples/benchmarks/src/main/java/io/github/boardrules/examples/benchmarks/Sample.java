package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Positions in which the game goes on, from random games, each with a legal move; the same ones in every run.
 *
 * @param positions the positions
 * @param moves a legal move of each
 * @param <M> the game's type of moves
 */
record Sample<M extends Move>(List<Position<M>> positions, List<M> moves) {
    /** How many positions benchmarks go through. */
    static final int SIZE = 1_000;

    /** Takes the positions of games in turn. */
    static Sample<?> of(String rules) {
        return of(Games.rules(rules).start());
    }

    private static <M extends Move> Sample<M> of(Position<M> start) {
        Random random = new Random(1);
        List<Position<M>> positions = new ArrayList<>();
        List<M> moves = new ArrayList<>();
        Position<M> position = start;
        while (positions.size() < SIZE) {
            M move = position.legalMoves().random(random);
            positions.add(position);
            moves.add(move);
            Position<M> next = position.play(move);
            position = next.isOver() ? start : next;
        }
        return new Sample<>(positions, moves);
    }

    /** Plays one game to its end. */
    static GameRecord<?> game(String rules) {
        return game(Games.rules(rules));
    }

    private static <M extends Move> GameRecord<M> game(Rules<M> rules) {
        Random random = new Random(1);
        GameRecord<M> game = GameRecord.of(rules);
        while (game.outcome().isEmpty()) {
            game = game.play(game.position().legalMoves().random(random));
        }
        return game;
    }
}
