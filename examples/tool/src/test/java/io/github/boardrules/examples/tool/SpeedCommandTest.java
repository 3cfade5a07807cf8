package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.tool.speed.Face;
import io.github.boardrules.examples.tool.speed.Questions;
import io.github.boardrules.examples.tool.speed.Xorshift;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Rules;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is measured comes to the right numbers; how fast, no test can tell. */
class SpeedCommandTest {
    private static final String TIME = " [0-9]+\\.[0-9]{3}s [0-9.]+ Mn/s";
    private static final String SUMS = "  plies [0-9.]+ M/s  mean length [0-9.]+";

    private static Run speed(String... args) {
        String[] all = new String[args.length + 3];
        System.arraycopy(args, 0, all, 1, args.length);
        all[0] = "speed";
        all[args.length + 1] = "--seconds=0.01";
        all[args.length + 2] = "--warm-up=0";
        return Run.of(all);
    }

    @Test
    void vawIsMeasuredInLinesLikeTheReferences() {
        Run run = speed("vaw", "8", "--depth", "2", "--face", "public");
        assertThat(run.err()).isEmpty();
        List<String> lines = run.out().lines().toList();
        assertThat(lines).hasSize(6);
        assertThat(lines.get(1)).isEqualTo("# vaw 8, public");
        assertThat(lines.get(2)).matches("perft 1 59 bulk" + TIME + "  leaf 59" + TIME);
        assertThat(lines.get(3)).matches("perft 2 3387 bulk" + TIME + "  leaf 3387" + TIME);
        assertThat(lines.get(4)).matches("playouts [0-9]+/s" + SUMS + "  legal moves [0-9.]+  each [0-9.]+ ns");
        assertThat(lines.get(5)).matches("violation any [0-9.]+ us  legal [0-9.]+ us");
    }

    @Test
    void windborneIsMeasuredInLinesLikeTheReferences() {
        Run run = speed("windborne", "3", "--pawns=2", "--depth=1", "--face=codes");
        assertThat(run.err()).isEmpty();
        List<String> lines = run.out().lines().toList();
        assertThat(lines).hasSize(4);
        assertThat(lines.get(1)).isEqualTo("# windborne 3 pawns=2, codes");
        assertThat(lines.get(2)).matches("perft 1 361" + TIME);
        assertThat(lines.get(3))
                .matches("side 3 pawns 2: playouts [0-9]+/s" + SUMS
                        + "  first-player wins [01]\\.[0-9]+  legal moves [0-9.]+  each [0-9.]+ ns");
    }

    @Test
    void onlyWhatIsWantedIsMeasured() {
        List<String> lines = speed("--only", "violation").out().lines().toList();
        assertThat(lines).hasSize(3);
        assertThat(lines.get(1)).isEqualTo("# vaw 8, public");
        assertThat(lines.get(2)).startsWith("violation");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"chess", "vaw 5", "vaw 8 --pawns=3", "windborne 7 --pawns=0", "vaw --depth=0", "vaw --face=x"})
    void wrongUsageIsTold(String args) {
        Run run = speed(args.split(" "));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err().lines()).hasSize(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"vaw 8", "vaw 9", "villawar 6", "windborne 2", "windborne 3"})
    void bothFacesDoTheSameWork(String text) {
        Rules<?> rules = Games.rules(text);
        Face one = Face.of("public", rules, new Xorshift(), true);
        Face other = Face.of("codes", rules, new Xorshift(), true);
        for (int depth = 1; depth <= 2; depth++) {
            assertThat(other.count(depth))
                    .isEqualTo(one.count(depth))
                    .isEqualTo(one.countPlayed(depth))
                    .isEqualTo(other.countPlayed(depth));
        }
        for (int i = 0; i < 10; i++) {
            one.play(37);
            other.play(37);
        }
        assertThat(one.plies()).isEqualTo(370).isEqualTo(other.plies());
        assertThat(one.games()).isPositive().isEqualTo(other.games());
        assertThat(one.legalMoves()).isGreaterThan(370).isEqualTo(other.legalMoves());
        assertThat(one.firstWins()).isBetween(0L, one.games()).isEqualTo(other.firstWins());
    }

    @ParameterizedTest
    @ValueSource(strings = {"vaw 8", "windborne 7"})
    void questionsAreAboutMovesOfTheirKind(String text) {
        Rules<?> rules = Games.rules(text);
        assertThat(Questions.of(rules, 500, true, new Random(1)).refused()).isZero();
        Questions<?> any = Questions.of(rules, 500, false, new Random(1));
        int refused = any.refused();
        assertThat(refused).isBetween(100, 500);
        any.renew();
        assertThat(any.refused()).isEqualTo(refused);
        any.renewFromTexts();
        assertThat(any.refused()).isEqualTo(refused);
    }
}
