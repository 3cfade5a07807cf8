package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.FirstMoves;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every position of the first moves on the smallest board; the soak goes on to the fourth. */
class FirstMovesTest {
    @Test
    void firstTwoMoves() {
        assertThat(FirstMoves.compare(() -> VawTwins.of(VawRules.vaw(6)), 2)).isEqualTo(List.of(1, 15, 259));
        assertThat(FirstMoves.compare(() -> VawTwins.of(VawRules.villawar(6)), 2))
                .isEqualTo(List.of(1, 26, 596));
    }
}
