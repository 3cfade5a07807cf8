package io.github.boardrules.examples.tool;

import io.github.boardrules.game.Choice;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Position;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Lets a person put a move together step by step, by numbers or by cells. */
final class DraftDialog {
    private final Prompter prompter;
    private final BoardPrinter printer;

    DraftDialog(Prompter prompter, BoardPrinter printer) {
        this.prompter = prompter;
        this.printer = printer;
    }

    /** Returns the move, which is legal; empty where the person goes back to the beginning. */
    <M extends Move> Optional<M> choose(Position<M> position) {
        Deque<MoveDraft<M>> steps = new ArrayDeque<>();
        steps.push(position.draft());
        while (!steps.isEmpty()) {
            MoveDraft<M> draft = steps.element();
            Optional<M> move = draft.move();
            if (move.isPresent()) {
                return move;
            }
            Optional<String> answer = ask(draft);
            if (answer.isEmpty()) {
                return Optional.empty();
            } else if (answer.get().equals("back")) {
                steps.pop();
            } else {
                chosen(draft.choices(), answer.get()).ifPresent(choice -> steps.push(draft.choose(choice)));
            }
        }
        return Optional.empty();
    }

    private Optional<String> ask(MoveDraft<?> draft) {
        List<Choice> choices = draft.choices();
        List<String> numbered = new ArrayList<>();
        for (int i = 0; i < choices.size(); i++) {
            numbered.add(String.format(Locale.ROOT, "%3d %s", i + 1, choices.get(i)));
        }
        if (!draft.chosen().isEmpty()) {
            printer.line(draft.chosen().stream().map(Choice::toString).collect(Collectors.joining(", ")) + ", then:");
        }
        Columns.lines(numbered, prompter.width()).forEach(printer::line);
        return prompter.ask("a number, a cell or another choice, or 'back'> ")
                .map(answer -> answer.toLowerCase(Locale.ROOT));
    }

    private Optional<Choice> chosen(List<Choice> choices, String answer) {
        if (answer.matches("[0-9]{1,9}")) {
            int number = Integer.parseInt(answer);
            if (number >= 1 && number <= choices.size()) {
                return Optional.of(choices.get(number - 1));
            }
        }
        List<Choice> named = choices.stream()
                .filter(choice -> choice.toString().equals(answer)
                        || choice.cell()
                                .map(cell -> cell.toString().equals(answer))
                                .orElse(false))
                .toList();
        if (named.size() == 1) {
            return Optional.of(named.get(0));
        }
        printer.line(
                named.isEmpty()
                        ? Failures.quoted(answer) + " is not one of the choices."
                        : Failures.quoted(answer) + " can mean " + named.size() + " choices: type the number.");
        return Optional.empty();
    }
}
