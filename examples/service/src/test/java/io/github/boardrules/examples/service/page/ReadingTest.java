package io.github.boardrules.examples.service.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.game.PositionException;
import io.github.boardrules.geometry.NotationException;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ReadingTest {
    private static Reading read(String text) {
        return Reading.answer(new Reading.Question(text, Optional.empty()));
    }

    private static Reading read(String text, String rules) {
        return Reading.answer(new Reading.Question(text, Optional.of(rules)));
    }

    @Test
    void aRecordIsReadWithItsMoves() {
        Reading reading = read("[Rules \"vaw 8\"]\n\n1. a2-a4 2. a7-a5 *\n");
        assertThat(reading.rules()).isEqualTo("vaw 8");
        assertThat(reading.moves()).containsExactly("a2-a4", "a7-a5");
        assertThat(reading.outcome()).isEmpty();
        assertThat(reading.problem()).isEmpty();
    }

    @Test
    void aResignationIsRead() {
        String record = """
                [Rules "vaw 8"]
                [Result "black"]
                [Winner "second"]
                [Reason "resignation"]

                1. a2-a4 black
                """;
        assertThat(read(record).outcome()).contains(new View.Agreed("black", "resignation"));
    }

    @Test
    void anImpossibleRecordIsReadAsFarAsItGoes() {
        Reading reading = read("[Rules \"vaw 8\"]\n\n1. a2-a4 2. a2-a5 *\n");
        assertThat(reading.moves()).containsExactly("a2-a4");
        assertThat(reading.problem()).get().asString().contains("a2");
    }

    @Test
    void aPositionIsReadInTheRulesGivenOnABoardOfItsSize() {
        assertThat(read("6/vvvvvv/6/6/VVVVVV/6 w 1", "villawar 9").rules()).isEqualTo("villawar 6");
        assertThat(read("3/4/5/4/3 b -", "windborne 7 pawns=2 swap=off").rules())
                .isEqualTo("windborne 3 pawns=2 swap=off");
    }

    @Test
    void aPositionOfAnotherGameThanTheOneGivenIsRead() {
        assertThat(read("3/4/5/4/3 b -", "vaw 8").rules()).isEqualTo("windborne 3");
        assertThat(read(" 6/6/6/6/6/6 w 0\n").rules()).isEqualTo("vaw 6");
    }

    @Test
    void whatIsNeitherIsRefusedWithAClearSentence() {
        assertThatThrownBy(() -> read("hello")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> read(" \n")).hasMessage("there is nothing to read");
        assertThatThrownBy(() -> read("[Rules \"chess\"]")).isInstanceOf(NotationException.class);
        assertThatThrownBy(() -> read("6/6/6/6/VVVVVV/VVVVVVV w 0"))
                .isInstanceOf(PositionException.class)
                .hasMessageContaining("13");
    }
}
