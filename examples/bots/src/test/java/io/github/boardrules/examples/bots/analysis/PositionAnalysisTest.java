package io.github.boardrules.examples.bots.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.examples.bots.PlayerOptions;
import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawPosition;
import io.github.boardrules.vaw.VawRules;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindborneRules;
import java.util.List;
import org.junit.jupiter.api.Test;

class PositionAnalysisTest {
    /** White is ahead and Black has passed: a pass wins at once. */
    private static final VawPosition WON = VawRules.vaw(6).parsePosition("6/vvvvvv/6/2V3/V1W3/VV4 w 1");

    @Test
    void theBestLineComesFirst() {
        List<Line<VawMove>> lines = PositionAnalysis.lines(WON, new TwoPlies<>(), 3, Effort.nodes(600));
        assertThat(lines).hasSize(3).doesNotHaveDuplicates();
        assertThat(lines.get(0).move()).isEqualTo(VawMove.pass());
        assertThat(lines.get(0).score()).isEqualTo(1);
        assertThat(lines).extracting(Line::score).isSortedAccordingTo((a, b) -> Double.compare(b, a));
        assertPlayable(WON, lines);
    }

    /** Black is behind: its pass lets White end the game. Its only jump wins: White can but pass, and then so does Black. */
    @Test
    void aLosingMoveComesLast() {
        VawPosition behind = VawRules.vaw(6).parsePosition("5v/4v1/6/2V3/6/6 b 0");
        int moves = behind.legalMoves().size();
        List<Line<VawMove>> lines = PositionAnalysis.lines(behind, new TwoPlies<>(), 100, Effort.nodes(10_000));
        assertThat(lines).hasSize(moves);
        assertThat(lines.get(moves - 1).move()).isEqualTo(VawMove.pass());
        assertThat(lines.get(moves - 1).score()).isEqualTo(-1);
        assertThat(lines.get(0).move()).isEqualTo(VawMove.parse("f6-d4"));
        assertThat(lines.get(0).score()).isEqualTo(1);
    }

    @Test
    void theEffortIsDivided() {
        TwoPlies<VawMove> player = new TwoPlies<>();
        PositionAnalysis.lines(WON, player, 1, Effort.nodes(600));
        assertThat(player.nodes()).isEqualTo(600);
    }

    @Test
    void veryManyMovesAreNoTrouble() throws Exception {
        Position<WindborneMove> position = WindborneRules.windborne(9).start();
        try (var player = Players.of("random", position.rules(), PlayerOptions.DEFAULT)) {
            List<Line<WindborneMove>> lines = PositionAnalysis.lines(position, player, 5, Effort.nodes(100));
            assertThat(lines).hasSize(5);
            assertPlayable(position, lines);
        }
    }

    private static <M extends Move> void assertPlayable(Position<M> position, List<Line<M>> lines) {
        assertThat(lines).extracting(Line::move).doesNotHaveDuplicates();
        for (Line<M> line : lines) {
            Position<M> next = position;
            for (M move : line.moves()) {
                next = next.play(move);
            }
        }
    }

    @Test
    void whatCannotBeAnalysedIsRefused() {
        VawPosition over = VawRules.vaw(6).parsePosition("6/6/6/2V3/6/6 w 2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PositionAnalysis.lines(over, new TwoPlies<>(), 2, Effort.nodes(1)));
        for (int lines : new int[] {0, -1, 101}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> PositionAnalysis.lines(WON, new TwoPlies<>(), lines, Effort.nodes(1)));
        }
    }
}
