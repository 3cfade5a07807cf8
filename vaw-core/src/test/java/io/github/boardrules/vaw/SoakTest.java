package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.contract.JsonLines.Row;
import io.github.boardrules.contract.Reference;
import io.github.boardrules.contract.Soak;
import io.github.boardrules.contract.StandIn;
import io.github.boardrules.contract.VectorChecks;
import io.github.boardrules.contract.VectorRows;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** The soak itself: that it runs, that it finds what is wrong, and that what it then prints can be pasted. */
class SoakTest {
    /** Errs only where villagers in a run of two or more are jumped. */
    private static final class Liar extends StandIn<SlowBoard.Position> {
        private final SlowVaw truth;
        private final String about;

        Liar(SlowVaw truth, String about) {
            super(truth);
            this.truth = truth;
            this.about = about;
        }

        private boolean isCase(SlowBoard.Position position, String move) {
            return truth.violation(position, move).isEmpty()
                    && truth.effects(position, move).converted().size() >= 2;
        }

        @Override
        public Optional<String> violation(SlowBoard.Position position, String move) {
            return about.equals("violation") && isCase(position, move)
                    ? Optional.of("two-phalanxes")
                    : truth.violation(position, move);
        }

        @Override
        public List<String> moves(SlowBoard.Position position) {
            return truth.moves(position).stream()
                    .filter(move -> !about.equals("list") || !isCase(position, move))
                    .toList();
        }

        @Override
        public SlowBoard.Position play(SlowBoard.Position position, String move) {
            SlowBoard.Position after = truth.play(position, move);
            if (about.equals("after") && isCase(position, move)) {
                after.pieces().remove(SlowBoard.landing(move));
            }
            return after;
        }

        @Override
        public Optional<String> outcome(SlowBoard.Position position) {
            boolean errs = about.equals("outcome") && position.pieces().size() > 4;
            return truth.outcome(position).map(outcome -> errs ? "draw level" : outcome);
        }
    }

    /** What the soak throws where the reference errs. */
    private static String report(UnaryOperator<Reference<SlowBoard.Position>> liar) {
        Soak<VawMove, SlowBoard.Position> soak = new Soak<>("vaw, to be refuted", random -> {
            VawTwins twins = VawTwins.any(random);
            return new VawTwins(twins.rules(), liar.apply(twins.reference()));
        });
        return Objects.requireNonNull(catchThrowableOfType(AssertionError.class, () -> soak.run(2000, 1))
                .getMessage());
    }

    private static long pieces(Row row) {
        String text = row.text("position");
        return text.substring(0, text.indexOf(' '))
                .chars()
                .filter(Character::isLetter)
                .count();
    }

    /** Pasted, it would fail as long as the library says what it says. */
    private static void checkRefuted(Row row, BiConsumer<VawPosition, Row> check) {
        assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> check.accept(Vectors.position(row), row));
    }

    @Test
    void agreesOnSomePositions() {
        assertThat(new Soak<>("vaw", VawTwins::any).run(500, 20260101).keySet())
                .contains("legal", "pass-not-allowed", "enemy-between", "moves listed", "goes on");
    }

    /** The mover and the two that it jumps are all that it takes. */
    @Test
    void aWrongRefusalShrinksToThreePieces() {
        String report = report(truth -> new Liar((SlowVaw) truth, "violation"));
        assertThat(report).startsWith("violation of ").contains("vaw-illegal.jsonl:", "-Dsoak.seed=");
        List<Row> rows = VectorRows.of(report);
        assertThat(rows).hasSize(1);
        assertThat(rows.get(0).text("code")).isEqualTo("two-phalanxes");
        assertThat(pieces(rows.get(0))).isEqualTo(3);
        checkRefuted(rows.get(0), VectorChecks::illegal);
    }

    @Test
    void aMissingMoveShrinksToThreePieces() {
        String report = report(truth -> new Liar((SlowVaw) truth, "list"));
        assertThat(report).startsWith("list of ").contains("vaw-positions.jsonl:", "vaw-applied.jsonl:");
        List<Row> rows = VectorRows.of(report);
        assertThat(rows).hasSize(2);
        VectorChecks.applied(Vectors.position(rows.get(1)), rows.get(1));
        assertThat(pieces(rows.get(0))).isEqualTo(3);
        checkRefuted(rows.get(0), VectorChecks::position);
    }

    @Test
    void aWrongPositionAfterAMoveShrinksToThreePieces() {
        String report = report(truth -> new Liar((SlowVaw) truth, "after"));
        assertThat(report).startsWith("after of ").contains("vaw-applied.jsonl:");
        List<Row> rows = VectorRows.of(report);
        assertThat(rows).hasSize(1);
        assertThat(pieces(rows.get(0))).isEqualTo(3);
        checkRefuted(rows.get(0), VectorChecks::applied);
    }

    @Test
    void aWrongResultShrinksToFivePieces() {
        String report = report(truth -> new Liar((SlowVaw) truth, "outcome"));
        assertThat(report).startsWith("outcome of ").contains("vaw-positions.jsonl:");
        assertThat(pieces(VectorRows.of(report).get(0))).isEqualTo(5);
        checkRefuted(VectorRows.of(report).get(0), VectorChecks::position);
    }

    /** Letter for letter as the files have it. */
    @Test
    void rowsAreWrittenAsInTheFiles() {
        for (Row row : Vectors.read("vaw-positions")) {
            assertThat(rows(row).ofPosition(row.text("position"))).isEqualTo("vaw-positions.jsonl:\n" + row.line());
        }
        for (String name : List.of("vaw-illegal", "vaw-applied")) {
            for (Row row : Vectors.read(name).subList(0, 500)) {
                assertThat(rows(row).ofMove(row.text("position"), row.text("move")))
                        .isEqualTo(name + ".jsonl:\n" + row.line());
            }
        }
    }

    private static VectorRows<SlowBoard.Position> rows(Row row) {
        return new VectorRows<>(VawTwins.of(Vectors.rules(row)));
    }
}
