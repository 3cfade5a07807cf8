package io.github.boardrules.examples.service.browser;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Choice;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Position;
import java.util.List;

/** Plays moves by clicking, and compares what the page then has with the library's own game. */
final class Clicks {
    private final Browser browser;
    private GameRecord<?> record;

    Clicks(Browser browser, GameRecord<?> record) {
        this.browser = browser;
        this.record = record;
    }

    GameRecord<?> record() {
        return record;
    }

    /** Plays a move, each step of it by a click on what the page offers. */
    void play(String move) {
        for (Choice choice : steps(record.position(), move)) {
            if (choice.cell().isPresent()) {
                browser.cell(choice.cell().get().toString()).choose();
                // Where a click can mean several things the page asks which
                browser.await(() -> assertThat(progress(choice)).isTrue());
                pressIfOffered(choice);
            } else {
                browser.press("[data-choice='" + choice + "']");
            }
        }
        record = record.play(move);
        // A program may have answered by then
        browser.await(() -> assertThat(browser.moves()).hasSizeGreaterThanOrEqualTo(record.plies()));
    }

    /** Tells whether the page has taken a click in: as a choice, as a move, or by asking what it means. */
    private boolean progress(Choice choice) {
        return browser.moves().size() > record.plies()
                || isOffered(choice)
                || browser.cell(choice.cell().orElseThrow().toString()).label().contains("chosen as");
    }

    private boolean isOffered(Choice choice) {
        return browser.isShown("[data-choice='" + choice + "']");
    }

    private void pressIfOffered(Choice choice) {
        if (isOffered(choice)) {
            browser.press("[data-choice='" + choice + "']");
        }
    }

    private static <M extends Move> List<Choice> steps(Position<M> position, String move) {
        return reach(position.draft(), move);
    }

    private static <M extends Move> List<Choice> reach(MoveDraft<M> draft, String move) {
        if (draft.move().isPresent()) {
            return draft.move().get().toString().equals(move) ? draft.chosen() : List.of();
        }
        return draft.choices().stream()
                .map(choice -> reach(draft.choose(choice), move))
                .filter(steps -> !steps.isEmpty())
                .findFirst()
                .orElse(List.of());
    }
}
