package io.github.boardrules.examples.drawing;

import io.github.boardrules.geometry.Cell;
import java.util.List;

/**
 * What a move leaves on the board for the eye.
 *
 * @param cells the cells it names, each once
 * @param arrow where a piece went from and to; empty where none moved
 */
public record Trace(List<Cell> cells, List<Cell> arrow) {
    /** A move that names no cell. */
    static final Trace NONE = new Trace(List.of(), List.of());

    /** Copies the lists. */
    public Trace {
        cells = List.copyOf(cells);
        arrow = List.copyOf(arrow);
    }
}
