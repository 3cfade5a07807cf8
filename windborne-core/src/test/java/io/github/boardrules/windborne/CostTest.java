package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Preconditions;
import io.github.boardrules.contract.OtherRun;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.geometry.Cell;
import java.io.IOException;
import java.lang.ref.Reference;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What things cost, within bounds so wide that no machine is too slow or too busy for them, but nothing that grows with
 * the number of moves would stay within them.
 */
@Tag("slow")
class CostTest {
    private static final int MANY = 100_000;

    /** Returns how many bytes one of many objects keeps alive. */
    private static long bytesEach(IntFunction<Object> maker) {
        Object[] kept = new Object[MANY];
        try {
            long before = used();
            Arrays.setAll(kept, maker);
            return (used() - before) / MANY;
        } finally {
            Reference.reachabilityFence(kept);
        }
    }

    private static long used() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            System.gc();
            least = Math.min(
                    least,
                    Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory());
        }
        return least;
    }

    /** Nine words of disks and pawns, and what they belong to. */
    @Test
    void positionsAreSmall() {
        WindbornePosition start = WindborneRules.windborne(7).start();
        Random random = new Random(1);
        WindbornePosition[] last = {start};
        long each = bytesEach(i -> {
            last[0] =
                    last[0].isOver() ? start : last[0].play(last[0].legalMoves().random(random));
            return last[0];
        });
        assertThat(each).isLessThanOrEqualTo(160);
    }

    @Test
    void viewsOfMovesAreSmallHoweverManyTheMoves() {
        WindbornePosition start = WindborneRules.windborne(13).withPawns(9).start();
        for (WindbornePosition position : List.of(start, Samples.largest())) {
            assertThat(position.legalMoves().size()).isGreaterThan(200_000);
            long each = bytesEach(i -> {
                LegalMoves<WindborneMove> moves = position.legalMoves();
                assertThat(moves.contains(moves.get(i))).isTrue();
                return moves;
            });
            assertThat(each).isLessThanOrEqualTo(200);
        }
    }

    /**
     * A hundred thousand views that have been asked are held at once, which a heap of 64 MB allows if each takes a few
     * hundred bytes; and the mean time of all questions is far below a listing of the moves.
     */
    @Test
    void viewsAreSmallAndQuick(@TempDir Path folder) throws IOException, InterruptedException {
        String program = """
                import io.github.boardrules.game.LegalMoves;
                import io.github.boardrules.windborne.*;
                import java.util.Random;

                class Ask {
                    public static void main(String[] args) {
                        WindbornePosition position = WindborneRules.parse(args[0]).parsePosition(args[1]);
                        WindborneMove illegal = WindborneMove.parse(args[2]);
                        LegalMoves<?>[] views = new LegalMoves<?>[100_000];
                        Random random = new Random(1);
                        long sum = 0;
                        long start = System.nanoTime();
                        for (int i = 0; i < views.length; i++) {
                            LegalMoves<WindborneMove> moves = position.legalMoves();
                            sum += moves.size();
                            WindborneMove move = moves.random(random);
                            sum += moves.indexOf(move) < 0 ? 1 : 0;
                            sum += position.violation(move).isPresent() ? 1 : 0;
                            sum += position.violation(illegal).isPresent() ? 0 : 1;
                            views[i] = moves;
                        }
                        long nanos = (System.nanoTime() - start) / views.length;
                        System.out.println(sum / views.length);
                        System.out.println(sum % views.length);
                        System.out.println(nanos);
                    }
                }
                """;
        List<Class<?>> needed = List.of(WindbornePosition.class, Cell.class, Preconditions.class);
        WindbornePosition large = Samples.largest();
        List<String> arguments = List.of(large.rules().toString(), large.toString(), "m9-m25,a1");
        List<String> lines = OtherRun.lines(folder, List.of("-Xmx64m"), program, needed, arguments);
        assertThat(lines).hasSize(3);
        assertThat(lines.get(0)).isEqualTo("" + large.legalMoves().size());
        assertThat(lines.get(1)).isEqualTo("0");
        assertThat(Long.parseLong(lines.get(2))).isLessThan(200_000);
    }
}
