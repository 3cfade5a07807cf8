package io.github.boardrules.examples.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Wins and losses that can be proven are proven. */
@Timeout(60)
class WinsTest {
    private static <M extends Move> Report<M> search(String name, Position<M> position, long nodes) {
        try (Player<M> player = Players.of(name, position.rules(), new PlayerOptions(1, 4, 1))) {
            return player.choose(position, Budget.nodes(nodes));
        }
    }

    private static Report<?> search(String name, String rules, String position, long nodes) {
        return search(name, RuleSets.of(rules).parsePosition(position), nodes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "mcts", "alphabeta"})
    void after_a_pass_whoever_is_ahead_passes_and_has_won(String name) {
        Report<?> report = search(name, "vaw 8", "7V/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVV2/8 w 1", 1000);
        assertThat(report.move()).hasToString("pass");
        assertThat(report.score()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mcts", "alphabeta"})
    void a_win_two_plies_away_is_proven(String name) {
        // Black's only piece cannot jump, so that Black can only pass, and White's h8 decides.
        Report<?> report = search(name, "vaw 8", "7V/8/8/3v4/8/V7/V7/8 w 0", 1000);
        assertThat(report.score()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"alphabeta"})
    void the_quicker_win_is_played(String name) {
        Report<?> report = search(name, "vaw 8", "7V/8/8/3v4/8/V7/V7/8 w 0", 1000);
        assertThat(report.move()).hasToString("pass");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mcts", "alphabeta"})
    void a_position_lost_in_one_is_seen(String name) {
        Report<?> report = search(name, "vaw 8", "7V/8/8/3v4/8/V7/V7/8 b 1", 1000);
        assertThat(report.score()).isEqualTo(-1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mcts", "alphabeta"})
    void lost_positions_of_windborne_are_seen_and_moves_into_them_found(String name) {
        for (String rules : new String[] {"windborne 3", "windborne 4 pawns=5", "windborne 7", "windborne 3 pawns=2"}) {
            findLost(name, RuleSets.of(rules));
        }
    }

    /** Plays by chance until a move leads to a position that is lost whatever comes, which only the rules say. */
    private static <M extends Move> void findLost(String name, Rules<M> rules) {
        SplittableRandom random = new SplittableRandom(2);
        int found = 0;
        for (int game = 0; game < 400 && found < 3; game++) {
            Position<M> now = rules.start();
            while (!now.isOver()) {
                Position<M> next = now.play(now.legalMoves().random(random));
                if (!next.isOver() && loses(next)) {
                    found++;
                    assertThat(search(name, next, 300).score())
                            .as("lost: %s", next)
                            .isEqualTo(-1);
                }
                now = next;
            }
        }
        assertThat(found).isPositive();
    }

    private static <M extends Move> boolean loses(Position<M> position) {
        // Nearly always one of the first moves answers that.
        for (M move : position.legalMoves()) {
            Position<M> next = position.play(move);
            if (next.outcome().flatMap(outcome -> outcome.seat()).orElse(position.seatToMove())
                    == position.seatToMove()) {
                return false;
            }
        }
        return true;
    }

    @ParameterizedTest
    @ValueSource(strings = {"mcts", "alphabeta"})
    void a_game_without_an_evaluation_is_searched_too(String name) {
        // Whoever begins has two in a row with the second cell, wherever it is.
        assertThat(search(name, RuleSets.of("toylet").start(), 1000).score()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"mcts", "alphabeta"})
    void three_in_a_row_is_won_in_the_end(String name) {
        Report<?> report = search(name, "toy 3", "3/BB1/WW1 w", 2000);
        assertThat(report.move()).hasToString("c1");
        assertThat(report.score()).isEqualTo(1);
    }
}
