package io.github.boardrules.examples.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Games;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.time.Duration;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class MctsPlayerTest {
    @ParameterizedTest
    @ValueSource(strings = {"vaw 8", "windborne 5"})
    void the_tree_is_kept_as_the_game_goes_on(String rules) {
        keep(Games.rules(rules));
    }

    private static <M extends Move> void keep(Rules<M> rules) {
        PlayerOptions options = new PlayerOptions(1, 16, 1);
        try (Player<M> player = new MctsPlayer<>(rules, options, true);
                Player<M> fresh = new MctsPlayer<>(rules, options, true)) {
            Report<M> first = player.choose(rules.start(), Budget.nodes(3000));
            assertThat(first.line()).hasSizeGreaterThan(2);
            Position<M> later =
                    rules.start().play(first.line().get(0)).play(first.line().get(1));
            // One simulation alone tries one move only.
            assertThat(fresh.choose(later, Budget.nodes(1)).shares()).hasSize(1);
            assertThat(player.choose(later, Budget.nodes(1)).shares()).hasSizeGreaterThan(1);
            player.newGame();
            assertThat(player.choose(later, Budget.nodes(1)).shares()).hasSize(1);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"vaw 16", "windborne 13 pawns=9"})
    void the_tree_takes_no_more_memory_than_it_may(String rules) {
        fill(Games.rules(rules));
    }

    private static <M extends Move> void fill(Rules<M> rules) {
        try (MctsPlayer<M> player = new MctsPlayer<>(rules, new PlayerOptions(1, 1, 1), true)) {
            Position<M> now = rules.start();
            for (int ply = 0; ply < 4; ply++) {
                Report<M> report = player.choose(now, Budget.time(Duration.ofMillis(100)));
                assertThat(player.bytes()).isLessThan(1_200_000);
                now = now.play(report.move());
            }
        }
    }
}
