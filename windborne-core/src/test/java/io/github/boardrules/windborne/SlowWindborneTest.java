package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.JsonLines.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Holds the slow reference against itself and against the vectors, so that what it says can be relied on. */
@Tag("slow")
class SlowWindborneTest {
    /** The moves that it makes are exactly those that its table of refusals lets through. */
    @Test
    void generatesWhatItDoesNotRefuse() {
        Random random = new Random(1);
        for (int side = WindborneRules.MIN_SIDE; side <= 3; side++) {
            List<String> candidates = candidates(side);
            for (int i = 0; i < 60 / (side * side); i++) {
                WindborneRules rules = Samples.rules(side, random);
                SlowWindborne slow = Samples.slow(rules);
                SlowBoard.Position position = slow.read(Composer.any(rules, random));
                List<String> allowed = candidates.stream()
                        .filter(move -> slow.violation(position, move).isEmpty())
                        .sorted()
                        .toList();
                assertThat(slow.moves(position)).as(slow.write(position)).isEqualTo(allowed);
                assertThat(slow.count(position)).as(slow.write(position)).isEqualTo(allowed.size());
            }
        }
    }

    /** The swap, and all moves over the cells of the board and one cell beside it. */
    private static List<String> candidates(int side) {
        List<String> cells = new ArrayList<>(new SlowBoard(side).cells());
        cells.add("a" + (side + 1));
        List<String> moves = new ArrayList<>(List.of("swap"));
        for (String first : cells) {
            moves.add(first);
            for (String second : cells) {
                moves.add(first + "+" + second);
                for (String third : cells) {
                    moves.add(first + "-" + second + "," + third);
                }
            }
        }
        return moves;
    }

    @Test
    void knowsTheVectors() {
        for (Row row : Vectors.read("windborne-illegal")) {
            SlowWindborne slow = Samples.slow(Vectors.rules(row));
            assertThat(slow.violation(slow.read(row.text("position")), row.text("move")))
                    .as(row.line())
                    .contains(row.text("code"));
        }
        for (Row row : Vectors.read("windborne-applied")) {
            SlowWindborne slow = Samples.slow(Vectors.rules(row));
            assertThat(slow.write(slow.play(slow.read(row.text("position")), row.text("move"))))
                    .as(row.line())
                    .isEqualTo(row.text("after"));
        }
        for (Row row : Vectors.read("windborne-positions")) {
            SlowWindborne slow = Samples.slow(Vectors.rules(row));
            SlowBoard.Position position = slow.read(row.text("position"));
            assertThat(slow.outcome(position)
                            .map(outcome -> outcome.split(" ", -1)[0])
                            .orElse("null"))
                    .as(row.line())
                    .isEqualTo(row.text("result"));
            if (row.number("moves") <= 600) {
                assertThat(slow.moves(position)).as(row.line()).hasSize(row.number("moves"));
            }
        }
        for (Row row : Vectors.read("windborne-games")) {
            SlowWindborne slow = Samples.slow(Vectors.rules(row));
            assertThat(slow.outcome(slow.read(row.text("final"))).orElseThrow())
                    .as(row.line())
                    .startsWith(row.text("result") + " " + row.text("seat") + " ");
        }
    }

    @Test
    void countsFromTheStart() {
        SlowWindborne slow = new SlowWindborne(2, 3, true);
        assertThat(slow.perft(slow.start(), 3)).isEqualTo(19992);
    }
}
