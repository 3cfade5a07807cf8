package io.github.boardrules.examples.service.page;

import io.github.boardrules.examples.service.request.Fields;
import io.github.boardrules.examples.service.request.Problem;
import io.github.boardrules.game.Choice;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import java.util.List;
import java.util.Optional;

/**
 * A move being put together by clicks.
 *
 * @param chosen what has been chosen
 * @param choices what can come next; empty once the move is complete, and where the game is over
 * @param move the move once it is complete
 * @param prompt asks for the next choice; empty where there is none
 * @param meanings what the click can mean, where it can mean several things: nothing was chosen then
 * @param refusal why the click can mean nothing here, or means something else than a next choice
 */
public record Draft(
        List<Step> chosen,
        List<Step> choices,
        Optional<String> move,
        Optional<String> prompt,
        List<Step> meanings,
        Optional<Refusal> refusal) {

    /**
     * Asks for the state of a draft, after one click more where one is given.
     *
     * @param rules the rules' text
     * @param position the position's text
     * @param chosen the texts of what has been chosen
     * @param click a cell that was clicked
     */
    public record Question(String rules, String position, List<String> chosen, Optional<String> click) {
        /** Most moves take three steps; nothing takes more than a few. */
        private static final int MAX_CHOSEN = 16;

        /** Copies the list. */
        public Question {
            chosen = List.copyOf(chosen);
        }

        /**
         * Takes what was sent.
         *
         * @param fields the fields
         * @return the question
         */
        public static Question of(Fields fields) {
            fields.allow("rules", "position", "chosen", "click");
            return new Question(
                    fields.text("rules"),
                    fields.text("position"),
                    fields.texts("chosen", MAX_CHOSEN),
                    fields.findText("click"));
        }
    }

    /**
     * A choice.
     *
     * @param text the choice's text, by which it is chosen
     * @param role what the cell is chosen as, or the word
     * @param cell the cell, if it is one
     * @param meaning the choice in words
     * @param figure what to draw on the cell until the move is made
     */
    public record Step(String text, String role, Optional<String> cell, String meaning, Optional<String> figure) {}

    /**
     * Why a click was not what could come next.
     *
     * @param code the code of the violation
     * @param message a sentence
     * @param cells the cells concerned
     * @param again whether the click was taken as another beginning of the move
     */
    public record Refusal(String code, String message, List<String> cells, boolean again) {}

    /**
     * Answers a question.
     *
     * @param question what was chosen and clicked
     * @return the draft
     * @throws IllegalArgumentException if the rules, the position or a move is none
     * @throws Problem if one of the choices cannot be chosen
     */
    public static Draft answer(Question question) {
        return answer(Games.rules(question.rules()).parsePosition(question.position()), question);
    }

    private static <M extends Move> Draft answer(Position<M> position, Question question) {
        MoveDraft<M> draft = position.draft();
        for (String text : question.chosen()) {
            draft = draft.choose(named(draft, text));
        }
        if (question.click().isEmpty()) {
            return of(draft, List.of(), Optional.empty());
        }
        Cell cell = Cell.parse(question.click().get());
        List<Choice> meanings = draft.choicesAt(cell);
        if (meanings.size() == 1) {
            return of(draft.choose(meanings.get(0)), List.of(), Optional.empty());
        }
        if (!meanings.isEmpty() || draft.move().isPresent()) {
            return of(draft, meanings, Optional.empty());
        }
        Violation violation = PageGame.of(position.rules()).refusal(draft, cell);
        Optional<MoveDraft<M>> again = begunAgain(draft, cell);
        Refusal refusal = new Refusal(
                violation.code(), violation.message(), PageGame.texts(violation.cells()), again.isPresent());
        return of(again.orElse(draft), List.of(), Optional.of(refusal));
    }

    private static Choice named(MoveDraft<?> draft, String text) {
        return draft.choices().stream()
                .filter(choice -> choice.toString().equals(text))
                .findFirst()
                .orElseThrow(() -> Problem.ofField("chosen", "one of what was chosen cannot be chosen here"));
    }

    /** Takes a click as another beginning, such as another piece to jump with; never as a whole move. */
    private static <M extends Move> Optional<MoveDraft<M>> begunAgain(MoveDraft<M> draft, Cell cell) {
        if (draft.chosen().isEmpty()) {
            return Optional.empty();
        }
        MoveDraft<M> beginning = draft.position().draft();
        String role = role(draft.chosen().get(0));
        return beginning.choicesAt(cell).stream()
                .filter(choice -> role(choice).equals(role))
                .map(beginning::choose)
                .filter(other -> other.move().isEmpty())
                .findFirst();
    }

    private static Draft of(MoveDraft<?> draft, List<Choice> meanings, Optional<Refusal> refusal) {
        PageGame game = PageGame.of(draft.position().rules());
        return new Draft(
                steps(game, draft, draft.chosen()),
                steps(game, draft, draft.choices()),
                draft.move().map(Move::toString),
                draft.choices().isEmpty() ? Optional.empty() : Optional.of(game.prompt(draft)),
                steps(game, draft, meanings),
                refusal);
    }

    private static List<Step> steps(PageGame game, MoveDraft<?> draft, List<Choice> choices) {
        return choices.stream()
                .map(choice -> new Step(
                        choice.toString(),
                        role(choice),
                        choice.cell().map(Cell::toString),
                        game.meaning(choice),
                        game.figure(draft, choice)))
                .toList();
    }

    private static String role(Choice choice) {
        return choice instanceof Choice.At at ? at.role() : choice.toString();
    }
}
