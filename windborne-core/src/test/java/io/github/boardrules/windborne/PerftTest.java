package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.Perft;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Known numbers of move sequences from the start. */
@Tag("slow")
class PerftTest {
    @ParameterizedTest
    @CsvSource({
        "windborne 2, 1, 49",
        "windborne 2, 2, 1351",
        "windborne 2, 3, 19992",
        "windborne 2, 4, 463530",
        "windborne 2 pawns=2, 1, 49",
        "windborne 2 pawns=2, 2, 1351",
        "windborne 2 pawns=2, 3, 35832",
        "windborne 2 pawns=2, 4, 715338",
        "windborne 2 pawns=1, 1, 49",
        "windborne 2 pawns=1, 2, 1387",
        "windborne 2 pawns=1, 3, 31548",
        "windborne 2 pawns=1, 4, 498066",
        "windborne 3, 1, 361",
        "windborne 3, 2, 105355",
        "windborne 3, 3, 25599384",
        // Each cell for the disk and each for the pawn: 127 * 127.
        "windborne 7, 1, 16129",
        "windborne 7, 2, 252063631",
        "windborne 13 pawns=9, 1, 219961",
        "windborne 13 pawns=9, 2, 47971733005",
    })
    void countFromTheStart(String rules, int depth, long sequences) {
        assertThat(Perft.count(WindborneRules.parse(rules).start(), depth)).isEqualTo(sequences);
    }
}
