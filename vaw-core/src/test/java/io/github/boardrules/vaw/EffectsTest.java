package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.geometry.CellSet;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What moves do to other pieces, and the positions after them, on positions made by hand. */
class EffectsTest {
    /** The cells of the converted, removed and captured pieces, then the position after. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // The mover is not part of what it jumps.
                "6/6/6/w5/W5/VVV1W1 w 1 | a1-d1 | b1 c1 |    |    | 6/6/6/w5/W5/1WWVW1 b 0",
                "6/6/6/w5/W5/VVV1W1 w 1 | b1-d1 | c1    |    |    | 6/6/6/w5/W5/V1WVW1 b 0",
                // Over an empty cell, then a warrior; the cells before and after stay as they are.
                "6/6/6/w5/W5/VVV1W1 w 1 | c1-f1 |       | e1 |    | 6/6/6/w5/W5/VV3V b 0",
                "6/6/6/w5/W5/VVV1W1 w 1 | pass  |       |    |    | 6/6/6/w5/W5/VVV1W1 b 2",
                // A warrior over warriors: only the enemy is gone, of either kind.
                "6/6/6/w5/W5/W5 w 1     | a1-a3 |       |    | a3 | 6/6/6/W5/W5/6 b 0",
                "5v/6/3W2/2W3/6/W5 w 0  | a1-f6 |       |    | f6 | 5W/6/3W2/2W3/6/6 b 0",
                // Black, down a diagonal and along a row, over warriors in numbers.
                "6/1v4/2v3/6/6/6 b 0    | b5-e2 | c4    |    |    | 6/6/2w3/6/4v1/6 w 0",
                "6/6/1www1v/6/6/6 b 0   | f4-a4 |       | b4 c4 d4 | | 6/6/v5/6/6/6 w 0",
                "6/6/V1www1/6/6/6 b 1   | e4-a4 |       |    | a4 | 6/6/w1ww2/6/6/6 w 0",
            })
    void eachKindOfMove(
            String position,
            String text,
            @Nullable String converted,
            @Nullable String removed,
            @Nullable String captured,
            String after) {
        VawPosition read = VawRules.vaw(6).parsePosition(position);
        VawMove move = VawMove.parse(text);
        VawEffects effects = read.effects(move);
        assertThat(texts(effects.converted())).isEqualTo(Objects.requireNonNullElse(converted, ""));
        assertThat(texts(effects.removed())).isEqualTo(Objects.requireNonNullElse(removed, ""));
        assertThat(texts(effects.captured())).isEqualTo(Objects.requireNonNullElse(captured, ""));
        assertThat(read.play(move)).hasToString(after);
        assertThat(read).hasToString(position);
    }

    private static String texts(CellSet cells) {
        return cells.stream().map(Object::toString).collect(Collectors.joining(" "));
    }
}
