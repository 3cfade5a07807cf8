package io.github.boardrules.examples.drawing;

import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.Grid;
import io.github.boardrules.geometry.HexGrid;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Draws a board in plain ASCII, with colours where they are wanted.
 *
 * <p>Every cell is a symbol between two separators: a space, or where cells are marked a bracket. On a hexagonal board
 * each rank is shifted by half a cell against the next, so that the six neighbours of a cell surround it; a file leads
 * from its letter at the lower edges up and to the left.
 */
public final class TextBoard {
    private final Scene scene;
    private final GameView view;
    private final Grid grid;
    private final Set<Cell> marked;
    private final boolean color;
    private final int labelWidth;

    private TextBoard(Scene scene, boolean color) {
        this.scene = scene;
        this.view = scene.view();
        this.grid = scene.position().rules().grid();
        this.marked = new HashSet<>(scene.marked());
        this.color = color;
        this.labelWidth = Integer.toString(grid.height()).length();
    }

    /** Returns the board's lines, without spaces at their ends. */
    public static List<String> lines(Scene scene, boolean color) {
        TextBoard board = new TextBoard(scene, color);
        return board.grid instanceof HexGrid hex ? board.hexagon(hex) : board.square();
    }

    private List<String> square() {
        StringBuilder letters = new StringBuilder();
        for (int file = 0; file < grid.width(); file++) {
            letters.append(' ').append(letter(file));
        }
        String files = " ".repeat(labelWidth + 1) + Ink.LABEL.paint(letters.toString(), color);
        List<String> lines = new ArrayList<>();
        lines.add(files);
        for (int rank = grid.height() - 1; rank >= 0; rank--) {
            lines.add(rankLabel(rank, 0) + cells(rank) + " " + Ink.LABEL.paint(Integer.toString(rank + 1), color));
        }
        lines.add(files);
        return lines;
    }

    private List<String> hexagon(HexGrid hex) {
        int widest = hex.side() - 1;
        List<String> lines = new ArrayList<>();
        for (int rank = hex.height() - 1; rank >= 0; rank--) {
            // The file that would come next in this rank has its lowest cell one rank up: its letter closes the row
            String end = rank < widest ? Ink.LABEL.paint(letter(rank + hex.side()), color) : "";
            lines.add((rankLabel(rank, Math.abs(rank - widest)) + cells(rank) + end).stripTrailing());
        }
        StringBuilder letters = new StringBuilder();
        for (int file = 0; file <= widest; file++) {
            letters.append(' ').append(letter(file));
        }
        lines.add(" ".repeat(labelWidth + 2 + widest) + Ink.LABEL.paint(letters.toString(), color));
        return lines;
    }

    private static String letter(int file) {
        return String.valueOf((char) ('a' + file));
    }

    private String rankLabel(int rank, int indent) {
        String label = Integer.toString(rank + 1);
        String padding = " ".repeat(indent + labelWidth - label.length());
        return padding + Ink.LABEL.paint(label, color) + " ";
    }

    /** Returns a rank's cells, a separator before each and one after the last. */
    private String cells(int rank) {
        StringBuilder row = new StringBuilder();
        boolean before = false;
        for (int file = 0; file < grid.width(); file++) {
            if (grid.contains(file, rank)) {
                Cell cell = new Cell(file, rank);
                boolean here = marked.contains(cell);
                row.append(separator(before, here)).append(symbol(cell));
                before = here;
            }
        }
        return row.append(separator(before, false)).toString();
    }

    private String separator(boolean before, boolean after) {
        if (!before && !after) {
            return " ";
        }
        return Ink.MARK.paint(before && after ? "|" : before ? "]" : "[", color);
    }

    private String symbol(Cell cell) {
        String symbol = String.valueOf(view.symbol(scene.position(), cell));
        return Ink.of(view.side(scene.position(), cell)).paint(symbol, color);
    }
}
