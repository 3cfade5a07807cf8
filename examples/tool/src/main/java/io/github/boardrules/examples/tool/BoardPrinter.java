package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.drawing.Ink;
import io.github.boardrules.examples.drawing.Scene;
import io.github.boardrules.examples.drawing.TextBoard;
import java.io.PrintWriter;

/** Prints boards and lines, in colour or not. */
final class BoardPrinter {
    private static final String INDENT = "    ";

    private final PrintWriter out;
    private final boolean color;

    BoardPrinter(PrintWriter out, boolean color) {
        this.out = out;
        this.color = color;
    }

    /** Prints a board between empty lines. */
    void board(Scene scene) {
        out.println();
        TextBoard.lines(scene, color).forEach(line -> out.println(INDENT + line));
        out.println();
    }

    /** Prints a line. */
    void line(String text) {
        out.println(text);
    }

    /** Prints a line in a colour. */
    void line(Ink ink, String text) {
        out.println(ink.paint(text, color));
    }

    /** Sends to the reader what was printed. */
    void flush() {
        out.flush();
    }
}
