package io.github.boardrules.contract;

import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.geometry.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Moves in a wide sense: legal ones, their images, moves that are legal elsewhere in the game or on another board, and
 * whatever can be read that looks like them.
 */
final class AnyMoves {
    private static final int COUNT = 30;

    private AnyMoves() {}

    /** Returns moves to try in the last position of a game. */
    static List<Move> of(Play play, List<String> ruleSets, Random random) {
        List<Rules<Move>> sameGame = ruleSets.stream()
                .map(Laws::read)
                .filter(rules -> rules.game().equals(play.rules().game()))
                .toList();
        Rules<Move> otherRules = sameGame.get(random.nextInt(sameGame.size()));
        List<Position<Move>> elsewhere = new ArrayList<>(play.positions());
        elsewhere.addAll(Play.random(otherRules.start(), 10, false, random).positions());
        elsewhere.removeIf(Position::isOver);
        List<Move> moves = new ArrayList<>();
        while (moves.size() < COUNT) {
            Position<Move> source = play.last();
            if (source.isOver() || random.nextInt(3) == 0) {
                source = elsewhere.get(random.nextInt(elsewhere.size()));
            }
            moves.add(like(source.legalMoves().random(random), source.rules(), random));
        }
        return moves;
    }

    private static Move like(Move move, Rules<Move> rules, Random random) {
        List<GameSymmetry> symmetries = rules.symmetries();
        return switch (random.nextInt(6)) {
            case 0 -> symmetries.get(random.nextInt(symmetries.size())).apply(move);
            case 1 -> read(rules, Texts.mutated(move.toString(), random), move);
            case 2, 3 -> read(rules, Texts.withOtherCells(move.toString(), random), move);
            default -> move;
        };
    }

    private static Move read(Rules<Move> rules, String text, Move otherwise) {
        try {
            return rules.parseMove(text);
        } catch (NotationException e) {
            return otherwise;
        }
    }
}
