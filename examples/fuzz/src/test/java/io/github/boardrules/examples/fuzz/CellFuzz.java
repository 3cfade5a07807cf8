package io.github.boardrules.examples.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.boardrules.geometry.Cell;
import java.util.Locale;

/** Cells: what the notation has as one is read, whatever the case of its letter, and nothing else. */
final class CellFuzz {
    @FuzzTest
    void reads(byte[] input) {
        String text = Inputs.text(input);
        Reading<Cell> reading = Reading.of(text, Cell::parse);
        assertThat(reading.verdict()).isEqualTo(Expected.cell(text));
        reading.value().ifPresent(cell -> assertThat(cell).hasToString(text.toLowerCase(Locale.ROOT)));
    }
}
