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
import java.util.Comparator;
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
    @ValueSource(strings = {"vaw 6", "vaw 8", "vaw 16", "villawar 9"})
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
            if (threatened) {
                assertThat(evaluation.isForced(position)).as("%s", position).isTrue();
            }
            boolean lost = threatened && position.legalMoves().stream().allMatch(move -> losesAtOnce(position, move));
            assertThat(evaluation.score(position) <= -Evaluation.PROVEN)
                    .as("%s", position)
                    .isEqualTo(lost);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"windborne 3", "windborne 4", "windborne 4 pawns=5"})
    void who_is_forced_without_a_group_against_it_loses_by_most_disks_that_come_alone(String text) {
        WindborneRules rules = WindborneRules.parse(text);
        WindborneEvaluation evaluation = new WindborneEvaluation(rules);
        List<Position<WindborneMove>> seen = new ArrayList<>();
        playOut(rules, 6, position -> {
            WindbornePosition windborne = (WindbornePosition) position;
            if (windborne.decisiveGroups(position.toMove().opposite()).isEmpty()
                    && evaluation.isForced(position)
                    && seen.size() < 8) {
                seen.add(position);
                // A win at once needs the cell of its disk and those that one pawn slides over.
                int most = 2 * rules.side();
                assertThat(position.legalMoves().stream()
                                .filter(move -> move instanceof WindborneMove.Turn turn
                                        && turn.slide().isEmpty()
                                        && !losesSoon(evaluation, position, move))
                                .count())
                        .as("%s", position)
                        .isLessThanOrEqualTo(most);
            }
        });
        assertThat(seen).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "windborne 2",
                "windborne 4",
                "windborne 4 pawns=4",
                "windborne 4 pawns=1",
                "windborne 7 swap=off",
                "windborne 13 pawns=9"
            })
    void a_guide_names_legal_moves_and_the_best_first(String text) {
        WindborneRules rules = WindborneRules.parse(text);
        WindborneEvaluation evaluation = new WindborneEvaluation(rules);
        playOut(rules, 1, position -> {
            Guide<WindborneMove> guide = evaluation.guide(position, 20).orElseThrow();
            assertThat(guide.moves()).isNotEmpty().doesNotHaveDuplicates().hasSizeLessThanOrEqualTo(21);
            assertThat(guide.moves()).allMatch(position::isLegal);
            assertThat(guide.scores().length()).isEqualTo(guide.moves().size());
            // A swap comes before all others, whatever it is worth.
            assertThat(guide.scores()
                            .asList()
                            .subList(
                                    guide.moves().size() > 20 ? 1 : 0,
                                    guide.moves().size()))
                    .isSortedAccordingTo(Comparator.reverseOrder());
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"windborne 4", "windborne 4 pawns=4", "windborne 5 pawns=5"})
    void a_guide_leaves_out_only_what_loses(String text) {
        WindborneRules rules = WindborneRules.parse(text);
        WindborneEvaluation evaluation = new WindborneEvaluation(rules);
        SplittableRandom random = new SplittableRandom(3);
        int[] complete = new int[1];
        playOut(rules, 4, position -> {
            Guide<WindborneMove> guide = evaluation.guide(position, 100_000).orElseThrow();
            if (!guide.complete()) {
                return;
            }
            complete[0]++;
            Set<WindborneMove> best = new HashSet<>(guide.moves());
            for (int i = 0; i < 20; i++) {
                WindborneMove move = position.legalMoves().random(random);
                if (!best.contains(move)) {
                    assertThat(losesSoon(evaluation, position, move))
                            .as("%s %s", position, move)
                            .isTrue();
                }
            }
        });
        assertThat(complete[0]).isGreaterThan(50);
    }

    @Test
    void a_guide_expects_of_moves_what_the_evaluation_says_of_them() {
        WindborneRules rules = WindborneRules.parse("windborne 7");
        WindborneEvaluation evaluation = new WindborneEvaluation(rules);
        List<Integer> ranks = new ArrayList<>();
        SplittableRandom random = new SplittableRandom(3);
        playOut(rules, 1, position -> {
            Guide<WindborneMove> guide = evaluation.guide(position, 100_000).orElseThrow();
            if (((WindbornePosition) position).pawns().size() == 3
                    && guide.moves().size() > 500) {
                // The first of all moves is better than nearly any move by chance.
                int first =
                        -evaluation.scoreOrResult(position.play(guide.moves().get(0)));
                int better = 0;
                for (int i = 0; i < 100; i++) {
                    WindborneMove other =
                            guide.moves().get(random.nextInt(guide.moves().size()));
                    better += -evaluation.scoreOrResult(position.play(other)) > first ? 1 : 0;
                }
                ranks.add(better);
            }
        });
        assertThat(ranks).hasSizeGreaterThan(10);
        assertThat(ranks.stream().mapToInt(Integer::intValue).average().orElseThrow())
                .isLessThan(5);
    }

    /** Tells whether a move loses at once, or there is an answer after which every move does. */
    private static boolean losesSoon(
            WindborneEvaluation evaluation, Position<WindborneMove> position, WindborneMove move) {
        if (losesAtOnce(position, move)) {
            return true;
        }
        Position<WindborneMove> next = position.play(move);
        return !next.isOver()
                && next.legalMoves().stream().anyMatch(answer -> {
                    return evaluation.scoreOrResult(next.play(answer)) <= -Evaluation.PROVEN;
                });
    }

    private static boolean losesAtOnce(Position<WindborneMove> position, WindborneMove move) {
        return position.play(move)
                .outcome()
                .filter(outcome ->
                        outcome.seat().equals(Optional.of(position.seatToMove().opposite())))
                .isPresent();
    }
}
