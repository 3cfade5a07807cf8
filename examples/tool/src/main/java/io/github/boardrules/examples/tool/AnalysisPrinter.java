package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.bots.analysis.GameAnalysis;
import io.github.boardrules.examples.bots.analysis.GameAnalysis.PlayedMove;
import io.github.boardrules.examples.bots.analysis.Judgement;
import io.github.boardrules.examples.bots.analysis.Line;
import io.github.boardrules.examples.drawing.Scene;
import io.github.boardrules.examples.drawing.Words;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Seat;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Prints what was found out about positions and games. */
final class AnalysisPrinter {
    /** More moves of a line are hardly read, and hardly worth it. */
    private static final int LINE_MOVES = 10;

    private final PrintWriter out;

    AnalysisPrinter(PrintWriter out) {
        this.out = out;
    }

    void over(Position<?> position) {
        out.println(position.rules() + ": " + Words.status(Scene.of(position)));
    }

    <M extends Move> void lines(Position<M> position, List<Line<M>> lines) {
        out.println(position.rules() + ": " + Words.status(Scene.of(position)));
        for (int i = 0; i < lines.size(); i++) {
            Line<M> line = lines.get(i);
            String moves =
                    line.moves().stream().limit(LINE_MOVES).map(Move::toString).collect(Collectors.joining(" "));
            out.printf(
                    Locale.ROOT,
                    "%3d. %5s  %s%s%n",
                    i + 1,
                    score(line.score()),
                    moves,
                    line.moves().size() > LINE_MOVES ? " ..." : "");
        }
    }

    <M extends Move> void game(GameAnalysis<M> analysis) {
        List<PlayedMove<M>> moves = analysis.moves();
        int played = width("move", moves.stream().map(move -> marked(move)));
        int best = width("best", moves.stream().map(move -> move.best().toString()));
        String format = "%4s  %-5s  %-" + played + "s  %5s  %5s  %-" + best + "s  %6s  %s";
        out.println(analysis.game().rules() + ", " + moves.size() + " moves");
        print(format, "ply", "by", "move", "score", "after", "best", "loss", "");
        for (PlayedMove<M> move : moves) {
            print(
                    format,
                    move.ply() + 1 + ".",
                    analysis.game().positionAt(move.ply()).toMove(),
                    marked(move),
                    score(move.score()),
                    score(move.scoreAfter()),
                    move.best(),
                    move.loss() == 0 ? "" : percent(move.loss()),
                    move.judgement());
        }
        analysis.game().outcome().ifPresent(outcome -> out.println("result: " + outcome));
        for (Seat seat : Seat.values()) {
            summary(
                    seat,
                    moves.stream()
                            .filter(move ->
                                    analysis.game().positionAt(move.ply()).seatToMove() == seat)
                            .toList());
        }
    }

    private static int width(String title, Stream<String> texts) {
        return Math.max(title.length(), texts.mapToInt(String::length).max().orElse(0));
    }

    private void print(String format, Object... cells) {
        out.println(String.format(Locale.ROOT, format, cells).stripTrailing());
    }

    private static String marked(PlayedMove<?> move) {
        return move.move() + move.judgement().mark();
    }

    private <M extends Move> void summary(Seat seat, List<PlayedMove<M>> moves) {
        Map<Judgement, Long> counts =
                moves.stream().collect(Collectors.groupingBy(PlayedMove::judgement, Collectors.counting()));
        double loss = moves.stream().mapToDouble(PlayedMove::loss).average().orElse(0);
        out.printf(
                Locale.ROOT,
                "%s seat: blunders %d, mistakes %d, inaccuracies %d, loss %s a move%n",
                seat,
                counts.getOrDefault(Judgement.BLUNDER, 0L),
                counts.getOrDefault(Judgement.MISTAKE, 0L),
                counts.getOrDefault(Judgement.INACCURACY, 0L),
                percent(loss));
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    /** Returns a score for people, who need not know that 1 is proven and 0.999 is not. */
    private static String score(double score) {
        if (Math.abs(score) == 1) {
            return score > 0 ? "won" : "lost";
        }
        // Nor do they want a zero with a sign
        String text = String.format(Locale.ROOT, "%+.2f", score);
        return text.endsWith("0.00") ? "0.00" : text;
    }
}
