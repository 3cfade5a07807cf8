package io.github.boardrules.examples.bots.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Rules;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningsTest {
    @ParameterizedTest
    @ValueSource(strings = {"vaw 8", "windborne 7"})
    void aSeedReproducesThem(String text) {
        Rules<?> rules = Games.rules(text);
        Set<GameRecord<?>> all = new HashSet<>();
        for (int pair = 0; pair < 100; pair++) {
            GameRecord<?> game = new Openings(4, 5).begin(rules, pair);
            assertThat(game.plies()).isEqualTo(4);
            assertThat(game.outcome()).isEmpty();
            assertThat(new Openings(4, 5).begin(rules, pair)).isEqualTo(game);
            assertThat(new Openings(4, 6).begin(rules, pair)).isNotEqualTo(game);
            all.add(game);
        }
        assertThat(all).hasSizeGreaterThan(95);
    }

    @ParameterizedTest
    @ValueSource(strings = {"vaw 6", "windborne 2", "windborne 2 pawns=1"})
    void theGameAlwaysGoesOn(String text) {
        for (int pair = 0; pair < 20; pair++) {
            assertThat(new Openings(1000, 1).begin(Games.rules(text), pair).outcome())
                    .isEmpty();
        }
    }

    @Test
    void aGameCanBeginAtTheStart() {
        assertThat(new Openings(0, 1).begin(Games.rules("vaw 8"), 3)).isEqualTo(GameRecord.of(Games.rules("vaw 8")));
    }
}
