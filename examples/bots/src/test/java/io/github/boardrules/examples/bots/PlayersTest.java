package io.github.boardrules.examples.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What every player does in every game. */
@Timeout(60)
class PlayersTest {
    private static final List<String> RULES = List.of(
            "vaw 6",
            "vaw 8",
            "vaw 16",
            "villawar 7",
            "windborne 2",
            "windborne 3 pawns=2 swap=off",
            "windborne 7",
            "windborne 5 pawns=1",
            "windborne 13 pawns=9",
            "toylet",
            "toy 4 line=4");

    static Stream<Arguments> playersAndRules() {
        return Players.names().stream().flatMap(name -> RULES.stream().map(rules -> Arguments.of(name, rules)));
    }

    private static PlayerOptions seed(long seed) {
        return new PlayerOptions(1, 4, seed);
    }

    private static <M extends Move> Position<M> after(Rules<M> rules, int plies, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Position<M> now = rules.start();
        for (int ply = 0; ply < plies; ply++) {
            Position<M> next = now.play(now.legalMoves().random(random));
            now = next.isOver() ? now : next;
        }
        return now;
    }

    private static <M extends Move> void checkReport(Position<M> position, Report<M> report) {
        assertThat(position.isLegal(report.move())).isTrue();
        assertThat(report.score()).isBetween(-1.0, 1.0);
        assertThat(report.nodes()).isNotNegative();
        assertThat(report.line()).startsWith(report.move());
        Position<M> now = position;
        for (M move : report.line()) {
            now = now.play(move);
        }
        assertThat(report.shares().values().stream().mapToDouble(share -> share).sum())
                .isCloseTo(1, within(1e-6));
        List<Integer> places = new ArrayList<>();
        report.shares()
                .keySet()
                .forEach(move -> places.add(position.legalMoves().indexOf(move)));
        assertThat(places).isSorted().doesNotHaveDuplicates().doesNotContain(-1);
    }

    @ParameterizedTest
    @MethodSource("playersAndRules")
    void a_legal_move_comes_without_any_time(String name, String rules) {
        checkAt(name, RuleSets.of(rules), Budget.time(Duration.ZERO));
    }

    @ParameterizedTest
    @MethodSource("playersAndRules")
    void a_legal_move_comes_after_some_nodes(String name, String rules) {
        checkAt(name, RuleSets.of(rules), Budget.nodes(30));
    }

    private <M extends Move> void checkAt(String name, Rules<M> rules, Budget budget) {
        try (Player<M> player = Players.of(name, rules, seed(1))) {
            for (int plies : new int[] {0, 1, 2, 9}) {
                Position<M> position = after(rules, plies, 3);
                checkReport(position, player.choose(position, budget));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("playersAndRules")
    void the_same_seed_plays_the_same_moves(String name, String rules) {
        assertThat(movesOf(name, RuleSets.of(rules))).isEqualTo(movesOf(name, RuleSets.of(rules)));
    }

    /** Plays some moves with what was learnt before each. */
    private static <M extends Move> List<String> movesOf(String name, Rules<M> rules) {
        List<String> found = new ArrayList<>();
        try (Player<M> player = Players.of(name, rules, seed(7))) {
            Position<M> now = after(rules, 5, 11);
            for (int ply = 0; ply < 4 && !now.isOver(); ply++) {
                Report<M> report = player.choose(now, Budget.nodes(60));
                found.add(report.move() + " " + report.score() + " " + report.shares());
                now = now.play(report.move());
            }
        }
        return found;
    }

    @ParameterizedTest
    @ValueSource(strings = {"alphabeta", "mcts"})
    void a_game_is_played_to_its_end_while_its_many_moves_become_few(String name) {
        for (String text : new String[] {"windborne 3", "windborne 4", "windborne 5 pawns=2"}) {
            WindborneRules rules = WindborneRules.parse(text);
            WindbornePosition now = rules.start();
            try (Player<WindborneMove> player = Players.of(name, rules, seed(1))) {
                while (!now.isOver()) {
                    Report<WindborneMove> report = player.choose(now, Budget.nodes(300));
                    checkReport(now, report);
                    now = now.play(report.move());
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("playersAndRules")
    void a_finished_game_has_no_move_to_find(String name, String rules) {
        refuseFinished(name, RuleSets.of(rules));
    }

    private static <M extends Move> void refuseFinished(String name, Rules<M> rules) {
        SplittableRandom random = new SplittableRandom(1);
        Position<M> now = rules.start();
        while (!now.isOver()) {
            now = now.play(now.legalMoves().random(random));
        }
        Position<M> end = now;
        try (Player<M> player = Players.of(name, rules, seed(1))) {
            assertThatThrownBy(() -> player.choose(end, Budget.nodes(1)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("game is over");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"alphabeta", "mcts"})
    void two_threads_search_together_until_they_are_stopped(String name) throws Exception {
        stopLater(name, RuleSets.of("vaw 8"));
        stopLater(name, RuleSets.of("windborne 5"));
    }

    private static <M extends Move> void stopLater(String name, Rules<M> rules) throws Exception {
        try (Player<M> player = Players.of(name, rules, new PlayerOptions(2, 4, 1))) {
            Budget budget = Budget.infinite();
            Position<M> position = after(rules, 4, 5);
            CompletableFuture<Report<M>> found = CompletableFuture.supplyAsync(() -> player.choose(position, budget));
            Thread.sleep(50);
            budget.stop();
            checkReport(position, found.get(10, TimeUnit.SECONDS));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy", "mcts", "alphabeta"})
    void the_time_is_kept(String name) {
        // The quickest of some, since a busy machine may let any of them wait.
        assertThat(leastMillisOver(name, RuleSets.of("vaw 8"))).isLessThan(25);
        assertThat(leastMillisOver(name, RuleSets.of("windborne 13 pawns=9"))).isLessThan(25);
    }

    private static <M extends Move> double leastMillisOver(String name, Rules<M> rules) {
        double least = Double.MAX_VALUE;
        try (Player<M> player = Players.of(name, rules, seed(1))) {
            for (int i = 0; i < 6; i++) {
                long begun = System.nanoTime();
                Budget budget = Budget.time(Duration.ofMillis(20));
                player.choose(after(rules, 12, i), budget);
                least = Math.min(least, (System.nanoTime() - begun) / 1e6 - 20);
            }
        }
        return least;
    }

    @Test
    void progress_is_told_and_counts_on() {
        for (String name : List.of("mcts", "alphabeta")) {
            tellProgress(name, RuleSets.of("vaw 8"));
        }
    }

    private static <M extends Move> void tellProgress(String name, Rules<M> rules) {
        List<Report<M>> told = new ArrayList<>();
        try (Player<M> player = Players.of(name, rules, seed(1))) {
            player.choose(rules.start(), Budget.nodes(3000), told::add);
        }
        assertThat(told).isNotEmpty();
        told.forEach(report -> checkReport(rules.start(), report));
        assertThat(told).extracting(Report::nodes).isSorted();
    }

    @Test
    void there_is_no_player_of_another_name() {
        assertThatThrownBy(() -> Players.of("best", RuleSets.of("vaw 8"), PlayerOptions.DEFAULT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("best");
    }
}
