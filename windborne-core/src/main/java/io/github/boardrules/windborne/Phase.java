package io.github.boardrules.windborne;

import com.google.common.collect.ImmutableList;

/** What the side to move is to do. */
enum Phase {
    /** Place a disk and a pawn, since pawns are missing. */
    OPENING(1),
    /** Slide a pawn or none, and place a disk. */
    REGULAR(2),
    /** Nothing: it has won by a decisive group. */
    WON(3),
    /** Nothing: it has lost, since the other side has a decisive group and every cell holds a disk. */
    LOST(4);

    private static final ImmutableList<Phase> NUMBERED = ImmutableList.of(OPENING, REGULAR, WON, LOST);

    /** From 1; stands for the phase where a reference would take room that a byte does not. */
    final byte number;

    Phase(int number) {
        this.number = (byte) number;
    }

    static Phase of(byte number) {
        return NUMBERED.get(number - 1);
    }
}
