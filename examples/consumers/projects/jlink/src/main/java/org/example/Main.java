package org.example;

import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawPosition;
import io.github.boardrules.vaw.VawRules;

/** A bot that leaves its opponent as few moves as it can, and plays itself. */
public final class Main {
    private Main() {}

    /** Plays one game. */
    public static void main(String[] args) {
        VawPosition position = VawRules.vaw(8).start();
        int plies = 0;
        while (position.outcome().isEmpty()) {
            position = position.play(choose(position));
            plies++;
        }
        System.out.println(position.outcome().get() + " after " + plies + " plies");
    }

    private static VawMove choose(VawPosition position) {
        int fewest = Integer.MAX_VALUE;
        VawMove best = VawMove.parse("pass");
        for (VawMove move : position.legalMoves()) {
            int answers = position.play(move).legalMoves().size();
            if (answers < fewest) {
                fewest = answers;
                best = move;
            }
        }
        return best;
    }
}
