package io.github.boardrules.examples.drawing;

import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Grid;

/** A square board with its diagonals marked, rank 1 below, labels on all four sides. */
final class SquareLayout implements SvgLayout {
    /** The room around the cells, which the labels stand in. */
    private static final double NARROW = 48;

    /** The same where there are numbers of two digits, in the larger letters of large boards. */
    private static final double WIDE = 64;

    private static final int TWO_DIGITS = 10;

    private static final double RIM = 6;

    private final Grid grid;
    private final double side;
    private final double margin;

    SquareLayout(Grid grid) {
        this.grid = grid;
        this.side = grid.width() * UNIT;
        this.margin = grid.width() < TWO_DIGITS ? NARROW : WIDE;
    }

    @Override
    public double width() {
        return side + 2 * margin;
    }

    @Override
    public double height() {
        return side + 2 * margin;
    }

    @Override
    public Point center(int file, int rank) {
        return new Point(margin + (file + 0.5) * UNIT, margin + (grid.height() - rank - 0.5) * UNIT);
    }

    @Override
    public void drawBoard(SvgWriter svg) {
        double rim = margin - RIM;
        double outer = side + 2 * RIM;
        svg.leaf("rect class='rim' fill='#8a6a42' rx='6'", "x", rim, "y", rim, "width", outer, "height", outer);
        svg.open("g fill='#f0deba' stroke='#b5935f' stroke-width='1.5'");
        grid.all().forEach(cell -> drawCell(svg, "class='cell'", cell));
        svg.close();
        svg.open("g stroke='#d6b987' stroke-linecap='round'");
        drawDiagonals(svg);
        svg.close();
    }

    /** Every diagonal of cells as a line from edge to edge; the two long ones stand out. */
    private void drawDiagonals(SvgWriter svg) {
        int last = grid.width() - 1;
        double half = UNIT / 2;
        for (int shift = -last; shift <= last; shift++) {
            int low = Math.max(0, shift);
            int high = Math.min(last, last + shift);
            Point rising = center(low, low - shift).plus(-half, half);
            drawDiagonal(svg, shift == 0, rising, center(high, high - shift).plus(half, -half));
            Point falling = center(low, last - low + shift).plus(-half, -half);
            drawDiagonal(
                    svg, shift == 0, falling, center(high, last - high + shift).plus(half, half));
        }
    }

    private static void drawDiagonal(SvgWriter svg, boolean isLong, Point a, Point b) {
        double thickness = isLong ? 4 : 1.5;
        svg.leaf(
                "line class='diagonal'", "x1", a.x(), "y1", a.y(), "x2", b.x(), "y2", b.y(), "stroke-width", thickness);
    }

    @Override
    public void drawLabels(SvgWriter svg) {
        double near = margin / 2 - RIM / 2;
        double far = margin * 1.5 + side + RIM / 2;
        for (int i = 0; i < grid.width(); i++) {
            Point middle = center(i, i);
            SvgLayout.label(svg, SvgLayout.letter(i), new Point(middle.x(), near));
            SvgLayout.label(svg, SvgLayout.letter(i), new Point(middle.x(), far));
            SvgLayout.label(svg, Integer.toString(i + 1), new Point(near, middle.y()));
            SvgLayout.label(svg, Integer.toString(i + 1), new Point(far, middle.y()));
        }
    }

    @Override
    public void drawCell(SvgWriter svg, String look, Cell cell) {
        Point corner = center(cell).plus(-UNIT / 2, -UNIT / 2);
        svg.leaf("rect " + look, "x", corner.x(), "y", corner.y(), "width", UNIT, "height", UNIT);
    }
}
