package io.github.boardrules.examples.bots.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.bots.Budget;
import io.github.boardrules.examples.bots.Player;
import io.github.boardrules.examples.bots.Report;
import io.github.boardrules.game.Position;
import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawRules;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** A move is told whatever the player does. */
class SearchTest {
    private static final Position<VawMove> START = VawRules.vaw(8).start();
    private static final Report<VawMove> FOUND = report("b2-b4");
    private static final String FIRST = "bestmove " + START.legalMoves().get(0);

    private final StringWriter out = new StringWriter();

    private static Report<VawMove> report(String move) {
        VawMove found = VawMove.parse(move);
        return new Report<>(found, 0.25, 3, 10, 1_000_000, List.of(found), Map.of());
    }

    private Search<VawMove> search(Player<VawMove> player, boolean infinite) {
        return new Search<>(new Hired<>(player), START, Budget.infinite(), infinite, new UgiOutput(out));
    }

    /** A player that tells of its progress while it is hurried. */
    private static final class Slow implements Player<VawMove> {
        private Runnable meanwhile = () -> {};

        @Override
        public Report<VawMove> choose(
                Position<VawMove> position, Budget budget, Consumer<? super Report<VawMove>> progress) {
            progress.accept(FOUND);
            meanwhile.run();
            progress.accept(report("c2-c4"));
            return report("d2-d4");
        }
    }

    @Test
    void whatWasFoundIsTold() {
        search(new Slow(), false).run();
        assertThat(out.toString())
                .contains("info depth 3 score cp 25 nodes 10 nps 10000 time 1 pv b2-b4\n")
                .endsWith(" pv d2-d4\nbestmove d2-d4\n");
    }

    @Test
    void theBestMoveSoFarIsToldOnceIfThereIsNoTime() {
        Slow slow = new Slow();
        Search<VawMove> search = search(slow, false);
        slow.meanwhile = search::hurry;
        search.run();
        search.hurry();
        assertThat(out.toString()).endsWith(" pv b2-b4\nbestmove b2-b4\n");
        assertThat(search.isTold()).isTrue();
    }

    @Test
    void anyMoveIsToldIfThereIsNone() {
        search(new Slow(), false).hurry();
        assertThat(out.toString()).isEqualTo(FIRST + "\n");
    }

    @Test
    void aPlayerThatFailsHasAMoveToo() {
        Player<VawMove> failing = (position, budget, progress) -> {
            throw new IllegalStateException("out of luck");
        };
        search(failing, false).run();
        assertThat(out.toString()).contains("info string", "out of luck").endsWith(FIRST + "\n");
    }

    @Test
    void anIllegalMoveIsNotTold() {
        search((position, budget, progress) -> report("a1-a1"), false).run();
        assertThat(out.toString()).contains("info string").endsWith(FIRST + "\n");
    }
}
