package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Known numbers of move sequences from the start. */
class PerftTest {
    /** Counts the sequences of exactly so many moves. */
    static long perft(VawPosition position, int depth) {
        if (depth == 1) {
            return position.legalMoves().size();
        }
        long sequences = 0;
        for (VawMove move : position.legalMoves()) {
            sequences += perft(position.play(move), depth - 1);
        }
        return sequences;
    }

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
        assertThat(perft(VawRules.parse(rules).start(), depth)).isEqualTo(sequences);
    }

    /** The one slow test: ten million positions counted. */
    @Test
    void deepCountFromTheStart() {
        VawPosition start = VawRules.vaw(8).start();
        long sequences = start.legalMoves().asList().parallelStream()
                .mapToLong(move -> perft(start.play(move), 4))
                .sum();
        assertThat(sequences).isEqualTo(522544278);
    }
}
