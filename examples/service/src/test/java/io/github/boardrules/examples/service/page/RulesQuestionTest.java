package io.github.boardrules.examples.service.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.game.Games;
import io.github.boardrules.game.RulesException;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RulesQuestionTest {
    private static String rules(String name, Map<String, String> options) {
        return new RulesQuestion(name, options).answer().rules();
    }

    @Test
    void everyPresetIsOfferedAndItsStandardIsItsOwn() {
        assertThat(RulesQuestion.games().games())
                .extracting(GameOptions::name)
                .containsExactlyInAnyOrderElementsOf(Games.names());
        for (GameOptions game : RulesQuestion.games().games()) {
            String standard = game.name() + " " + game.options().get(0).standard();
            assertThat(rules(game.name(), Map.of())).isEqualTo(standard);
        }
    }

    @Test
    void whatDiffersFromTheStandardIsTold() {
        assertThat(rules("vaw", Map.of("size", "10", "row", "4", "otherRow", "2", "pass", "forced")))
                .isEqualTo("vaw 10 rows=2,4 pass=forced");
        assertThat(rules("vaw", Map.of("row", "1", "otherRow", "2", "pass", "forced")))
                .isEqualTo("villawar 8");
        assertThat(rules("windborne", Map.of("size", "9", "pawns", "5", "swap", "off")))
                .isEqualTo("windborne 9 pawns=5 swap=off");
    }

    @Test
    void whatNoRulesHaveIsRefused() {
        assertThatThrownBy(() -> rules("windborne", Map.of("size", "2", "pawns", "5")))
                .isInstanceOf(RulesException.class);
        assertThatThrownBy(() -> rules("vaw", Map.of("row", "3"))).isInstanceOf(RulesException.class);
        assertThatThrownBy(() -> rules("vaw", Map.of("size", "17")))
                .hasMessage("Cells on a side: from 6 to 16, not 17");
        assertThatThrownBy(() -> rules("vaw", Map.of("size", "x"))).hasMessageContaining("a whole number");
        assertThatThrownBy(() -> rules("vaw", Map.of("pass", "no"))).hasMessageContaining("not one of the choices");
        assertThatThrownBy(() -> rules("vaw", Map.of("pawns", "3"))).hasMessageContaining("no option");
        assertThatThrownBy(() -> rules("go", Map.of())).hasMessageContaining("no game of that name");
    }
}
