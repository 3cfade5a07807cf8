package io.github.boardrules.examples.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Collections2;
import com.google.common.collect.Sets;
import com.google.common.primitives.Ints;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.Position;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindborneMove.Turn;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is said to win does, whatever the other side answers. */
@Timeout(120)
class FindWinTest {
    /** From a position after so many plies on, all answers are tried; before, some. */
    private static final int ALL_ANSWERS = 4;

    private static final int SOME_ANSWERS = 12;

    private final SplittableRandom random = new SplittableRandom(8);

    @ParameterizedTest
    @CsvSource({
        "windborne 3, 4",
        "windborne 4, 4",
        "windborne 3 pawns=2, 2",
        "windborne 4 pawns=4, 2",
        "windborne 4 pawns=5, 4",
        "windborne 4 pawns=1, 2",
        "windborne 5, 4"
    })
    void a_win_that_is_found_wins_against_every_answer(String text, int plies) {
        WindborneRules rules = WindborneRules.parse(text);
        Evaluation<WindborneMove> evaluation = Evaluations.of(rules);
        int longest = 0;
        for (int game = 0; game < 30; game++) {
            Position<WindborneMove> now = rules.start();
            while (!now.isOver()) {
                Optional<Win<WindborneMove>> win = evaluation.findWin(now, Evaluation.MOST_THREATS);
                if (win.isPresent()) {
                    longest = Math.max(longest, win.get().plies());
                    play(now, win.get(), List.of());
                }
                now = now.play(now.legalMoves().random(random));
            }
        }
        assertThat(longest).isGreaterThanOrEqualTo(plies);
    }

    /** Positions from games, in which it is a wall that wins, a disk where a slide would lead to, or a third pawn. */
    @ParameterizedTest
    @CsvSource({
        "b6/5b2/9/1b1bb5/b1bb7/3bb3b2b/1bwwb1ww3bb/bwWwbwWw2w1/wwwbbwww1b1/bwbbwb4/bbbwwwwbw/wwbbbwww/Wwbbwww b -",
        "wwww3/bbbbb2W/Bb6w/bb6w1/w3w2b3/b5w1ww2/w3b8/12/5b1p3/10/7b1/6w1/4wb1 b -",
        "2b4/8/b8/bb1p5w/wb7w1/3w6ww/bw1wb3ww1wW/4b3W1bb/2w4w2w/b5b2b/9/8/b1bb2b w -",
        "7/ww5b/pw5bb/2w4bbw/11/b2b7w/b7ww1ww/12/7w3/4bw4/3wBb3/6b1/6B b -"
    })
    void wins_at_once_of_all_kinds_are_found(String position) {
        WindborneRules rules = WindborneRules.parse("windborne 7");
        Position<WindborneMove> now = rules.parsePosition(position);
        Win<WindborneMove> win = Evaluations.of(rules).findWin(now, 1).orElseThrow();
        assertThat(win.plies()).isEqualTo(2);
        play(now, win, List.of());
    }

    @ParameterizedTest
    @CsvSource({"windborne 3", "windborne 4", "windborne 5"})
    void nearly_all_wins_at_once_are_found(String text) {
        WindborneRules rules = WindborneRules.parse(text);
        Evaluation<WindborneMove> evaluation = Evaluations.of(rules);
        WindborneBoard board = new WindborneBoard(rules);
        WindborneThreats threats = new WindborneThreats(board);
        int there = 0;
        int found = 0;
        for (int game = 0; game < 30; game++) {
            Position<WindborneMove> now = rules.start();
            while (!now.isOver()) {
                Position<WindborneMove> position = now;
                if (position.legalMoves().stream().anyMatch(move -> isLost(position.play(move), board, threats))) {
                    there++;
                    found += evaluation.findWin(now, 1).isPresent() ? 1 : 0;
                }
                now = now.play(now.legalMoves().random(random));
            }
        }
        assertThat(there).isGreaterThan(30);
        assertThat(found).isGreaterThanOrEqualTo(there * 9 / 10);
    }

    private static boolean isLost(Position<WindborneMove> position, WindborneBoard board, WindborneThreats threats) {
        if (position.isOver()) {
            return false;
        }
        board.read((WindbornePosition) position);
        return threats.hasDecisive(WindborneBoard.opposite(board.toMove)) && !threats.canEscape(board.toMove);
    }

    /** Plays a win out; of the disks that were placed against it before, only some were reckoned with. */
    private void play(Position<WindborneMove> position, Win<WindborneMove> win, List<Cell> answers) {
        Color winner = position.toMove();
        Position<WindborneMove> next = position.play(win.move());
        if (next.isOver()) {
            assertWon(next, winner);
            return;
        }
        if (win.plies() <= ALL_ANSWERS) {
            next.legalMoves().forEach(answer -> goOn(next, (Turn) answer, win.plies() - 2, answers));
        } else {
            for (int i = 0; i < SOME_ANSWERS; i++) {
                goOn(next, (Turn) next.legalMoves().random(random), win.plies() - 2, answers);
            }
        }
    }

    private void goOn(Position<WindborneMove> threatened, Turn answer, int plies, List<Cell> before) {
        Position<WindborneMove> now = threatened.play(answer);
        if (plies == 0 || now.isOver()) {
            assertWon(now, threatened.toMove().opposite());
            return;
        }
        List<Cell> answers = new ArrayList<>(before);
        answers.add(answer.disk());
        play(now, goneOn((WindbornePosition) now, answers, plies / 2 + 1), answers);
    }

    /**
     * Returns the next move of an attack, however much has to be tried for it. Which disks and threats are looked at
     * depends on the order of the pawns, and on disks elsewhere; what is found without these goes on with them, too,
     * unless it needs their cells.
     */
    private static Win<WindborneMove> goneOn(WindbornePosition now, List<Cell> answers, int mostThreats) {
        WindborneBoard board = new WindborneBoard(now.rules());
        WindborneWins wins = new WindborneWins(board, new WindborneThreats(board));
        board.read(now);
        List<List<Integer>> orders = List.copyOf(Collections2.permutations(Ints.asList(board.pawns.clone())));
        for (Set<Cell> without : Sets.powerSet(Set.copyOf(answers))) {
            List<Integer> places = without.stream()
                    .map(cell -> board.places[now.rules().grid().index(cell)])
                    .toList();
            places.forEach(place -> board.flipDisk(place, WindborneBoard.opposite(board.toMove)));
            for (List<Integer> order : orders) {
                Arrays.setAll(board.pawns, order::get);
                if (wins.find(mostThreats, Integer.MAX_VALUE) && places.stream().noneMatch(wins::needs)) {
                    return wins.win();
                }
            }
            places.forEach(place -> board.flipDisk(place, WindborneBoard.opposite(board.toMove)));
        }
        throw new AssertionError("the attack does not go on: " + now.rules() + ": " + now);
    }

    private static void assertWon(Position<WindborneMove> end, Color winner) {
        assertThat(end.outcome().flatMap(outcome -> outcome.winner()))
                .as("%s", end)
                .contains(winner);
    }
}
