package io.github.boardrules.examples.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.boardrules.vaw.VawMove;
import java.util.Locale;

/** Moves of V.A.W.: what the notation has as one is read, whatever the case of its cells, and nothing else. */
final class VawMoveFuzz {
    @FuzzTest
    void reads(byte[] input) {
        String text = Inputs.text(input);
        Reading<VawMove> reading = Reading.of(text, VawMove::parse);
        assertThat(reading.verdict()).isEqualTo(Expected.vawMove(text));
        reading.value().ifPresent(move -> assertThat(move).hasToString(text.toLowerCase(Locale.ROOT)));
    }
}
