package io.github.boardrules.examples.drawing;

import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Grid;
import io.github.boardrules.geometry.HexGrid;

/** Where the cells of a board are in a picture, and how the bare board looks: one for each shape of board. */
interface SvgLayout {
    /** The distance of the centres of neighbouring cells in a rank. */
    double UNIT = 60;

    /** Returns the layout for a grid. */
    static SvgLayout of(Grid grid) {
        return grid instanceof HexGrid hex ? new HexLayout(hex) : new SquareLayout(grid);
    }

    /** Returns the width with the labels. */
    double width();

    /** Returns the height with the labels. */
    double height();

    /** Returns the middle of a cell, or of where it would be beyond the edge. */
    Point center(int file, int rank);

    /** Returns the middle of a cell. */
    default Point center(Cell cell) {
        return center(cell.file(), cell.rank());
    }

    /** Draws the empty board. */
    void drawBoard(SvgWriter svg);

    /** Draws the letters of the files and the numbers of the ranks. */
    void drawLabels(SvgWriter svg);

    /** Draws the shape of one cell with attributes as they are written in XML. */
    void drawCell(SvgWriter svg, String look, Cell cell);

    /** Writes a letter or a number; the y of text is that of its foot, and not every renderer centres it. */
    static void label(SvgWriter svg, String text, Point middle) {
        svg.words("text", text, "x", middle.x(), "y", middle.y() + 8);
    }

    /** Returns the letter of a file. */
    static String letter(int file) {
        return String.valueOf((char) ('a' + file));
    }
}
