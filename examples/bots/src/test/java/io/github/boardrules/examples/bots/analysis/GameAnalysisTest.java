package io.github.boardrules.examples.bots.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.bots.Player;
import io.github.boardrules.examples.bots.PlayerOptions;
import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Seat;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameAnalysisTest {
    private static GameAnalysis<?> analysis(String record) {
        return analysis(GameRecord.parse(record));
    }

    private static <M extends Move> GameAnalysis<M> analysis(GameRecord<M> game) {
        return GameAnalysis.of(game, new TwoPlies<>(), Effort.nodes(10), (done, total) -> {});
    }

    /** White, ahead after Black's pass, could end the game by a pass; it plays on, and Black passes in vain. */
    @Test
    void aMissedImmediateWinIsABlunder() {
        GameAnalysis<?> analysis = analysis("[Rules \"vaw 8\"]\n\n1. c2-c4 2. pass 3. a2-a4 4. pass 5. pass white\n");
        List<? extends GameAnalysis.PlayedMove<?>> moves = analysis.moves();
        GameAnalysis.PlayedMove<?> missed = moves.get(2);
        assertThat(missed.best()).hasToString("pass");
        assertThat(missed.score()).isEqualTo(1);
        assertThat(missed.scoreAfter()).isZero();
        assertThat(missed.loss()).isEqualTo(0.5);
        assertThat(missed.judgement()).isEqualTo(Judgement.BLUNDER);
        GameAnalysis.PlayedMove<?> helpless = moves.get(3);
        assertThat(helpless.scoreAfter()).isEqualTo(-1);
        assertThat(moves.get(4).judgement()).isEqualTo(Judgement.FINE);
        assertThat(moves.get(4).loss()).isZero();
        // Black's passes hand White the game
        assertThat(moves).extracting(move -> move.judgement().mark()).containsExactly("", "??", "??", "??", "");
        assertThat(analysis.chances()).containsExactly(0.5, 0.5, 1.0, 0.5, 1.0, 1.0);
    }

    /** The shipped players see it as the two plies do. */
    @ParameterizedTest
    @ValueSource(strings = {"mcts", "alphabeta"})
    void playersSeeAMissedWin(String name) throws Exception {
        GameRecord<?> game = GameRecord.parse("[Rules \"vaw 8\"]\n\n1. c2-c4 2. pass 3. a2-a4 *\n");
        GameAnalysis.PlayedMove<?> missed = analysis(game, name).moves().get(2);
        assertThat(missed.best()).hasToString("pass");
        assertThat(missed.score()).isEqualTo(1);
        assertThat(missed.loss()).isPositive();
        assertThat(missed.judgement()).isNotEqualTo(Judgement.FINE);
    }

    private static <M extends Move> GameAnalysis<M> analysis(GameRecord<M> game, String name) throws Exception {
        try (Player<M> player = Players.of(name, game.rules(), new PlayerOptions(1, 1, 1))) {
            return GameAnalysis.of(game, player, Effort.nodes(300), (done, total) -> {});
        }
    }

    /** After the swap the first seat holds White, and the chance that is told stays the first seat's. */
    @Test
    void chancesAreThoseOfASeat() {
        String record = "[Rules \"windborne 3 pawns=1\"]\n\n1. c3+c1 2. swap 3. a1 4. c1 5. b1 black\n";
        GameAnalysis<?> analysis = analysis(record);
        // White, now the first seat, leaves the only pawn on a black disk
        assertThat(analysis.game().positionAt(4).toMove()).isEqualTo(Color.WHITE);
        assertThat(analysis.game().positionAt(4).seatToMove()).isEqualTo(Seat.FIRST);
        assertThat(analysis.moves().get(4).judgement()).isEqualTo(Judgement.BLUNDER);
        assertThat(analysis.chances()).containsExactly(0.5, 0.5, 0.5, 0.5, 0.5, 0.0);
    }

    @Test
    void aGameWithoutMovesHasOneChance() {
        List<Integer> told = new ArrayList<>();
        GameRecord<?> game = GameRecord.parse("[Rules \"vaw 6\"]\n\n*\n");
        assertThat(told(game, told).chances()).containsExactly(0.5);
        assertThat(told).containsExactly(1);
    }

    private static <M extends Move> GameAnalysis<M> told(GameRecord<M> game, List<Integer> told) {
        return GameAnalysis.of(game, new TwoPlies<>(), Effort.nodes(10), (done, total) -> told.add(done));
    }

    @Test
    void judgementsBeginAtTheirLosses() {
        assertThat(Judgement.of(0)).isEqualTo(Judgement.FINE);
        assertThat(Judgement.of(0.0999)).isEqualTo(Judgement.FINE);
        assertThat(Judgement.of(0.1)).isEqualTo(Judgement.INACCURACY);
        assertThat(Judgement.of(0.2)).isEqualTo(Judgement.MISTAKE);
        assertThat(Judgement.of(0.2999)).isEqualTo(Judgement.MISTAKE);
        assertThat(Judgement.of(0.3)).isEqualTo(Judgement.BLUNDER);
        assertThat(Judgement.of(1)).isEqualTo(Judgement.BLUNDER);
    }
}
