package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.drawing.GameView;
import io.github.boardrules.examples.drawing.Ink;
import io.github.boardrules.examples.drawing.Scene;
import io.github.boardrules.examples.drawing.Words;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Violation;
import java.util.Optional;
import java.util.random.RandomGenerator;

/** Tells a finished game: each move in words, the board now and then, one refused move on the way, the result. */
final class Demo<M extends Move> {
    private static final int BOARDS = 8;
    private static final int TRIES = 200;

    private final GameRecord<M> game;
    private final long seed;
    private final RandomGenerator random;
    private final BoardPrinter printer;

    Demo(GameRecord<M> game, long seed, RandomGenerator random, BoardPrinter printer) {
        this.game = game;
        this.seed = seed;
        this.random = random;
        this.printer = printer;
    }

    /** Returns after how many plies to draw the board, so that a whole game can be read. */
    static int pleasantStep(int plies) {
        return Math.max(1, (plies + BOARDS - 1) / BOARDS);
    }

    void tell(int every) {
        GameView view = GameView.of(game.rules());
        printer.line(Ink.TITLE, "A game of " + view.name() + ", rule set " + game.rules() + ", random legal moves");
        printer.line("--seed " + seed + " plays this game again.");
        printer.line(view.legend());
        Optional<Refused> refused = refused();
        int last = game.plies();
        for (int ply = 0; ply <= last; ply++) {
            if (ply > 0) {
                printer.line(Scene.of(game, ply).last().map(Words::move).orElse(""));
            }
            if (ply % every == 0 || ply == last) {
                printer.board(Scene.of(game, ply));
            }
            int here = ply;
            refused.filter(one -> one.ply() == here).ifPresent(this::tell);
        }
        printer.line(Ink.TITLE, "After " + last + " plies: " + Words.status(Scene.of(game)));
        printer.flush();
    }

    private record Refused(int ply, Move move, Violation violation) {}

    private void tell(Refused refused) {
        String player = game.positionAt(refused.ply()).toMove().toString();
        printer.line(
                Ink.NOTICE,
                "   " + player + " tries " + refused.move() + ". Refused ("
                        + refused.violation().code() + "): "
                        + refused.violation().message() + ".");
    }

    /**
     * Finds an instructive illegal move from a third of the game on: one that the same player could have made a turn
     * before.
     */
    private Optional<Refused> refused() {
        for (int ply = Math.max(2, game.plies() / 3); ply <= game.plies(); ply++) {
            LegalMoves<M> before = game.positionAt(ply - 2).legalMoves();
            for (int i = 0; i < TRIES; i++) {
                Optional<Refused> refused = refused(ply, before.random(random));
                if (refused.isPresent()) {
                    return refused;
                }
            }
        }
        return Optional.empty();
    }

    private Optional<Refused> refused(int ply, M move) {
        Position<M> position = game.positionAt(ply);
        return position.violation(move).map(violation -> new Refused(ply, move, violation));
    }
}
