package io.github.boardrules.examples.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Single clicks, and what the page says to them. */
class ClicksInBrowser extends Served {
    @Test
    void refusedClicksAreExplainedAndChangeNothing() {
        Browser browser = browser();
        Start.of(browser, "vaw").seats("me", "me").start();
        browser.cell("a1").click();
        browser.awaitMessage("There is no piece on a1.");
        browser.cell("a7").click();
        browser.awaitMessage("It is white's turn");
        browser.cell("a2").choose();
        browser.cell("b6").click();
        browser.awaitMessage("these cells share no rank, file or diagonal");
        assertThat(browser.cell("a2").label()).contains("chosen as start");
        browser.screenshot("vaw-refusal-light-wide");
        browser.cell("b2").click();
        browser.await(() -> assertThat(browser.cell("b2").label()).contains("chosen as start"));
        browser.cell("b2").click();
        browser.await(() -> assertThat(browser.findAll(".place .chosen")).isEmpty());
        assertThat(browser.moves()).isEmpty();
    }

    @Test
    void aPawnAloneIsAskedAbout() {
        Browser browser = browser();
        load(browser, "p2/4/1p3/1Wb1/1b1 w -");
        browser.cell("b3").choose();
        browser.press("[data-choice='pawn b3']");
        browser.awaitStatus("choose where the pawn lands");
        browser.screenshot("windborne-landing-light-wide");
        browser.cell("e5").click();
        browser.await(() -> assertThat(browser.findAll(".message.refusal")).hasSize(1));
        browser.press("#cancel");
        browser.await(() -> assertThat(browser.findAll(".place .chosen")).isEmpty());
        browser.cell("b3").choose();
        browser.press("[data-choice='disk b3']");
        browser.await(() -> assertThat(browser.moves()).containsExactly("b3"));
    }

    private static void load(Browser browser, String text) {
        Start start = Start.of(browser, "windborne");
        browser.press("#load summary");
        browser.write("#pasted", text);
        browser.press("#read");
        browser.awaitStatus("windborne 3");
        start.seats("me", "me").start();
    }

    @Test
    void movesCanBeTypedAndAreAskedAboutWhereThatIsWanted() {
        Browser browser = browser();
        Start.of(browser, "vaw").seats("me", "me").start();
        browser.write("#move-text", "a2-a3\n");
        browser.awaitMessage("a3");
        assertThat(browser.findAll(".message.refusal")).hasSize(1);
        browser.write("#move-text", "a2 a3\n");
        browser.awaitMessage("expected '-'");
        browser.write("#move-text", "A2-A4\n");
        browser.awaitMoves(1);
        browser.press("#confirm");
        browser.cell("b7").choose();
        browser.cell("b5").choose();
        browser.press("#cancel");
        browser.await(() -> assertThat(browser.isShown("#play")).isFalse());
        browser.cell("b7").choose();
        browser.cell("b5").choose();
        assertThat(browser.moves()).hasSize(1);
        browser.press("#play");
        browser.awaitMoves(2);
    }

    @Test
    void earlierPositionsAreLookedAtAndPlayedFrom() {
        Browser browser = browser();
        Start.of(browser, "vaw").seats("me", "me").start();
        for (String move : new String[] {"a2-a4", "b7-b5", "pass"}) {
            int plies = browser.moves().size();
            browser.write("#move-text", move + "\n");
            browser.awaitMoves(plies + 1);
        }
        browser.press(".moves li:nth-child(1) button");
        browser.awaitStatus("Looking back: after 1 of 3 moves");
        assertThat(browser.cell("a4").label()).startsWith("a4, white villager");
        assertThat(browser.cell("b7").label()).startsWith("b7, black villager");
        browser.cell("b7").click();
        browser.awaitMessage("You are looking back.");
        browser.screenshot("vaw-looking-back-light-wide");
        browser.press("#now");
        browser.awaitStatus("Black to move");
        browser.press("[aria-label='To the start']");
        browser.awaitStatus("after 0 of 3 moves");
        browser.press("[aria-label='One move on']");
        browser.awaitStatus("after 1 of 3 moves");
        browser.press("#from-here");
        browser.awaitStatus("V.A.W. (vaw 8): black");
        assertThat(browser.moves()).hasSize(3);
        browser.choose("#seat-second", "me");
        browser.press("#start");
        browser.awaitStatus("Black to move");
        assertThat(browser.moves()).containsExactly("a2-a4");
    }

    @Test
    void recordsAndPositionsAreLoadedAndWhatIsWrongIsSaid() {
        Browser browser = browser();
        browser.open("/");
        browser.press("#load summary");
        browser.write("#pasted", "nonsense");
        browser.press("#read");
        browser.await(() -> assertThat(browser.findAll(".message.refusal")).hasSize(1));
        browser.awaitMessage("xpected");
        browser.write("#pasted", "[Rules \"vaw 8\"]\n\n1. a2-a4 2. a2-a4 *");
        browser.press("#read");
        browser.awaitMessage("What comes before it is shown.");
        assertThat(browser.moves()).containsExactly("a2-a4");
        browser.write("#pasted", "[Rules \"windborne 3\"]\n\n1. c3+a1 2. swap 3. b2+e5 4. a2+b1 *");
        browser.press("#read");
        browser.awaitMoves(4);
        assertThat(browser.findAll("svg.board.hex")).hasSize(1);
        browser.screenshot("load-light-wide");
        browser.press(".moves li:nth-child(2) button");
        browser.await(() -> assertThat(browser.cell("b2").label()).isEqualTo("b2, empty"));
        assertThat(browser.text("[aria-label='What was read']")).contains("goes on after 2 of 4 moves");
        browser.choose("#seat-second", "me");
        browser.press("#start");
        browser.awaitStatus("White to move");
        assertThat(browser.text("[data-seat=first]")).contains("White");
        assertThat(browser.moves()).containsExactly("c3+a1", "swap");
        browser.press("#texts summary");
        browser.await(() -> assertThat(browser.find("#texts textarea").getDomProperty("value"))
                .contains("1. c3+a1 2. swap *"));
        browser.press("#undo");
        browser.awaitStatus("or swap sides");
        assertThat(browser.moves()).containsExactly("c3+a1");
    }

    @Test
    void aRecordThatBeganElsewhereGoesOnAgainstTheComputer() {
        Browser browser = browser();
        browser.open("/");
        browser.press("#load summary");
        String start = "6/vvvvvv/vvvvvv/VVVVVV/VVVVVV/6 b 0";
        browser.write("#pasted", "[Rules \"vaw 6\"]\n[Start \"" + start + "\"]\n\n1. a4-a5 *");
        browser.press("#read");
        browser.awaitMessage("a5");
        browser.write("#pasted", "[Rules \"vaw 6\"]\n[Start \"" + start + "\"]\n\n1. a4-a6 2. a3-a1 *");
        browser.press("#read");
        browser.awaitMoves(2);
        browser.choose("#seat-second", "bot:random");
        browser.press("#start");
        browser.awaitMoves(3);
        assertThat(browser.moves()).startsWith("a4-a6", "a3-a1");
        browser.press(".moves li:nth-child(1) button");
        browser.awaitStatus("after 1 of 3 moves");
        assertThat(browser.cell("a5").label()).startsWith("a5, black warrior");
        browser.press("#now");
        browser.press("#undo");
        browser.awaitMoves(1);
        browser.awaitStatus("Your turn, White");
    }

    @Test
    void aGameThatWasGivenUpCanBePlayedOn() {
        Browser browser = browser();
        browser.open("/");
        browser.press("#load summary");
        browser.write(
                "#pasted",
                "[Rules \"vaw 8\"]\n[Result \"black\"]\n[Winner \"second\"]\n[Reason \"resignation\"]\n\n1. a2-a4 black");
        browser.press("#read");
        browser.awaitStatus("by resignation");
        browser.choose("#seat-second", "me");
        browser.press("#start");
        browser.awaitStatus("Black to move");
        assertThat(browser.moves()).containsExactly("a2-a4");
    }

    @Test
    void textsAreCopied() {
        Browser browser = browser();
        Start.of(browser, "vaw").size(6).seats("me", "me").start();
        browser.press("#texts summary");
        browser.press("[aria-label='Copy: Position']");
        browser.await(() -> assertThat(browser.text("#texts .copy .hint")).isEqualTo("Copied."));
        browser.write("#move-text", "");
        browser.find("#move-text").sendKeys(Keys.chord(Keys.CONTROL, "v"));
        assertThat(browser.find("#move-text").getDomProperty("value")).isEqualTo("6/vvvvvv/vvvvvv/VVVVVV/VVVVVV/6 w 0");
    }

    @Test
    void rulesThatNobodyCanPlayAreRefusedInWords() {
        Browser browser = browser();
        Start.of(browser, "windborne").size(2).option("pawns", "5");
        browser.awaitMessage("pawns");
        assertThat(browser.findAll(".message.refusal")).hasSize(1);
        browser.find("#option-pawns").clear();
        Start.of(browser, "vaw").option("row", "4").option("pass", "forced");
        browser.awaitStatus("vaw 8 rows=3,4 pass=forced");
    }
}
