package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.JsonLines.Row;
import io.github.boardrules.contract.Perft;
import io.github.boardrules.contract.VectorRows;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Violation;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The right answers that come with the rules, all of them. */
class VectorsTest {
    /** The word that vectors use for a result. */
    private static String result(Optional<Outcome> outcome) {
        return outcome.map(end -> end.winner().map(Color::toString).orElse("draw"))
                .orElse("null");
    }

    @Test
    void positionsHaveTheseMovesAndResults() {
        List<Row> rows = Vectors.read("vaw-positions");
        assertThat(rows).hasSize(1375);
        rows.forEach(VectorsTest::checkPosition);
    }

    static void checkPosition(Row row) {
        VawPosition position = Vectors.position(row);
        List<String> moves =
                position.legalMoves().stream().map(VawMove::toString).sorted().toList();
        assertThat(position.legalMoves().size()).as(row.line()).isEqualTo(row.number("moves"));
        assertThat(VectorRows.sha256(String.join("\n", moves))).as(row.line()).isEqualTo(row.text("sha256"));
        assertThat(moves).as(row.line()).hasSize(row.number("moves"));
        if (row.has("list")) {
            assertThat(moves).as(row.line()).isEqualTo(row.list("list"));
        }
        assertThat(result(position.outcome())).as(row.line()).isEqualTo(row.text("result"));
        assertThat(position).as(row.line()).hasToString(row.text("position"));
    }

    @Test
    void appliedMovesLeadThere() {
        List<Row> rows = Vectors.read("vaw-applied");
        assertThat(rows).hasSize(1468);
        rows.forEach(VectorsTest::checkApplied);
    }

    static void checkApplied(Row row) {
        VawPosition after = Vectors.position(row).play(VawMove.parse(row.text("move")));
        assertThat(after).as(row.line()).hasToString(row.text("after"));
        assertThat(after).as(row.line()).isEqualTo(Vectors.rules(row).parsePosition(row.text("after")));
    }

    @Test
    void illegalMovesAreRefusedWithTheseCodes() {
        List<Row> rows = Vectors.read("vaw-illegal");
        assertThat(rows).hasSize(2910);
        rows.forEach(VectorsTest::checkIllegal);
    }

    static void checkIllegal(Row row) {
        VawPosition position = Vectors.position(row);
        VawMove move = VawMove.parse(row.text("move"));
        assertThat(position.violation(move).map(Violation::code)).as(row.line()).contains(row.text("code"));
        assertThat(position.isLegal(move)).as(row.line()).isFalse();
    }

    /** Played as records, so that their texts are read back too. */
    @Test
    void gamesEndSo() {
        List<Row> rows = Vectors.read("vaw-games");
        assertThat(rows).hasSize(144);
        for (Row row : rows) {
            GameRecord<VawMove> record = GameRecord.of(Vectors.rules(row));
            for (String move : row.list("moves")) {
                assertThat(record.outcome()).as(row.line()).isEmpty();
                record = record.play(VawMove.parse(move));
            }
            assertThat(record.position()).as(row.line()).hasToString(row.text("final"));
            assertThat(result(record.outcome())).as(row.line()).isEqualTo(row.text("result"));
            assertThat(GameRecord.parse(record.toString())).as(row.line()).isEqualTo(record);
        }
    }

    @Tag("slow")
    @Test
    void perftCountsAreThese() {
        List<Row> rows = Vectors.read("vaw-perft");
        assertThat(rows).hasSize(118);
        for (Row row : rows) {
            List<String> counts = row.list("perft");
            for (int depth = 1; depth <= counts.size(); depth++) {
                assertThat(Perft.count(Vectors.position(row), depth))
                        .as("depth %d of %s", depth, row)
                        .isEqualTo(Long.parseLong(counts.get(depth - 1)));
            }
        }
    }
}
