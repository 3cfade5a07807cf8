package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.FirstMoves;
import io.github.boardrules.contract.Soak;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What takes too long for every build: {@code mvn -Psoak -pl vaw-core -am test}. */
class VawSoak {
    @Test
    void agreesOnAMillionPositions() {
        assertThat(new Soak<>("vaw", VawTwins::any).run()).containsKeys("legal", "moves listed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"vaw 6", "villawar 6"})
    void firstFourMovesOnTheSmallestBoard(String rules) {
        List<Integer> positions = FirstMoves.compare(() -> VawTwins.of(VawRules.parse(rules)), 4);
        assertThat(positions).hasSize(5);
        System.out.println(rules + ": positions after 0 to 4 moves " + positions);
    }
}
