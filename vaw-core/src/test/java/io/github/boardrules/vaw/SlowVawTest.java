package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.JsonLines.Row;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Holds the slow reference against itself and against the vectors, so that what it says can be relied on. */
@Tag("slow")
class SlowVawTest {
    /** The moves that it generates are exactly those that its table of refusals lets through. */
    @Test
    void generatesWhatItDoesNotRefuse() {
        Random random = new Random(1);
        for (int size = VawRules.MIN_SIZE; size <= 10; size++) {
            for (int i = 0; i < 12; i++) {
                SlowVaw slow = Samples.slow(Samples.rules(size, random));
                SlowBoard.Position position = slow.read(Samples.composed(size, random));
                List<String> allowed = candidates(size).stream()
                        .filter(move -> slow.violation(position, move).isEmpty())
                        .sorted()
                        .toList();
                assertThat(slow.moves(position)).as(slow.write(position)).isEqualTo(allowed);
            }
        }
    }

    /** The pass, and all pairs of cells of the board and of one file and rank more. */
    private static List<String> candidates(int size) {
        List<String> cells = new ArrayList<>();
        for (int file = 1; file <= size + 1; file++) {
            for (int rank = 1; rank <= size + 1; rank++) {
                cells.add(SlowBoard.cell(file, rank));
            }
        }
        List<String> moves = new ArrayList<>(List.of("pass"));
        for (String start : cells) {
            for (String landing : cells) {
                moves.add(start + "-" + landing);
            }
        }
        return moves;
    }

    @Test
    void knowsTheVectors() {
        for (Row row : Vectors.read("vaw-illegal")) {
            SlowVaw slow = Samples.slow(Vectors.rules(row));
            assertThat(slow.violation(slow.read(row.text("position")), row.text("move")))
                    .as(row.line())
                    .contains(row.text("code"));
        }
        for (Row row : Vectors.read("vaw-applied")) {
            SlowVaw slow = Samples.slow(Vectors.rules(row));
            assertThat(slow.write(slow.play(slow.read(row.text("position")), row.text("move"))))
                    .as(row.line())
                    .isEqualTo(row.text("after"));
        }
        for (Row row : Vectors.read("vaw-positions")) {
            SlowVaw slow = Samples.slow(Vectors.rules(row));
            assertThat(slow.moves(slow.read(row.text("position"))))
                    .as(row.line())
                    .hasSize(row.number("moves"));
        }
    }

    @Test
    void countsFromTheStart() {
        SlowVaw slow = Samples.slow(VawRules.vaw(8));
        assertThat(slow.perft(slow.start(), 2)).isEqualTo(3387);
    }
}
