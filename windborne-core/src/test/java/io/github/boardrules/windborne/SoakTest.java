package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.contract.JsonLines.Row;
import io.github.boardrules.contract.Soak;
import io.github.boardrules.contract.StandIn;
import io.github.boardrules.contract.VectorChecks;
import io.github.boardrules.contract.VectorRows;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;

/** The soak itself: that it runs, that it finds what is wrong, and that what it then prints can be pasted. */
class SoakTest {
    /** Errs only where a pawn slides over three cells or more, of which at least one holds a disk. */
    private static final class Liar extends StandIn<SlowBoard.Position> {
        private final SlowWindborne truth;
        private final String about;

        Liar(WindborneRules rules, String about) {
            super(Samples.slow(rules));
            this.truth = Samples.slow(rules);
            this.about = about;
        }

        private boolean isCase(SlowBoard.Position position, String move) {
            if (!(SlowBoard.move(move) instanceof SlowBoard.Regular regular)
                    || regular.slide().isEmpty()) {
                return false;
            }
            SlowBoard.Slide slide = regular.slide().get();
            List<String> path = SlowBoard.path(slide.from(), slide.to());
            return truth.violation(position, move).isEmpty()
                    && path.size() >= 3
                    && path.stream().anyMatch(position::holdsDisk);
        }

        @Override
        public Optional<String> violation(SlowBoard.Position position, String move) {
            return about.equals("violation") && isCase(position, move)
                    ? Optional.of("enemy-in-path")
                    : truth.violation(position, move);
        }

        @Override
        public SlowBoard.Position play(SlowBoard.Position position, String move) {
            SlowBoard.Position after = truth.play(position, move);
            return about.equals("after") && isCase(position, move)
                    ? new SlowBoard.Position(after.black(), after.white(), after.pawns(), after.toMove(), true)
                    : after;
        }

        @Override
        public int count(SlowBoard.Position position) {
            return truth.count(position) + (about.equals("count") && position.diskCount() > 4 ? 1 : 0);
        }
    }

    /** What the soak throws where the reference errs. */
    private static String report(String about) {
        Soak<WindborneMove, SlowBoard.Position> soak = new Soak<>("windborne, to be refuted", random -> {
            WindborneRules rules = Samples.rules(3 + random.nextInt(3), random);
            return new WindborneTwins(rules, new Liar(rules, about));
        });
        return Objects.requireNonNull(catchThrowableOfType(AssertionError.class, () -> soak.run(2000, 1))
                .getMessage());
    }

    private static int disks(Row row) {
        return Samples.slow(Vectors.rules(row)).read(row.text("position")).diskCount();
    }

    /** Pasted, it would fail as long as the library says what it says. */
    private static void checkRefuted(Row row, BiConsumer<WindbornePosition, Row> check) {
        assertThatExceptionOfType(AssertionError.class).isThrownBy(() -> check.accept(Vectors.position(row), row));
    }

    @Test
    void agreesOnSomePositions() {
        assertThat(new Soak<>("windborne", WindborneTwins::any)
                        .run(250, 20260101)
                        .keySet())
                .contains("legal", "enemy-in-path", "moves listed", "moves counted", "goes on");
    }

    /** The disk slid over is Black's, and no other is needed, or one of White's makes it Black's turn. */
    @Test
    void aWrongRefusalShrinksToADiskOrTwo() {
        String report = report("violation");
        assertThat(report).startsWith("violation of ").contains("windborne-illegal.jsonl:", "-Dsoak.seed=");
        List<Row> rows = VectorRows.of(report);
        assertThat(rows).hasSize(1);
        assertThat(rows.get(0).text("code")).isEqualTo("enemy-in-path");
        assertThat(disks(rows.get(0))).isBetween(1, 3);
        checkRefuted(rows.get(0), VectorChecks::illegal);
    }

    @Test
    void aWrongPositionAfterAMoveShrinksToADiskOrTwo() {
        String report = report("after");
        assertThat(report).startsWith("after of ").contains("windborne-applied.jsonl:");
        List<Row> rows = VectorRows.of(report);
        assertThat(rows).hasSize(1);
        assertThat(disks(rows.get(0))).isBetween(1, 3);
        checkRefuted(rows.get(0), VectorChecks::applied);
    }

    @Test
    void aWrongCountShrinksToFiveDisks() {
        String report = report("count");
        assertThat(report).startsWith("count of ").contains("windborne-positions.jsonl:");
        assertThat(disks(VectorRows.of(report).get(0))).isEqualTo(5);
    }

    /** Letter for letter as the files have it. */
    @Test
    void rowsAreWrittenAsInTheFiles() {
        for (Row row : Vectors.read("windborne-positions")) {
            if (row.number("moves") <= 80) {
                assertThat(rows(row).ofPosition(row.text("position")))
                        .isEqualTo("windborne-positions.jsonl:\n" + row.line());
            }
        }
        for (String name : List.of("windborne-illegal", "windborne-applied")) {
            for (Row row : Vectors.read(name).subList(0, 300)) {
                assertThat(rows(row).ofMove(row.text("position"), row.text("move")))
                        .isEqualTo(name + ".jsonl:\n" + row.line());
            }
        }
    }

    /** Vectors are of rules with the swap; a row of rules without says so. */
    @Test
    void rowsOfRulesWithoutSwapSaySo() {
        WindborneRules rules = WindborneRules.windborne(2).withPawns(1).withSwap(false);
        String row = new VectorRows<>(WindborneTwins.of(rules)).ofMove("2/1b1/1p w -", "swap");
        assertThat(row)
                .isEqualTo("windborne-illegal.jsonl:\n{\"size\":2,\"pawns\":1,\"swap\":false,"
                        + "\"position\":\"2/1b1/1p w -\",\"move\":\"swap\",\"code\":\"swap-not-open\"}");
        assertThat(Vectors.rules(VectorRows.of(row).get(0))).isEqualTo(rules);
    }

    private static VectorRows<SlowBoard.Position> rows(Row row) {
        return new VectorRows<>(WindborneTwins.of(Vectors.rules(row)));
    }
}
