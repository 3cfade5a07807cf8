package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.Perft;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Known numbers of move sequences from the start. */
@Tag("slow")
class PerftTest {
    @ParameterizedTest
    @CsvSource({
        "vaw 8, 1, 59",
        "vaw 8, 2, 3387",
        "vaw 8, 3, 189676",
        "vaw 8, 4, 10431040",
        "villawar 8, 1, 68",
        "villawar 8, 2, 4314",
        "villawar 8, 3, 267456",
        "villawar 8, 4, 15695328",
    })
    void countFromTheStart(String rules, int depth, long sequences) {
        assertThat(Perft.count(VawRules.parse(rules).start(), depth)).isEqualTo(sequences);
    }

    /** The one slow test: ten million positions counted. */
    @Test
    void deepCountFromTheStart() {
        assertThat(Perft.countInParallel(VawRules.vaw(8).start(), 5)).isEqualTo(522544278);
    }
}
