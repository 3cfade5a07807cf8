package io.github.boardrules.examples.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.vaw.VawEffects;
import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawPosition;
import io.github.boardrules.vaw.VawRules;
import io.github.boardrules.windborne.WindborneMove;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Whole games of both kinds, with people at one screen, played by clicks alone. */
class WholeGameInBrowser extends Served {
    private static final int JUMPS = 26;

    @Test
    void vawIsPlayedFromTheStartToTheSecondPass() {
        Browser browser = browser();
        Start.of(browser, "vaw").size(6).seats("me", "me").start();
        browser.screenshot("vaw-start-light-wide");
        Clicks clicks = new Clicks(browser, GameRecord.of(VawRules.vaw(6)));
        Set<String> seen = new HashSet<>();
        Random random = new Random(5);
        for (int i = 0; i < JUMPS; i++) {
            VawPosition before = (VawPosition) clicks.record().position();
            VawMove move = eventful(before, random);
            VawEffects effects = before.effects(move);
            clicks.play(move.toString());
            check(effects.converted(), "just converted", "converted", seen);
            check(effects.removed(), "just removed", "removed", seen);
            check(effects.captured(), "just captured here", "captured", seen);
        }
        assertThat(seen).contains("converted", "removed", "captured");
        assertThat(browser.text("#note")).contains("would win as it stands");
        clicks.play("pass");
        assertThat(browser.text("#note")).contains("A pass now ends the game");
        clicks.play("pass");
        checkEnd(clicks.record(), "vaw 6");
        browser.screenshot("vaw-end-light-wide");
        browser.dark(true);
        browser.size(Browser.NARROW, 800);
        browser.screenshot("vaw-end-dark-narrow");
    }

    /** Prefers captures and removals, so that a short game has them all. */
    private static VawMove eventful(VawPosition position, Random random) {
        List<VawMove> jumps = position.legalMoves().stream()
                .filter(move -> move instanceof VawMove.Jump)
                .toList();
        int from = random.nextInt(jumps.size());
        return jumps.stream()
                .max(Comparator.<VawMove>comparingInt(
                                move -> position.effects(move).captured().size())
                        .thenComparingInt(move -> random.nextInt(3) == 0
                                ? position.effects(move).removed().size()
                                : 0)
                        .thenComparingInt(move -> (jumps.indexOf(move) + from) % jumps.size()))
                .orElseThrow();
    }

    private void check(Iterable<Cell> cells, String words, String mark, Set<String> seen) {
        for (Cell cell : cells) {
            Browser.Cell shown = browser().cell(cell.toString());
            browser().await(() -> assertThat(shown.label()).contains(words));
            assertThat(shown.count(".mark." + mark)).isEqualTo(1);
            if (seen.add(mark)) {
                browser().screenshot("vaw-" + mark + "-light-wide");
            }
        }
    }

    @Test
    void windborneIsPlayedFromTheEmptyBoardToADecisiveGroup() {
        Browser browser = browser();
        Start.of(browser, "windborne").size(3).seats("me", "me").start();
        Clicks clicks = new Clicks(browser, GameRecord.of(Games.rules("windborne 3")));
        clicks.play("c3+a1");
        browser.screenshot("windborne-swap-light-wide");
        clicks.play("swap");
        assertThat(browser.text("[data-seat=first]")).contains("White");
        Random random = new Random(3);
        boolean slid = false;
        while (clicks.record().outcome().isEmpty()) {
            String move = nextTurn(clicks.record(), random);
            clicks.play(move);
            if (move.contains("-")) {
                slid = true;
                assertThat(browser.findAll(".arrow line")).hasSize(1);
                browser.screenshot("windborne-slide-light-wide");
            }
        }
        assertThat(slid).isTrue();
        checkEnd(clicks.record(), "windborne 3");
        browser.screenshot("windborne-end-light-wide");
        browser.dark(true);
        browser.size(Browser.NARROW, 800);
        browser.screenshot("windborne-end-dark-narrow");
    }

    /** A random move, every second one with a slide where there is one. */
    private static <M extends Move> String nextTurn(GameRecord<M> record, Random random) {
        List<M> moves = record.position().legalMoves().asList();
        boolean slide = random.nextBoolean();
        List<M> wanted = moves.stream()
                .filter(move ->
                        move instanceof WindborneMove.Turn turn && turn.slide().isPresent() == slide)
                .toList();
        List<M> from = wanted.isEmpty() ? moves : wanted;
        return from.get(random.nextInt(from.size())).toString();
    }

    /** The page shows the end that the library knows: the winner, the reason, the cells, the record. */
    private void checkEnd(GameRecord<?> record, String rules) {
        Outcome outcome = record.outcome().orElseThrow();
        Browser browser = browser();
        if (outcome.winner().isPresent()) {
            browser.awaitStatus(outcome.winner().get() == Color.WHITE ? "White" : "Black");
            browser.awaitStatus("wins");
            assertThat(browser.findAll(".tag.won")).hasSize(1);
        } else {
            browser.awaitStatus("Draw");
        }
        assertThat(browser.findAll(".place .group.decided"))
                .hasSize(outcome.cells().size());
        for (Cell cell : outcome.cells()) {
            assertThat(browser.cell(cell.toString()).label()).contains("decided the game");
        }
        assertThat(browser.findAll(".place.choice")).isEmpty();
        assertThat(browser.moves())
                .isEqualTo(record.moves().stream().map(Object::toString).toList());
        browser.press("#texts summary");
        browser.await(() -> assertThat(browser.find("#texts textarea").getDomProperty("value"))
                .isEqualTo(record.toString()));
        assertThat(browser.find("#texts input").getDomProperty("value"))
                .isEqualTo(record.position().toString());
        assertThat(record.rules()).hasToString(rules);
    }
}
