package io.github.boardrules.examples.bots.match;

import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** Draws A's score after each game, with its 95 % interval, as SVG. */
final class ScorePlot {
    private static final int WIDTH = 640;
    private static final int HEIGHT = 360;
    private static final int LEFT = 60;
    private static final int RIGHT = 20;
    private static final int TOP = 50;
    private static final int BOTTOM = 50;

    /** More points than that cannot be told apart. */
    private static final int MOST_POINTS = 500;

    private final StringBuilder svg = new StringBuilder();
    private final List<Score> history;

    private ScorePlot(List<Score> history) {
        this.history = history;
    }

    static String of(Standing standing) {
        return new ScorePlot(standing.history()).draw(standing.settings());
    }

    private String draw(MatchSettings settings) {
        add(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\""
                        + " font-family=\"sans-serif\" font-size=\"12\" fill=\"#222\">",
                WIDTH, HEIGHT, WIDTH, HEIGHT);
        add("<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>");
        add(
                "<text x=\"%d\" y=\"28\" font-size=\"14\" font-weight=\"bold\">%s</text>",
                LEFT, escaped(settings.a().name() + " against " + settings.b().name() + ", " + settings.rules()));
        axes();
        if (!history.isEmpty()) {
            add(
                    "<path d=\"M%sL%sZ\" fill=\"#0072B2\" fill-opacity=\"0.2\"/>",
                    points(Score::high, false), points(Score::low, true));
            add("<path d=\"M%s\" fill=\"none\" stroke=\"#0072B2\" stroke-width=\"2\"/>", points(Score::share, false));
        }
        add("</svg>");
        return svg.toString();
    }

    private void axes() {
        for (int percent = 0; percent <= 100; percent += 25) {
            double y = up(percent / 100.0);
            add("<path d=\"M%d %.1fH%d\" stroke=\"%s\"/>", LEFT, y, WIDTH - RIGHT, percent == 50 ? "#888" : "#ddd");
            add("<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%d %%</text>", LEFT - 8, y + 4, percent);
        }
        int last = history.size();
        for (int game : last < 2 ? new int[] {last} : new int[] {1, (1 + last) / 2, last}) {
            add("<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%d</text>", across(game), HEIGHT - BOTTOM + 18, game);
        }
        add(
                "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">games; score with 95 %% interval</text>",
                (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12);
    }

    private String points(ToDoubleFunction<Score> value, boolean backwards) {
        int step = 1 + history.size() / MOST_POINTS;
        StringBuilder points = new StringBuilder();
        for (int i = 0; i < history.size(); i += step) {
            // The last game is always shown
            int forwards = Math.min(history.size() - 1, i + step - 1);
            int game = backwards ? history.size() - 1 - i : forwards;
            points.append(points.isEmpty() ? "" : "L")
                    .append(String.format(
                            Locale.ROOT, "%.1f %.1f", across(game + 1), up(value.applyAsDouble(history.get(game)))));
        }
        return points.toString();
    }

    private double across(int game) {
        double part = history.size() < 2 ? 0.5 : (game - 1.0) / (history.size() - 1);
        return LEFT + part * (WIDTH - LEFT - RIGHT);
    }

    private static double up(double share) {
        return HEIGHT - BOTTOM - share * (HEIGHT - TOP - BOTTOM);
    }

    private void add(String format, Object... values) {
        svg.append(String.format(Locale.ROOT, format, values)).append('\n');
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;");
    }
}
