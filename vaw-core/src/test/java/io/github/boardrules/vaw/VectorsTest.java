package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.JsonLines.Row;
import io.github.boardrules.contract.VectorChecks;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The right answers that come with the rules, all of them. */
class VectorsTest {
    @Test
    void positionsHaveTheseMovesAndResults() {
        List<Row> rows = Vectors.read("vaw-positions");
        assertThat(rows).hasSize(1375);
        rows.forEach(row -> VectorChecks.position(Vectors.position(row), row));
    }

    @Test
    void appliedMovesLeadThere() {
        List<Row> rows = Vectors.read("vaw-applied");
        assertThat(rows).hasSize(1468);
        rows.forEach(row -> VectorChecks.applied(Vectors.position(row), row));
    }

    @Test
    void illegalMovesAreRefusedWithTheseCodes() {
        List<Row> rows = Vectors.read("vaw-illegal");
        assertThat(rows).hasSize(2910);
        rows.forEach(row -> VectorChecks.illegal(Vectors.position(row), row));
    }

    /** Played as records, so that their texts are read back too. */
    @Test
    void gamesEndSo() {
        List<Row> rows = Vectors.read("vaw-games");
        assertThat(rows).hasSize(144);
        rows.forEach(row -> VectorChecks.game(Vectors.rules(row), row));
    }

    @Tag("slow")
    @Test
    void perftCountsAreThese() {
        List<Row> rows = Vectors.read("vaw-perft");
        assertThat(rows).hasSize(118);
        rows.forEach(row -> VectorChecks.perft(Vectors.position(row), row));
    }
}
