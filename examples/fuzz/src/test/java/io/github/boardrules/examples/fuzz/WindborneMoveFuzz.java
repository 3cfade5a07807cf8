package io.github.boardrules.examples.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.boardrules.windborne.WindborneMove;
import java.util.Locale;

/** Moves of Windborne: what the notation has as one is read, whatever the case of its cells, and nothing else. */
final class WindborneMoveFuzz {
    @FuzzTest
    void reads(byte[] input) {
        String text = Inputs.text(input);
        Reading<WindborneMove> reading = Reading.of(text, WindborneMove::parse);
        assertThat(reading.verdict()).isEqualTo(Expected.windborneMove(text));
        reading.value().ifPresent(move -> assertThat(move).hasToString(text.toLowerCase(Locale.ROOT)));
    }
}
