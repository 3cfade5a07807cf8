package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.JsonLines.Row;
import io.github.boardrules.contract.VectorChecks;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Seat;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The right answers that come with the rules, all of them. */
class VectorsTest {
    @Test
    void positionsHaveTheseMovesAndResults() {
        List<Row> rows = Vectors.read("windborne-positions");
        assertThat(rows).hasSize(1034);
        rows.forEach(row -> VectorChecks.position(Vectors.position(row), row));
    }

    @Test
    void appliedMovesLeadThere() {
        List<Row> rows = Vectors.read("windborne-applied");
        assertThat(rows).hasSize(605);
        rows.forEach(row -> VectorChecks.applied(Vectors.position(row), row));
    }

    @Test
    void illegalMovesAreRefusedWithTheseCodes() {
        List<Row> rows = Vectors.read("windborne-illegal");
        assertThat(rows).hasSize(2627);
        rows.forEach(row -> VectorChecks.illegal(Vectors.position(row), row));
    }

    /** Played as records, so that their texts are read back too. */
    @Test
    void gamesEndSo() {
        List<Row> rows = Vectors.read("windborne-games");
        assertThat(rows).hasSize(150);
        for (Row row : rows) {
            GameRecord<WindborneMove> record = VectorChecks.game(Vectors.rules(row), row);
            assertThat(record.outcome().flatMap(Outcome::seat).map(Seat::toString))
                    .as(row.line())
                    .contains(row.text("seat"));
        }
    }

    @Tag("slow")
    @Test
    void perftCountsAreThese() {
        List<Row> rows = Vectors.read("windborne-perft");
        assertThat(rows).hasSize(55);
        rows.forEach(row -> VectorChecks.perft(Vectors.position(row), row));
    }
}
