package io.github.boardrules.examples.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Who plays whom: a person and a program, two people with a link, and people who only watch. */
class SeatsInBrowser extends Served {
    @Test
    void aGameAgainstTheComputerSurvivesReloading() {
        Browser browser = browser();
        String path =
                Start.of(browser, "windborne").size(3).seats("me", "bot:random").start();
        assertThat(browser.text("[data-seat=second]")).contains("Computer (random, strength 3)");
        GameRecord<?> record = playAnything();
        browser.reload();
        browser.awaitMoves(record.plies());
        assertThat(browser.path()).isEqualTo(path);
        while (record.outcome().isEmpty()) {
            record = playAnything();
        }
        browser.awaitStatus("wins");
        browser.screenshot("windborne-bot-end-light-wide");
        browser.open("/");
        browser.press("#your-games summary");
        assertThat(browser.findAll("#your-games a")).hasSize(1);
    }

    /** Makes the first move there is, and waits for the answer to it; returns the game after that. */
    private GameRecord<?> playAnything() {
        Browser browser = browser();
        Clicks clicks = new Clicks(browser, shown());
        clicks.play(clicks.record().position().legalMoves().get(0).toString());
        browser.await(() -> assertThat(shown())
                .satisfiesAnyOf(
                        game -> assertThat(game.outcome()).isPresent(),
                        game -> assertThat(game.plies())
                                .isEqualTo(clicks.record().plies() + 1)));
        return shown();
    }

    /** Returns the game of Windborne that the page shows. */
    private GameRecord<?> shown() {
        GameRecord<?> record = GameRecord.of(Games.rules("windborne 3"));
        for (String move : browser().moves()) {
            record = record.play(move);
        }
        return record;
    }

    @Test
    void takingBackAgainstTheComputerNeedsNoAsking() {
        Browser browser = browser();
        Start.of(browser, "vaw").seats("me", "bot:random").start();
        browser.cell("a2").choose();
        browser.cell("a4").choose();
        browser.awaitMoves(2);
        browser.press("#undo");
        browser.awaitMoves(0);
        browser.awaitStatus("Your turn, White");
    }

    @Test
    void twoPeoplePlayByLinkAndAThirdWatches() {
        Browser white = browser();
        String path = Start.of(white, "vaw").seats("me", "link").start();
        String link = Objects.requireNonNull(white.find("#invite input").getDomProperty("value"));
        white.screenshot("invite-light-wide");
        assertThat(white.text("#undo")).as("nobody to ask yet").isEqualTo("Take back");
        try (Browser black = anotherBrowser();
                Browser watcher = anotherBrowser()) {
            watcher.open(path);
            black.openAddress(link);
            black.press("#join");
            black.awaitStatus("White to move: waiting for the other person");
            assertThat(black.path()).isEqualTo(path);
            white.await(() -> assertThat(white.isShown("#invite")).isFalse());
            assertThat(white.text("#undo")).isEqualTo("Ask to take back");

            black.cell("a7").click();
            black.awaitMessage("It is not your turn.");
            watcher.cell("a2").click();
            watcher.awaitMessage("You are watching");
            assertThat(watcher.isShown("#undo")).isFalse();

            white.cell("a2").choose();
            white.cell("a4").choose();
            black.awaitMoves(1);
            black.awaitStatus("Your turn, Black");
            watcher.awaitMoves(1);
            watcher.awaitStatus("Black to move");
            askToTakeBack(white, black);
            resign(white, black, watcher);
            black.checkNoComplaints();
            watcher.checkNoComplaints();
        }
    }

    @Test
    void whoJoinsTheFirstSeatBegins() {
        Browser host = browser();
        Start.of(host, "windborne").size(3).seats("link", "me").start();
        host.awaitStatus("Black to move: waiting for somebody to join");
        String link = Objects.requireNonNull(host.find("#invite input").getDomProperty("value"));
        try (Browser guest = anotherBrowser()) {
            guest.openAddress(link);
            guest.press("#join");
            guest.awaitStatus("Your turn, Black");
            guest.cell("c3").choose();
            guest.cell("a1").choose();
            host.awaitStatus("Your turn, White");
            host.press("[data-choice=swap]");
            // The people have changed colours: the guest has White now, and it is White's turn
            guest.awaitStatus("Your turn, White");
            guest.checkNoComplaints();
        }
    }

    @Test
    void programsPlayWhileOneWatches() {
        Browser browser = browser();
        Start.of(browser, "windborne").size(2).seats("bot:random", "bot:random").start();
        browser.awaitStatus("wins");
        assertThat(browser.text(".rules")).contains("you are watching");
        assertThat(browser.findAll(".place.choice")).isEmpty();
    }

    private static void askToTakeBack(Browser asker, Browser other) {
        asker.press("#undo");
        asker.find("#refuse-undo");
        other.press("#refuse-undo");
        asker.await(() -> assertThat(asker.isShown("#refuse-undo")).isFalse());
        asker.awaitMoves(1);
        asker.press("#undo");
        other.press("#agree-undo");
        asker.awaitMoves(0);
        other.awaitMoves(0);
    }

    private static void resign(Browser loser, Browser... others) {
        loser.press("#resign");
        loser.press("dialog [data-answer=no]");
        loser.press("#resign");
        loser.press("dialog [data-answer=yes]");
        loser.awaitStatus("wins by resignation");
        for (Browser other : others) {
            other.awaitStatus("Black (second seat) wins by resignation");
        }
    }

    @Test
    void theConnectionIsFoundAgain() {
        Browser browser = browser();
        String path = Start.of(browser, "vaw").seats("me", "me").start();
        try (Browser watcher = anotherBrowser()) {
            watcher.open(path);
            watcher.awaitStatus("White to move");
            restartService();
            browser.cell("a2").choose();
            browser.cell("a4").choose();
            browser.awaitMoves(1);
            watcher.awaitMoves(1);
        }
        // The browser has complained of the connection, and rightly so
        browser.open("/");
        browser.forgetComplaints();
    }

    @Test
    void aGameThatIsNotThereIsSaidSo() {
        Browser browser = browser();
        browser.open("/game/nowhere");
        assertThat(browser.text("[role=alert]")).contains("no such game");
        browser.forgetComplaints();
    }

    @Test
    void whoWasAheadElsewhereIsShownTheGameAsItIs() {
        Browser browser = browser();
        String path = Start.of(browser, "vaw").seats("me", "me").start();
        // The same person in a second window
        browser.script("window.other = open(arguments[0])", path);
        browser.cell("a2").choose();
        browser.cell("a4").choose();
        browser.awaitMoves(1);
        browser.await(() -> assertThat(browser.script("return window.other.document.querySelectorAll('.ply').length"))
                .isEqualTo(1L));
    }
}
