package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.Soak;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What takes too long for every build: {@code mvn -Psoak -pl windborne-core -am test}. */
class WindborneSoak {
    @Test
    void agreesOnAMillionPositions() {
        assertThat(new Soak<>("windborne", WindborneTwins::any).run()).containsKeys("legal", "moves listed");
    }

    /** Every line of play ends with a winner; the library and the reference agree on who that is with best play. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "windborne 2 pawns=1",
                "windborne 2 pawns=2",
                "windborne 2 pawns=2 swap=off",
                "windborne 2",
                "windborne 2 swap=off",
            })
    void wholeGames(String rules) {
        System.out.println(rules + ": " + WholeGame.of(WindborneRules.parse(rules)));
    }
}
