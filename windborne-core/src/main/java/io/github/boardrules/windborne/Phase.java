package io.github.boardrules.windborne;

/** What the side to move is to do. */
enum Phase {
    /** Place a disk and a pawn, since pawns are missing. */
    OPENING,
    /** Slide a pawn or none, and place a disk. */
    REGULAR,
    /** Nothing: it has won by a decisive group. */
    WON,
    /** Nothing: it has lost, since the other side has a decisive group and every cell holds a disk. */
    LOST
}
