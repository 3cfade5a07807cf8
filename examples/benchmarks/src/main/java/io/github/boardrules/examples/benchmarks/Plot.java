package io.github.boardrules.examples.benchmarks;

import java.util.List;
import java.util.Locale;

/**
 * One diagram: lines through points, the vertical axis logarithmic.
 *
 * @param title what is shown
 * @param across what goes from left to right
 * @param up what goes upwards, with its unit
 * @param lines the lines, at most as many as there are colours
 */
record Plot(String title, String across, String up, List<Line> lines) {
    /** Distinct for the colour-blind too. */
    private static final List<String> COLORS = List.of("#0072B2", "#D55E00", "#009E73");

    private static final int WIDTH = 480;
    private static final int HEIGHT = 340;
    private static final int LEFT = 84;
    private static final int RIGHT = 20;
    private static final int TOP = 66;
    private static final int BOTTOM = 50;

    /**
     * A line.
     *
     * @param name what it is
     * @param points its points from left to right
     */
    record Line(String name, List<Point> points) {}

    /**
     * A point.
     *
     * @param x its place from left to right
     * @param y its height, above 0
     */
    record Point(double x, double y) {}

    /** Draws diagrams beside each other. */
    static String svg(List<Plot> plots) {
        int width = WIDTH * plots.size();
        StringBuilder svg = new StringBuilder(text(
                "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\"",
                width, HEIGHT, width, HEIGHT));
        svg.append(" font-family=\"sans-serif\" font-size=\"12\" fill=\"#222\">\n");
        svg.append("<rect width=\"100%\" height=\"100%\" fill=\"#fff\"/>\n");
        for (int i = 0; i < plots.size(); i++) {
            svg.append(text("<g transform=\"translate(%d 0)\">%n", i * WIDTH));
            plots.get(i).draw(svg);
            svg.append("</g>\n");
        }
        return svg.append("</svg>\n").toString();
    }

    private void draw(StringBuilder svg) {
        Scale x = Scale.linear(lines.stream()
                .flatMap(line -> line.points().stream())
                .mapToDouble(Point::x)
                .toArray());
        Scale y = Scale.logarithmic(lines.stream()
                .flatMap(line -> line.points().stream())
                .mapToDouble(Point::y)
                .toArray());
        svg.append(text("<text x=\"%d\" y=\"22\" font-size=\"14\" font-weight=\"bold\">%s</text>%n", LEFT, title));
        for (double tick : x.ticks()) {
            svg.append(text(
                    "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>%n",
                    across(x, tick), HEIGHT - BOTTOM + 18, number(tick)));
        }
        for (double tick : y.ticks()) {
            svg.append(text("<path d=\"M%d %.1fH%d\" stroke=\"#ddd\"/>", LEFT, up(y, tick), WIDTH - RIGHT));
            svg.append(text(
                    "<text x=\"%d\" y=\"%.1f\" text-anchor=\"end\">%s</text>%n",
                    LEFT - 6, up(y, tick) + 4, number(tick)));
        }
        svg.append(text("<path d=\"M%d %dH%d\" stroke=\"#222\"/>%n", LEFT, HEIGHT - BOTTOM, WIDTH - RIGHT));
        svg.append(text(
                "<text x=\"%d\" y=\"%d\" text-anchor=\"middle\">%s</text>%n",
                (LEFT + WIDTH - RIGHT) / 2, HEIGHT - 12, across));
        svg.append(text(
                "<text transform=\"translate(16 %d) rotate(-90)\" text-anchor=\"middle\">%s</text>%n",
                (TOP + HEIGHT - BOTTOM) / 2, up));
        int legend = LEFT;
        for (int i = 0; i < lines.size(); i++) {
            draw(svg, lines.get(i), COLORS.get(i), x, y);
            svg.append(text("<path d=\"M%d 42h16\" stroke=\"%s\" stroke-width=\"2\"/>", legend, COLORS.get(i)));
            svg.append(text(
                    "<text x=\"%d\" y=\"46\">%s</text>%n",
                    legend + 20, lines.get(i).name()));
            legend += 44 + 6 * lines.get(i).name().length();
        }
    }

    private static void draw(StringBuilder svg, Line line, String color, Scale x, Scale y) {
        StringBuilder path = new StringBuilder();
        for (Point point : line.points()) {
            path.append(text("%s%.1f %.1f", path.isEmpty() ? "M" : "L", across(x, point.x()), up(y, point.y())));
        }
        svg.append(text("<path d=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>%n", path, color));
        for (Point point : line.points()) {
            svg.append(text(
                    "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"%s\"/>",
                    across(x, point.x()), up(y, point.y()), color));
        }
        svg.append('\n');
    }

    private static double across(Scale scale, double value) {
        return LEFT + scale.place(value) * (WIDTH - LEFT - RIGHT);
    }

    private static double up(Scale scale, double value) {
        return HEIGHT - BOTTOM - scale.place(value) * (HEIGHT - TOP - BOTTOM);
    }

    private static String number(double tick) {
        return tick == 0 || tick >= 1 ? text("%,.0f", tick) : text("%s", tick);
    }

    private static String text(String format, Object... values) {
        return String.format(Locale.ROOT, format, values).replace(System.lineSeparator(), "\n");
    }
}
