package io.github.boardrules.examples.drawing;

import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.HexGrid;
import java.util.List;

/**
 * A hexagonal board, ranks from left to right and rank 1 below, each shifted by half a cell against the next. Numbers
 * stand left of the ranks, letters at the lower edges, from where the files lead up and to the left.
 */
final class HexLayout implements SvgLayout {
    /** The room around the cells, which the labels stand in. */
    private static final double MARGIN = 56;

    /** The distance from the middle of a cell to its corners. */
    private static final double RADIUS = UNIT / Math.sqrt(3);

    /** The distance of the middles of two ranks. */
    private static final double PITCH = RADIUS * 1.5;

    /** Three tints, no two neighbours of the same: so that the eye follows the lines. */
    private static final List<String> TINTS = List.of("#e3ebe6", "#d3dfda", "#c4d3ce");

    private final HexGrid grid;

    HexLayout(HexGrid grid) {
        this.grid = grid;
    }

    @Override
    public double width() {
        return grid.width() * UNIT + 2 * MARGIN;
    }

    @Override
    public double height() {
        return (grid.height() - 1) * PITCH + 2 * RADIUS + 2 * MARGIN;
    }

    @Override
    public Point center(int file, int rank) {
        double middle = width() / 2;
        int halves = 2 * file - rank - (grid.side() - 1);
        return new Point(middle + halves * UNIT / 2, MARGIN + RADIUS + (grid.height() - 1 - rank) * PITCH);
    }

    @Override
    public void drawBoard(SvgWriter svg) {
        svg.open("g class='rim' fill='#5e7a72' stroke='#5e7a72' stroke-width='12' stroke-linejoin='round'");
        grid.all().stream().filter(this::isOnEdge).forEach(cell -> drawCell(svg, "", cell));
        svg.close();
        svg.open("g stroke='#8fa69e' stroke-width='1.5' stroke-linejoin='round'");
        for (Cell cell : grid.all()) {
            String tint = TINTS.get((cell.file() + cell.rank()) % TINTS.size());
            drawCell(svg, "class='cell' fill='" + tint + "'", cell);
        }
        svg.close();
    }

    private boolean isOnEdge(Cell cell) {
        return grid.directions().stream()
                .anyMatch(direction -> grid.neighbor(cell, direction).isEmpty());
    }

    @Override
    public void drawLabels(SvgWriter svg) {
        int side = grid.side();
        for (int rank = 0; rank < grid.height(); rank++) {
            int firstFile = Math.max(0, rank - side + 1);
            Point beside = center(firstFile, rank).plus(-UNIT / 2 - MARGIN / 2 - 2, 0);
            SvgLayout.label(svg, Integer.toString(rank + 1), beside);
        }
        for (int file = 0; file < grid.width(); file++) {
            int firstRank = Math.max(0, file - side + 1);
            // Down the file, but less than a whole cell
            Point below = center(file, firstRank).plus(UNIT * 0.47, PITCH * 0.94);
            SvgLayout.label(svg, SvgLayout.letter(file), below);
        }
    }

    @Override
    public void drawCell(SvgWriter svg, String look, Cell cell) {
        Point middle = center(cell);
        Point[] corners = new Point[6];
        for (int i = 0; i < corners.length; i++) {
            double angle = Math.toRadians(60 * i - 90);
            corners[i] = middle.plus(RADIUS * Math.cos(angle), RADIUS * Math.sin(angle));
        }
        svg.leaf("polygon " + look, "points", SvgBoard.points(corners));
    }
}
