package io.github.boardrules.examples.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

/** Fills in the form that starts a game. */
final class Start {
    private final Browser browser;

    private Start(Browser browser) {
        this.browser = browser;
    }

    static Start of(Browser browser, String game) {
        browser.open("/");
        browser.press("#game-" + game);
        return new Start(browser);
    }

    Start size(int size) {
        return option("size", Integer.toString(size));
    }

    Start option(String name, String value) {
        String css = "#option-" + name;
        if (browser.find(css).getTagName().equals("select")) {
            browser.choose(css, value);
        } else {
            browser.write(css, value + "\t");
        }
        return this;
    }

    Start seats(String first, String second) {
        browser.choose("#seat-first", first);
        browser.choose("#seat-second", second);
        return this;
    }

    /** Starts the game and waits for its board; returns the game's path. */
    String start() {
        browser.press("#start");
        browser.await(() -> assertThat(browser.path()).startsWith("/game/"));
        browser.find("svg.board .cell");
        browser.await(() -> assertThat(browser.status()).isNotEmpty());
        return browser.path();
    }
}
