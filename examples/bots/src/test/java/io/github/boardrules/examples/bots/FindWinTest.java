package io.github.boardrules.examples.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.Position;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindborneRules;
import java.util.Optional;
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
        "windborne 4 pawns=1, 4",
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
                    play(evaluation, now, win.get());
                }
                now = now.play(now.legalMoves().random(random));
            }
        }
        assertThat(longest).isGreaterThanOrEqualTo(plies);
    }

    private void play(Evaluation<WindborneMove> evaluation, Position<WindborneMove> position, Win<WindborneMove> win) {
        Color winner = position.toMove();
        Position<WindborneMove> next = position.play(win.move());
        if (next.isOver()) {
            assertWon(next, winner);
            return;
        }
        if (win.plies() <= ALL_ANSWERS) {
            next.legalMoves().forEach(answer -> goOn(evaluation, next.play(answer), winner, win.plies() - 2));
        } else {
            for (int i = 0; i < SOME_ANSWERS; i++) {
                goOn(evaluation, next.play(next.legalMoves().random(random)), winner, win.plies() - 2);
            }
        }
    }

    private void goOn(Evaluation<WindborneMove> evaluation, Position<WindborneMove> now, Color winner, int plies) {
        if (plies == 0 || now.isOver()) {
            assertWon(now, winner);
            return;
        }
        Optional<Win<WindborneMove>> win = evaluation.findWin(now, Evaluation.MOST_THREATS);
        assertThat(win).as("%s", now).isPresent();
        play(evaluation, now, win.orElseThrow());
    }

    private static void assertWon(Position<WindborneMove> end, Color winner) {
        assertThat(end.outcome().flatMap(outcome -> outcome.winner()))
                .as("%s", end)
                .contains(winner);
    }
}
