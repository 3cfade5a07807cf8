package io.github.boardrules.examples.tool.speed;

import io.github.boardrules.game.CodedPosition;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawPosition;
import io.github.boardrules.vaw.VawRules;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;

/**
 * Positions of random games, each with one move to ask about: is it legal, and if not, why? For one thread.
 *
 * <p>A position can keep what one question has found out, so all positions are {@linkplain #renew() made anew} before
 * they are asked again.
 *
 * @param <M> the game's type of moves
 */
public final class Questions<M extends Move> {
    private final List<CodedPosition<M>> before = new ArrayList<>();
    private final List<Integer> lastCodes = new ArrayList<>();
    private final List<M> moves = new ArrayList<>();
    private List<Position<M>> positions = List.of();

    private Questions() {}

    /**
     * Chooses positions and moves: of each position of random games in turn, one move.
     *
     * @param rules the rules
     * @param number how many
     * @param legal whether to ask about legal moves, each with the same chance; otherwise about any: half of them begin
     *     with a piece or pawn that could move, the rest of the cells are any of the board
     * @param random where chance comes from
     * @return the questions
     */
    public static Questions<?> of(Rules<?> rules, int number, boolean legal, RandomGenerator random) {
        if (rules instanceof VawRules vaw) {
            return choose(vaw.start(), number, legal ? Questions::legal : Questions::anyOfVaw, random);
        }
        if (rules instanceof WindborneRules windborne) {
            return choose(windborne.start(), number, legal ? Questions::legal : Questions::anyOfWindborne, random);
        }
        throw new IllegalArgumentException("another game: " + rules);
    }

    private static <M extends Move, P extends CodedPosition<M>> Questions<M> choose(
            P start, int number, BiFunction<P, RandomGenerator, M> move, RandomGenerator random) {
        Questions<M> questions = new Questions<>();
        P position = start;
        while (questions.moves.size() < number) {
            int code = position.moveCode(random.nextInt(position.moveCount()));
            @SuppressWarnings("unchecked") // a position of the same game
            P next = (P) position.playCode(code);
            if (next.isOver()) {
                position = start;
                continue;
            }
            questions.before.add(position);
            questions.lastCodes.add(code);
            questions.moves.add(move.apply(next, random));
            position = next;
        }
        questions.renew();
        return questions;
    }

    private static <M extends Move> M legal(CodedPosition<M> position, RandomGenerator random) {
        return position.legalMoves().random(random);
    }

    private static VawMove anyOfVaw(VawPosition position, RandomGenerator random) {
        List<Cell> board = List.copyOf(position.rules().grid().all());
        Color mover = position.toMove();
        List<Cell> own = List.copyOf(position.villagers(mover).or(position.warriors(mover)));
        boolean fromOwn = !own.isEmpty() && random.nextBoolean();
        return VawMove.jump(one(fromOwn ? own : board, random), one(board, random));
    }

    private static WindborneMove anyOfWindborne(WindbornePosition position, RandomGenerator random) {
        List<Cell> board = List.copyOf(position.rules().grid().all());
        Cell disk = one(board, random);
        if (position.pawns().size() < position.rules().pawns()) {
            return WindborneMove.opening(disk, one(board, random));
        }
        List<Cell> starts = random.nextBoolean() ? List.copyOf(position.pawns()) : board;
        return random.nextBoolean()
                ? WindborneMove.turn(disk)
                : WindborneMove.turn(one(starts, random), one(board, random), disk);
    }

    private static <E> E one(List<E> list, RandomGenerator random) {
        return list.get(random.nextInt(list.size()));
    }

    /** Makes every position anew, by playing the move that led to it. */
    public void renew() {
        List<Position<M>> made = new ArrayList<>();
        for (int i = 0; i < before.size(); i++) {
            made.add(before.get(i).playCode(lastCodes.get(i)));
        }
        positions = made;
    }

    /** Makes every position anew, from its text, so that nothing is known of it but what the text says. */
    public void renewFromTexts() {
        List<Position<M>> made = new ArrayList<>();
        for (Position<M> position : positions) {
            made.add(position.rules().parsePosition(position.toString()));
        }
        positions = made;
    }

    /**
     * Asks every position about its move.
     *
     * @return how many moves are refused
     */
    public int refused() {
        int refused = 0;
        for (int i = 0; i < positions.size(); i++) {
            if (positions.get(i).violation(moves.get(i)).isPresent()) {
                refused++;
            }
        }
        return refused;
    }

    /**
     * Returns how many questions there are.
     *
     * @return the number
     */
    public int size() {
        return moves.size();
    }
}
