package io.github.boardrules.vaw;

/** What is looked up about a jump between two cells in line, whatever the position. */
final class VawJump {
    final VawMove move;
    final int line;

    /** Start and landing as places on the line. */
    final int from;

    final int to;

    /** The cells strictly between start and landing, on a board of one word. */
    final long between;

    /** How far apart the bits of neighbours on the line are. */
    final int gap;

    VawJump(VawMove move, int line, int from, int to, long between, int gap) {
        this.move = move;
        this.line = line;
        this.from = from;
        this.to = to;
        this.between = between;
        this.gap = gap;
    }
}
