package io.github.boardrules.examples.bots.analysis;

import io.github.boardrules.examples.bots.analysis.GameAnalysis.PlayedMove;
import io.github.boardrules.examples.drawing.SvgWriter;
import io.github.boardrules.game.Move;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Draws how a game went as SVG: the first seat's chance of winning after each move, with the moves marked that gave much
 * of it away. What colour says is said by words as well.
 */
public final class EvaluationPlot {
    private static final double WIDTH = 760;
    private static final double HEIGHT = 320;
    private static final double LEFT = 64;
    private static final double RIGHT = 20;
    private static final double TOP = 44;
    private static final double BOTTOM = 48;

    /** Nearer to the edges of the plot than that there is no room for marks. */
    private static final double EDGE = 0.08;

    /** The most numbers below the plot. */
    private static final int TICKS = 16;

    private static final String ROOT = "svg xmlns='http://www.w3.org/2000/svg' role='img'"
            + " font-family=\"Helvetica, Arial, 'DejaVu Sans', sans-serif\"";

    private final GameAnalysis<?> analysis;
    private final List<Double> chances;
    private final SvgWriter svg = new SvgWriter();

    private EvaluationPlot(GameAnalysis<?> analysis) {
        this.analysis = analysis;
        this.chances = analysis.chances();
    }

    /** Returns the picture, a whole XML document in UTF-8. */
    public static String draw(GameAnalysis<?> analysis) {
        return new EvaluationPlot(analysis).draw();
    }

    private String draw() {
        String title = analysis.game().rules() + ": the first seat's chance of winning";
        String box = "0 0 " + SvgWriter.number(WIDTH) + " " + SvgWriter.number(HEIGHT);
        svg.open(ROOT, "viewBox", box, "width", WIDTH, "height", HEIGHT);
        svg.words("title", title);
        svg.leaf("rect rx='10' fill='#fffdf8'", "width", WIDTH, "height", HEIGHT);
        svg.words("text font-size='16' font-weight='bold' fill='#333'", title, "x", LEFT, "y", 26.0);
        drawAxes();
        String line = IntStream.range(0, chances.size())
                .mapToObj(ply -> SvgWriter.number(x(ply)) + "," + SvgWriter.number(y(chances.get(ply))))
                .collect(Collectors.joining(" "));
        String even = SvgWriter.number(y(0.5));
        svg.leaf(
                "polygon class='area' fill='#0072b2' fill-opacity='0.15'",
                "points",
                SvgWriter.number(x(0)) + "," + even + " " + line + " " + SvgWriter.number(x(chances.size() - 1)) + ","
                        + even);
        svg.leaf("polyline class='chance' fill='none' stroke='#0072b2' stroke-width='2'", "points", line);
        analysis.moves().forEach(this::drawMark);
        return svg.close().document();
    }

    private void drawAxes() {
        svg.open("g font-size='12' fill='#6b6257' stroke-width='1'");
        for (int percent = 0; percent <= 100; percent += 25) {
            double y = y(percent / 100.0);
            String stroke = percent == 50 ? "#6b6257" : "#ddd6c8";
            svg.leaf("line", "x1", LEFT, "x2", WIDTH - RIGHT, "y1", y, "y2", y, "stroke", stroke);
            svg.words("text text-anchor='end'", percent + " %", "x", LEFT - 8, "y", y + 4);
        }
        int step = step(chances.size() - 1);
        for (int ply = 0; ply < chances.size(); ply += step) {
            svg.words("text text-anchor='middle'", Integer.toString(ply), "x", x(ply), "y", HEIGHT - BOTTOM + 18);
        }
        svg.words("text text-anchor='middle'", "moves", "x", (LEFT + WIDTH - RIGHT) / 2, "y", HEIGHT - 10);
        svg.close();
    }

    /** Returns 1, 2 or 5 times a power of ten, so that there are few numbers enough. */
    static int step(int plies) {
        int power = 1;
        while (true) {
            for (int step : new int[] {power, 2 * power, 5 * power}) {
                if (plies / step < TICKS) {
                    return step;
                }
            }
            power *= 10;
        }
    }

    private <M extends Move> void drawMark(PlayedMove<M> move) {
        if (move.judgement() == Judgement.FINE) {
            return;
        }
        double x = x(move.ply() + 1);
        double y = y(chances.get(move.ply() + 1));
        String color = switch (move.judgement()) {
            case BLUNDER -> "#b3261e";
            case MISTAKE -> "#d55e00";
            default -> "#b8860b";
        };
        svg.open("g", "class", move.judgement());
        svg.words("title", (move.ply() + 1) + ". " + move.move() + ": " + move.judgement() + ", better " + move.best());
        svg.leaf("circle r='5' stroke='#fffdf8' stroke-width='1.5'", "cx", x, "cy", y, "fill", color);
        // Off the line, which comes from the middle, and on the paper
        double chance = chances.get(move.ply() + 1);
        boolean isAbove = chance < EDGE || (chance >= 0.5 && chance <= 1 - EDGE);
        svg.words(
                "text font-size='14' font-weight='bold' text-anchor='middle'",
                move.judgement().mark(),
                "x",
                x,
                "y",
                y + (isAbove ? -10 : 20),
                "fill",
                color);
        svg.close();
    }

    private double x(int ply) {
        int last = Math.max(1, chances.size() - 1);
        return LEFT + (WIDTH - LEFT - RIGHT) * ply / last;
    }

    private static double y(double chance) {
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance);
    }
}
