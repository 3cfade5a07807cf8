package io.github.boardrules.vaw;

import org.jspecify.annotations.Nullable;

/**
 * All that a position has besides its pieces: the rules, whose turn it is, and how many passes stand on the last
 * consecutive turns. There are six for a rule set, and positions share them.
 */
final class VawTurn {
    final VawRules rules;
    final VawTables tables;
    final boolean whiteToMove;
    final int passes;

    /** The other side's turn without a pass; of no meaning where the game is over. */
    final VawTurn afterJump;

    /** The turn after a pass; itself where the game is over. */
    final VawTurn afterPass;

    /** Makes the first turn of a rule set, and with it those that it leads to, which are all. */
    VawTurn(VawRules rules) {
        this(rules, true, 0, null);
    }

    /** Makes a turn and those after it, but for the one after a jump if that is given. */
    private VawTurn(VawRules rules, boolean whiteToMove, int passes, @Nullable VawTurn afterJump) {
        this.rules = rules;
        this.tables = VawTables.of(rules.size());
        this.whiteToMove = whiteToMove;
        this.passes = passes;
        this.afterJump = afterJump == null ? new VawTurn(rules, !whiteToMove, 0, this) : afterJump;
        this.afterPass = passes == 2 ? this : new VawTurn(rules, !whiteToMove, passes + 1, this);
    }

    static VawTurn of(VawRules rules, boolean whiteToMove, int passes) {
        VawTurn turn = rules.firstTurn();
        if (whiteToMove != (passes % 2 == 0)) {
            turn = turn.afterJump;
        }
        for (int i = 0; i < passes; i++) {
            turn = turn.afterPass;
        }
        return turn;
    }
}
