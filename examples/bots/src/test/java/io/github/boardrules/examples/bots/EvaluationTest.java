package io.github.boardrules.examples.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EvaluationTest {
    /** Gives the unfinished positions of some games played by chance. */
    private static <M extends Move> void playOut(Rules<M> rules, int games, Consumer<Position<M>> each) {
        SplittableRandom random = new SplittableRandom(4);
        for (int game = 0; game < games; game++) {
            Position<M> now = rules.start();
            while (!now.isOver()) {
                each.accept(now);
                now = now.play(now.legalMoves().random(random));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"vaw 6", "vaw 8", "vaw 16", "villawar 9", "windborne 3", "windborne 7", "windborne 4 pawns=4"})
    void a_position_looks_the_same_from_all_sides(String rules) {
        look(Games.rules(rules));
    }

    private static <M extends Move> void look(Rules<M> rules) {
        Evaluation<M> evaluation = Evaluations.of(rules);
        playOut(rules, 2, position -> {
            int score = evaluation.score(position);
            assertThat(Math.abs(score)).isLessThan(Evaluation.WON);
            for (GameSymmetry symmetry : rules.symmetries()) {
                assertThat(evaluation.score(position.transformed(symmetry)))
                        .as("%s %s", position, symmetry)
                        .isEqualTo(score);
            }
        });
    }

    @Test
    void an_even_start_is_even_and_being_ahead_is_not() {
        Evaluation<?> evaluation = Evaluations.of(Games.rules("vaw 8"));
        assertThat(score("vaw 8", "8/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVVVV/8 w 0"))
                .isZero();
        assertThat(score("vaw 8", "8/vvvvvvvv/vvvvvvvv/8/3V4/VVV1VVVV/VVVVVVVV/8 b 0"))
                .isNegative();
        assertThat(score("vaw 8", "8/vvvvvvvv/vvvvvvv1/8/8/VVVVVVVV/VVVVVVVV/8 w 0"))
                .isPositive();
        assertThat(evaluation.hasUrgent()).isTrue();
    }

    private static int score(String rules, String position) {
        return score(Games.rules(rules), position);
    }

    private static <M extends Move> int score(Rules<M> rules, String position) {
        return Evaluations.<M>of(rules).score(rules.parsePosition(position));
    }

    @Test
    void values_are_proven_only_where_scores_are() {
        assertThat(Evaluation.value(Evaluation.WON - 3)).isEqualTo(1);
        assertThat(Evaluation.value(3 - Evaluation.WON)).isEqualTo(-1);
        assertThat(Evaluation.value(Evaluation.PROVEN - 1)).isLessThan(1);
        assertThat(Evaluation.value(0)).isZero();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"windborne 2", "windborne 3", "windborne 3 pawns=2", "windborne 4 pawns=5", "windborne 5 pawns=1"
            })
    void threats_are_those_of_the_rules(String text) {
        WindborneRules rules = WindborneRules.parse(text);
        WindborneEvaluation evaluation = new WindborneEvaluation(rules);
        playOut(rules, 10, position -> {
            WindbornePosition windborne = (WindbornePosition) position;
            boolean threatened =
                    !windborne.decisiveGroups(position.toMove().opposite()).isEmpty();
            assertThat(evaluation.isForced(position)).as("%s", position).isEqualTo(threatened);
            boolean lost = threatened && position.legalMoves().stream().allMatch(move -> losesAtOnce(position, move));
            assertThat(evaluation.score(position) <= -Evaluation.PROVEN)
                    .as("%s", position)
                    .isEqualTo(lost);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"windborne 4", "windborne 4 pawns=4", "windborne 7 swap=off", "windborne 13 pawns=9"})
    void a_guide_names_legal_moves(String text) {
        WindborneRules rules = WindborneRules.parse(text);
        WindborneEvaluation evaluation = new WindborneEvaluation(rules);
        List<Integer> seen = new ArrayList<>();
        playOut(
                rules,
                1,
                position -> evaluation.guide(position).ifPresent(guide -> {
                    List<WindborneMove> best = guide.best(20);
                    assertThat(best).isNotEmpty().doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(20);
                    assertThat(best).allMatch(position::isLegal);
                    seen.add(best.size());
                }));
        assertThat(seen).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"windborne 4", "windborne 4 pawns=4", "windborne 5 pawns=5"})
    void a_guide_leaves_out_only_what_loses(String text) {
        WindborneRules rules = WindborneRules.parse(text);
        WindborneEvaluation evaluation = new WindborneEvaluation(rules);
        playOut(
                rules,
                10,
                position -> evaluation.guide(position).ifPresent(guide -> {
                    Set<WindborneMove> best = new HashSet<>(guide.best(100_000));
                    boolean isLost = evaluation.score(position) <= -Evaluation.PROVEN;
                    assertThat(position.legalMoves().stream()
                                    .filter(move -> !best.contains(move) && !isLost && !losesAtOnce(position, move)))
                            .as("%s", position)
                            .isEmpty();
                }));
    }

    private static boolean losesAtOnce(Position<WindborneMove> position, WindborneMove move) {
        return position.play(move)
                .outcome()
                .filter(outcome ->
                        outcome.seat().equals(Optional.of(position.seatToMove().opposite())))
                .isPresent();
    }
}
