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
