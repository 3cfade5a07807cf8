package io.github.boardrules.examples.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** The page for everybody: by keyboard, read aloud, on narrow screens, in the dark, and on all sizes of boards. */
class ComfortInBrowser extends Served {
    private static final String AXE = axe();

    /** Finds labels that are cut off, or reach into a cell of their row. */
    private static final String COVERED_LABELS = """
            const box = element => element.getBoundingClientRect();
            const board = box(document.querySelector('svg.board'));
            const cells = [...document.querySelectorAll('.ground .cell')].map(box);
            return [...document.querySelectorAll('.label')].filter(label => {
                const { left, right, top, bottom } = box(label);
                const cut = left < board.left || right > board.right || top < board.top || bottom > board.bottom;
                const middle = (top + bottom) / 2;
                return cut || cells.some(cell => cell.top < middle && middle < cell.bottom
                        && Math.abs(middle - (cell.top + cell.bottom) / 2) < 2
                        && cell.left < right && left < cell.right);
            }).map(label => label.textContent);
            """;

    private static String axe() {
        try (InputStream in = ComfortInBrowser.class.getResourceAsStream("/axe.min.js")) {
            return new String(Objects.requireNonNull(in, "axe.min.js").readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Fails on whatever axe finds. */
    private void checkAccess(String where) {
        Browser browser = browser();
        browser.script(AXE + "; window.found = null; axe.run(document, {resultTypes: ['violations']})"
                + ".then(all => { window.passed = all.passes.length; window.found = all.violations.map(one => one.id + ': ' + one.help + ' '"
                + " + one.nodes.slice(0, 3).map(node => node.target + ' ' + node.failureSummary).join('; ')); });");
        browser.await(
                () -> assertThat(browser.script("return window.found !== null")).isEqualTo(true));
        assertThat((List<?>) browser.script("return window.found")).as(where).isEmpty();
        assertThat((Long) browser.script("return window.passed"))
                .as("rules that axe found kept")
                .isGreaterThan(10);
    }

    @Test
    void aGameIsStartedAndPlayedWithoutAMouse() {
        Browser browser = browser();
        browser.open("/");
        browser.find("svg.board .figure");
        tabTo("#game-vaw");
        browser.keys(Keys.ARROW_DOWN, Keys.ARROW_DOWN);
        browser.find("svg.board.hex");
        tabTo("#option-size");
        browser.keys("2", Keys.TAB);
        browser.awaitStatus("windborne 2");
        tabTo("#seat-second");
        browser.keys("I");
        tabTo("#start");
        browser.keys(Keys.ENTER);
        browser.await(() -> assertThat(browser.path()).startsWith("/game/"));
        browser.awaitStatus("choose a cell for a disk");
        tabTo("[data-cell='a1']");
        // The pawn goes on the disk just placed
        browser.keys(Keys.ENTER);
        browser.awaitStatus("choose a cell for a pawn");
        browser.keys(" ");
        browser.await(() -> assertThat(browser.moves()).containsExactly("a1+a1"));
        assertThat(browser.cell("a1").hasFocus()).isTrue();
        walk();
        tabTo("[data-choice=swap]");
        browser.keys(Keys.ENTER);
        browser.awaitMoves(2);
        tabTo(".place[tabindex='0']");
        browser.keys(Keys.PAGE_UP, Keys.END, Keys.ENTER);
        browser.awaitStatus("choose a cell for a pawn");
        browser.screenshot("windborne-keyboard-light-wide");
        browser.keys(Keys.ESCAPE);
        browser.awaitStatus("choose a cell for a disk");
        browser.keys(Keys.ENTER);
        browser.awaitStatus("choose a cell for a pawn");
        browser.keys(Keys.HOME, Keys.ENTER);
        browser.await(() -> assertThat(browser.moves()).endsWith("c3+b3"));
    }

    /** Up and down again leads back, on a board whose rows are shifted too. */
    private void walk() {
        Browser browser = browser();
        browser.keys(Keys.ARROW_RIGHT);
        assertThat(browser.cell("b1").hasFocus()).isTrue();
        browser.keys(Keys.ARROW_UP);
        assertThat(browser.cell("b2").hasFocus()).isTrue();
        browser.keys(Keys.ARROW_DOWN);
        assertThat(browser.cell("b1").hasFocus()).isTrue();
        browser.keys(Keys.ARROW_RIGHT, Keys.ARROW_DOWN);
        assertThat(browser.cell("b1").hasFocus()).isTrue();
    }

    private void tabTo(String css) {
        Browser browser = browser();
        for (int i = 0; i < 60; i++) {
            if (browser.script("return document.activeElement.matches(arguments[0])", css)
                    .equals(true)) {
                return;
            }
            browser.keys(Keys.TAB);
        }
        throw new AssertionError("the Tab key does not lead to " + css);
    }

    @Test
    void oneCellOfTheBoardIsOnTheWayOfTheTabKeyAndAllAreNamed() {
        Browser browser = browser();
        Start.of(browser, "vaw").size(6).seats("me", "me").start();
        assertThat(browser.findAll(".place[tabindex='0']")).hasSize(1);
        assertThat(browser.findAll("[role=row]")).hasSize(6);
        assertThat(browser.findAll("[role=gridcell][aria-label]")).hasSize(36);
        browser.await(() -> assertThat(browser.cell("b3").label()).isEqualTo("b3, white villager, can be chosen"));
        assertThat(browser.find("#message").getDomAttribute("aria-live")).isEqualTo("polite");
    }

    @Test
    void piecesDifferByShapeAndSignAndNotByColourAlone() {
        Browser browser = browser();
        browser.open("/?rules=vaw+6&position=6/vw4/6/6/VW4/6+w+0");
        browser.find("svg.board .figure");
        assertThat(List.of("a2", "b2", "a5", "b5").stream()
                        .map(cell -> browser.script(
                                "return [...document.querySelectorAll(`[data-cell=${arguments[0]}] .figure > *`)]"
                                        + ".map(part => part.tagName + (part.getAttribute('d') ?? '')).join()",
                                cell)))
                .doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @CsvSource({"vaw, 6", "vaw, 16", "windborne, 2", "windborne, 7", "windborne, 13"})
    void boardsOfAllSizesAreSeenWholeInLightAndDark(String game, int size) {
        Browser browser = browser();
        for (int width : new int[] {Browser.WIDE, Browser.NARROW}) {
            for (boolean dark : new boolean[] {false, true}) {
                browser.size(width, 900);
                browser.dark(dark);
                Start.of(browser, game).size(size).seats("me", "me").start();
                String name =
                        game + "-" + size + (dark ? "-dark" : "-light") + (width == Browser.WIDE ? "-wide" : "-narrow");
                browser.screenshot(name);
                assertThat(browser.script("return document.documentElement.scrollWidth <= innerWidth"))
                        .as("%s fits", name)
                        .isEqualTo(true);
                assertThat(browser.script(COVERED_LABELS))
                        .as("labels beside the board, %s", name)
                        .isEqualTo(List.of());
                checkAccess(name);
            }
        }
    }

    @Test
    void theBoardCanBeMadeLarger() {
        Browser browser = browser();
        browser.size(Browser.NARROW, 800);
        Start.of(browser, "windborne").size(13).seats("me", "me").start();
        long before = (Long) browser.script("return Math.round(document.querySelector('svg.board').clientWidth)");
        browser.press("[aria-label='Larger board']");
        browser.press("[aria-label='Larger board']");
        browser.press("[aria-label='Larger board']");
        long after = (Long) browser.script("return Math.round(document.querySelector('svg.board').clientWidth)");
        assertThat(after).isGreaterThan(2 * before);
        assertThat(browser.script("const frame = document.querySelector('.zoom-frame');"
                        + "return Math.abs(2 * frame.scrollLeft - (frame.scrollWidth - frame.clientWidth)) < 3"))
                .as("the middle is shown")
                .isEqualTo(true);
        assertThat(browser.script("return document.documentElement.scrollWidth <= innerWidth"))
                .isEqualTo(true);
        browser.screenshot("windborne-13-larger-light-narrow");
    }

    @Test
    void thePagesAreAccessibleAtEveryStage() {
        Browser browser = browser();
        for (boolean dark : new boolean[] {false, true}) {
            browser.dark(dark);
            browser.open("/");
            browser.find("svg.board .figure");
            browser.press("#load summary");
            checkAccess("start");
            browser.screenshot(dark ? "start-dark-wide" : "start-light-wide");
            Start.of(browser, "windborne").size(4).seats("me", "link").start();
            browser.press("#texts summary");
            browser.cell("d4").choose();
            browser.awaitStatus("choose a cell for a pawn");
            checkAccess("disk chosen");
            browser.cell("e5").choose();
            browser.awaitMoves(1);
            browser.cell("a1").click();
            browser.awaitMessage("It is not your turn.");
            checkAccess("refusal");
            browser.screenshot(dark ? "windborne-waiting-dark-wide" : "windborne-waiting-light-wide");
            browser.press("#resign");
            checkAccess("question");
            browser.press("dialog [data-answer=yes]");
            browser.awaitStatus("wins");
            checkAccess("end");
        }
    }
}
