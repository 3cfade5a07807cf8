package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.drawing.GameView;
import io.github.boardrules.examples.drawing.Ink;
import io.github.boardrules.examples.drawing.Scene;
import io.github.boardrules.examples.drawing.Words;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.IllegalMoveException;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.geometry.NotationException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** A game at the terminal: reads what people type until they leave. */
final class PlaySession {
    /** More moves than this are not listed at once. */
    private static final int LISTED = 200;

    private final PlayedGame game;
    private final RandomGenerator random;
    private final Prompter prompter;
    private final BoardPrinter printer;

    /** What was typed last, where it must be typed twice to be done; else empty. */
    private String asked = "";

    private boolean left;

    /** How to ask, given what can be typed at the time. */
    interface Prompters extends Function<Supplier<Collection<String>>, Prompter> {}

    PlaySession(PlayedGame game, Prompters prompters, boolean color, RandomGenerator random) {
        this.game = game;
        this.random = random;
        this.prompter = prompters.apply(this::completions);
        this.printer = new BoardPrinter(prompter.out(), color);
    }

    void run() {
        GameView view = GameView.of(game.record().rules());
        printer.line(Ink.TITLE, view.name() + ", rule set " + game.record().rules());
        printer.line(view.legend());
        printer.line("Type a move, 'choose' to put one together, or 'help'.");
        goOn();
        while (!left) {
            String prompt = game.isOver()
                    ? "over> "
                    : (game.record().plies() + 1) + ". " + game.position().toMove() + "> ";
            Optional<String> line = prompter.ask(prompt);
            if (line.isEmpty()) {
                leaveAtEndOfInput();
            } else {
                answer(line.get());
            }
        }
        printer.flush();
    }

    /** Lets the program move where it is to move, and shows what it comes to. */
    private void goOn() {
        while (game.isProgramsTurn()) {
            game.playRandom(random);
            tellLastMove();
        }
        showBoard();
    }

    private void tellLastMove() {
        Scene.of(game.record()).last().map(Words::move).ifPresent(printer::line);
    }

    private void showBoard() {
        Scene scene = Scene.of(game.record());
        printer.board(scene);
        printer.line(Ink.TITLE, Words.status(scene));
    }

    private void answer(String line) {
        String askedBefore = asked;
        asked = "";
        String[] words = line.split("\\s+", 2);
        String rest = words.length == 2 ? words[1] : "";
        try {
            switch (words[0].toLowerCase(Locale.ROOT)) {
                case "" -> printer.line("Type a move, 'choose' or 'help'.");
                case "help", "?" -> help();
                case "board" -> board();
                case "moves" -> listMoves(rest.toLowerCase(Locale.ROOT));
                case "choose" -> choose();
                case "undo" -> undo();
                case "position" -> printer.line(game.position().toString());
                case "record" -> printer.line(game.record().toString().strip());
                case "save" -> save(file(line, rest), line.equals(askedBefore), line);
                case "load" -> load(file(line, rest), line.equals(askedBefore), line);
                case "new" -> startAnew(line.equals(askedBefore), line);
                case "resign" -> resign();
                case "quit", "exit" -> quit(line.equals(askedBefore), line);
                default -> play(line);
            }
        } catch (Failure e) {
            printer.line(Ink.NOTICE, Failures.oneLine(Failures.message(e)));
        }
    }

    private void help() {
        GameView view = GameView.of(game.record().rules());
        printer.line("Moves are typed as text:");
        view.moveHelp().forEach(line -> printer.line("  " + line));
        printer.line("Or one of these words:");
        Help.COMMANDS.forEach((name, meaning) -> printer.line(String.format(Locale.ROOT, "  %-14s%s", name, meaning)));
        printer.line("On the board: " + view.legend() + ".");
    }

    private void board() {
        Scene scene = Scene.of(game.record());
        printer.board(scene);
        scene.last().map(Words::move).ifPresent(printer::line);
        printer.line(Ink.TITLE, Words.status(scene));
        if (scene.outcome().isEmpty()) {
            scene.view().note(scene.position()).ifPresent(printer::line);
        }
        printer.line(scene.view().legend());
    }

    private void listMoves(String part) {
        if (game.isOver()) {
            printer.line("The game is over: there are no moves.");
            return;
        }
        LegalMoves<?> moves = game.position().legalMoves();
        List<String> shown = new ArrayList<>();
        int found = 0;
        for (Object move : moves) {
            String text = move.toString();
            if (text.contains(part)) {
                found++;
                if (shown.size() < LISTED) {
                    shown.add(text);
                }
            }
        }
        Columns.lines(shown, prompter.width()).forEach(printer::line);
        String which = part.isEmpty() ? "" : " with " + Failures.quoted(part) + " in their text";
        String listed = found > LISTED ? ", the first " + LISTED + " listed; 'moves TEXT' lists those with TEXT" : "";
        printer.line(found + (found == 1 ? " legal move" : " legal moves") + which + listed + ".");
    }

    private void choose() {
        if (game.isOver()) {
            printer.line("The game is over: 'undo' takes back, 'new' starts another.");
            return;
        }
        new DraftDialog(prompter, printer)
                .choose(game.position())
                .ifPresentOrElse(move -> play(move.toString()), () -> printer.line("No move chosen."));
    }

    private void play(String text) {
        try {
            game.play(text);
        } catch (NotationException e) {
            printer.line(Ink.NOTICE, Failures.quoted(text) + " is neither a move nor a word: " + due());
            return;
        } catch (IllegalMoveException e) {
            String code = e.violation().code();
            printer.line(Ink.NOTICE, "Refused (" + code + "): " + e.violation().message() + ".");
            return;
        }
        tellLastMove();
        goOn();
    }

    /** Says what can be typed, by way of the first and the last of the legal moves. */
    private String due() {
        LegalMoves<?> moves = game.position().legalMoves();
        String examples = moves.size() == 0 || game.isOver()
                ? "the game is over"
                : "expected a move such as " + moves.get(0)
                        + (moves.size() == 1 ? "" : " or " + moves.get(moves.size() - 1));
        return examples + "; 'help' lists the words.";
    }

    private void undo() {
        if (game.undo()) {
            // After a resignation it may be the program's turn
            goOn();
        } else {
            printer.line("There is nothing of yours to take back.");
        }
    }

    private void resign() {
        if (game.isOver()) {
            printer.line("The game is over already.");
        } else {
            game.resign();
            printer.line(Ink.TITLE, Words.status(Scene.of(game.record())));
        }
    }

    private static Path file(String line, String name) {
        if (name.isEmpty()) {
            throw new Failure("Which file? Type '" + line + " FILE'.");
        }
        try {
            return Path.of(name);
        } catch (IllegalArgumentException e) {
            throw new Failure(Failures.quoted(name) + " is no name of a file.");
        }
    }

    private void save(Path file, boolean sure, String line) {
        if (!sure && Files.exists(file)) {
            askAgain(line, file + " exists: type it again to replace it.");
            return;
        }
        TextFiles.write(file, game.record().toString());
        game.markSaved();
        printer.line("Saved to " + Failures.oneLine(file.toString()) + ".");
    }

    private void load(Path file, boolean sure, String line) {
        GameRecord<?> loaded = Records.read(file);
        if (mayLeaveGame(sure, line)) {
            game.replace(loaded);
            printer.line(GameView.of(loaded.rules()).name() + ", rule set " + loaded.rules());
            goOn();
        }
    }

    private void startAnew(boolean sure, String line) {
        if (mayLeaveGame(sure, line)) {
            game.replace(GameRecord.of(game.record().rules()));
            goOn();
        }
    }

    private void quit(boolean sure, String line) {
        left = mayLeaveGame(sure, line);
    }

    private boolean mayLeaveGame(boolean sure, String line) {
        if (sure || game.isSaved()) {
            return true;
        }
        askAgain(line, "This game is not saved: type it again to leave it, or 'save FILE' first.");
        return false;
    }

    private void askAgain(String line, String question) {
        asked = line;
        printer.line(Ink.NOTICE, Failures.oneLine(question));
    }

    /** Nobody is there to ask any more: what is not saved is at least shown. */
    private void leaveAtEndOfInput() {
        left = true;
        printer.line("");
        if (!game.isSaved()) {
            printer.line("Not saved:");
            printer.line(game.record().toString().strip());
        }
    }

    private Collection<String> completions() {
        List<String> all = new ArrayList<>(Help.WORDS);
        LegalMoves<?> moves = game.position().legalMoves();
        for (int i = 0; !game.isOver() && i < Math.min(LISTED, moves.size()); i++) {
            all.add(moves.get(i).toString());
        }
        return all;
    }
}
