package io.github.boardrules.vaw;

import io.github.boardrules.geometry.Cell;

/** What is looked up about a jump between two cells in line, whatever the position. */
final class VawJump {
    final VawTables tables;
    final int code;
    final VawMove move;
    final int line;

    /** Start and landing as places on the line. */
    final int from;

    final int to;

    /** The cells strictly between start and landing, on a board of one word. */
    final long between;

    /** How far apart the bits of neighbours on the line are. */
    final int gap;

    VawJump(VawTables tables, Cell start, Cell landing, int line, int from, int to, long between) {
        this.tables = tables;
        code = VawKernel.code(tables.grid.bit(start), tables.grid.bit(landing));
        move = new VawMove.Jump(start, landing, this);
        this.line = line;
        this.from = from;
        this.to = to;
        this.between = between;
        gap = Math.abs(tables.steps[line]);
    }
}
