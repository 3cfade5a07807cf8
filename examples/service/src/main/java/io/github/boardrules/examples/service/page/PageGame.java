package io.github.boardrules.examples.service.page;

import io.github.boardrules.examples.service.request.Problem;
import io.github.boardrules.game.Choice;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the page needs of one game that the shared contract does not tell. Values given are those of that game. */
interface PageGame {
    /** The games in the order in which the page offers them. */
    List<PageGame> ALL = List.of(new VawPage(), new WindbornePage());

    /** Returns the game of some rules. */
    static PageGame of(Rules<?> rules) {
        return ALL.stream()
                .filter(game -> game.name().equals(rules.game()))
                .findFirst()
                .orElseThrow(() -> Problem.ofField("rules", "the page does not show the game " + rules.game()));
    }

    /** Returns the game's name, as its rules tell it. */
    String name();

    /** Returns the presets of the game that can be chosen, with their options. */
    List<GameOptions> presets();

    /** Returns the rules that somebody chose. */
    Rules<?> rules(GameOptions preset, Chosen chosen);

    /** Returns the rules for a board of so many rows that are otherwise like others of this game, if there are such. */
    Optional<Rules<?>> forRows(Rules<?> like, int rows);

    /** Returns what to draw on a cell, from below. */
    List<String> figures(Position<?> position, Cell cell);

    /** Returns what a legal move did, cell by cell; the names are those of the classes that the page marks cells with. */
    Map<String, List<Cell>> marks(Position<?> before, Move move);

    /** Returns how the game would end as it stands, in games that know it. */
    Optional<Outcome> standing(Position<?> position);

    /** Returns the groups that decide, or will unless something is done, by whose they are. */
    Map<String, List<CellSet>> groups(Position<?> position);

    /** Returns what there is on the board, as label and number. */
    Map<String, Integer> counts(Position<?> position);

    /** Asks for the next choice. */
    String prompt(MoveDraft<?> draft);

    /** Says what a choice would mean, where a cell can be chosen in more than one role. */
    String meaning(Choice choice);

    /** Returns what to draw on a chosen cell until the move is made. */
    Optional<String> figure(MoveDraft<?> draft, Choice chosen);

    /** Says why a cell that was clicked cannot come next. */
    Violation refusal(MoveDraft<?> draft, Cell click);

    /** Returns the cells of what was chosen, in order. */
    static List<Cell> cells(MoveDraft<?> draft) {
        return draft.chosen().stream().flatMap(choice -> choice.cell().stream()).toList();
    }

    /** Returns the texts of cells. */
    static List<String> texts(Collection<Cell> cells) {
        return cells.stream().map(Cell::toString).toList();
    }
}
