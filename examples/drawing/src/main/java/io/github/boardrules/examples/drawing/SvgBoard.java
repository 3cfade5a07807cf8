package io.github.boardrules.examples.drawing;

import io.github.boardrules.geometry.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Draws a scene as SVG: the board with what stands on it, the last move, the cells that decided, and a caption.
 *
 * <p>The picture stands alone: no fonts, scripts, styles or names that could clash with those of a page around it.
 * Everything that colour says is said by a shape as well.
 */
public final class SvgBoard {
    /** Fits about 45 letters of caption, more than the smallest boards are wide. */
    private static final double MIN_WIDTH = 420;

    private static final double PADDING = 14;

    private static final String ROOT = "svg xmlns='http://www.w3.org/2000/svg' role='img'"
            + " font-family=\"Helvetica, Arial, 'DejaVu Sans', sans-serif\"";

    private final Scene scene;
    private final SvgLayout layout;
    private final List<Cell> decisive;
    private final Trace trace;
    private final double width;
    private final double fontSize;
    private final SvgWriter svg = new SvgWriter();

    private SvgBoard(Scene scene) {
        this.scene = scene;
        this.layout = SvgLayout.of(scene.position().rules().grid());
        this.decisive = scene.decisive();
        this.trace = scene.trace();
        this.width = Math.max(MIN_WIDTH, layout.width());
        // Large boards are shown smaller: their words must be larger to stay legible
        this.fontSize = Math.max(18, width / 36);
    }

    /** Returns the picture, a whole XML document in UTF-8. */
    public static String draw(Scene scene) {
        return new SvgBoard(scene).draw();
    }

    private String draw() {
        List<String> status = wrap(Words.status(scene));
        List<String> last = scene.last().map(move -> wrap(Words.move(move))).orElse(List.of());
        double lines = (status.size() + last.size()) * fontSize * 1.4;
        double height = layout.height() + lines + 2 * PADDING;
        String game = scene.view().name() + " (" + scene.position().rules() + ")";
        String box = "0 0 " + SvgWriter.number(width) + " " + SvgWriter.number(height);
        svg.open(ROOT, "viewBox", box, "width", width, "height", height);
        svg.words("title", game + ": " + Words.status(scene));
        svg.words("desc", description());
        svg.leaf("rect class='paper' rx='10' fill='#fffdf8'", "width", width, "height", height);
        svg.open("g", "transform", "translate(" + SvgWriter.number((width - layout.width()) / 2) + ",0)");
        drawLayers();
        svg.close();
        drawCaption(status, last);
        return svg.close().document();
    }

    private String description() {
        StringBuilder text = new StringBuilder("Position " + scene.position() + ".");
        scene.last()
                .ifPresent(move -> text.append(" Last move: ")
                        .append(Words.move(move))
                        .append(trace.cells().isEmpty() ? "." : "; its cells are framed."));
        if (!decisive.isEmpty()) {
            text.append(" The cells that decided are ringed.");
        }
        return text.toString();
    }

    private void drawLayers() {
        layout.drawBoard(svg);
        double labelSize = Math.min(27, fontSize + 2);
        svg.open("g class='labels' fill='#6b6257' font-weight='bold' text-anchor='middle'", "font-size", labelSize);
        layout.drawLabels(svg);
        svg.close();
        svg.open("g fill='#ffd34d' fill-opacity='0.8' stroke='#b26a00' stroke-width='3'");
        decisive.forEach(cell -> layout.drawCell(svg, "class='decisive'", cell));
        svg.close();
        svg.open("g fill='#3f7fbf' fill-opacity='0.25' stroke='#2b68a8' stroke-width='3.5'");
        trace.cells().forEach(cell -> layout.drawCell(svg, "class='last-move'", cell));
        svg.close();
        for (Cell cell : scene.position().rules().grid().all()) {
            scene.view().drawPieces(svg, scene.position(), cell, layout.center(cell));
        }
        svg.open("g fill='none' stroke='#b26a00' stroke-width='5'");
        decisive.forEach(this::drawRing);
        svg.close();
        if (trace.arrow().size() == 2) {
            drawArrow(
                    layout.center(trace.arrow().get(0)),
                    layout.center(trace.arrow().get(1)));
        }
    }

    private void drawRing(Cell cell) {
        Point middle = layout.center(cell);
        svg.leaf("circle class='ring' r='26'", "cx", middle.x(), "cy", middle.y());
    }

    /** An arrow from the middle of a cell to shortly before the middle of another. */
    private void drawArrow(Point from, Point to) {
        double length = Math.hypot(to.x() - from.x(), to.y() - from.y());
        double dx = (to.x() - from.x()) / length;
        double dy = (to.y() - from.y()) / length;
        Point tip = to.plus(-dx * 14, -dy * 14);
        Point neck = tip.plus(-dx * 16, -dy * 16);
        Point left = neck.plus(-dy * 9, dx * 9);
        Point right = neck.plus(dy * 9, -dx * 9);
        svg.open("g class='arrow' fill='#2b68a8' opacity='0.85'");
        svg.leaf("circle r='5'", "cx", from.x(), "cy", from.y());
        String stroke = "stroke='#2b68a8' stroke-width='5' stroke-linecap='round'";
        svg.leaf("line " + stroke, "x1", from.x(), "y1", from.y(), "x2", neck.x(), "y2", neck.y());
        svg.leaf("polygon", "points", points(tip, left, right));
        svg.close();
    }

    /** Returns corners as polygons list them. */
    static String points(Point... corners) {
        return Stream.of(corners)
                .map(corner -> SvgWriter.number(corner.x()) + "," + SvgWriter.number(corner.y()))
                .collect(Collectors.joining(" "));
    }

    private void drawCaption(List<String> status, List<String> last) {
        svg.open("g class='caption' text-anchor='middle' fill='#2f2b26'", "font-size", fontSize);
        double y = layout.height() + PADDING / 2 + fontSize * 0.9;
        for (String line : status) {
            svg.words("text font-weight='bold'", line, "x", width / 2, "y", y);
            y += fontSize * 1.4;
        }
        for (String line : last) {
            svg.words("text", line, "x", width / 2, "y", y);
            y += fontSize * 1.4;
        }
        svg.close();
    }

    /** Breaks a text into lines that fit the picture, with room to spare for wide fonts. */
    private List<String> wrap(String text) {
        int letters = (int) ((width - 2 * PADDING) / (fontSize * 0.56));
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : text.split(" ", -1)) {
            if (!line.isEmpty() && line.length() + 1 + word.length() > letters) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }
}
