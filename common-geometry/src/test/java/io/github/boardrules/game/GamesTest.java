package io.github.boardrules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.contract.ToyGame;
import io.github.boardrules.geometry.NotationException;
import io.github.boardrules.geometry.Null;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GamesTest {
    @Test
    void gamesAreFoundByAnyOfTheirNames() {
        assertThat(Games.names()).containsExactly("toy", "toylet").isUnmodifiable();
        assertThat(Games.rules("toy 4 line=4")).isEqualTo(new ToyGame().rules("toy 4 line=4"));
        assertThat(Games.rules("toylet").game()).isEqualTo("toy");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "to", "toyl", "Toy 3", "TOY 3", "toy\t3", "\0", "chess 8", " toy 3"})
    void unknownNamesAreAnsweredWithTheKnownOnes(String text) {
        assertThatThrownBy(() -> Games.rules(text)).isInstanceOfSatisfying(NotationException.class, e -> {
            assertThat(e.offset()).isZero();
            assertThat(e.expected()).contains("toy", "toylet");
            assertThat(e.found()).isEqualTo(text.isEmpty() || text.startsWith(" ") ? "nothing" : "another word");
        });
    }

    @Test
    void allProblemsOfARuleSetAreTold() {
        assertThatThrownBy(() -> Games.rules("toy 99 line=99"))
                .isInstanceOfSatisfying(
                        RulesException.class, e -> assertThat(e.problems()).hasSize(2));
        assertThatNullPointerException().isThrownBy(() -> Games.rules(Null.of()));
    }
}
