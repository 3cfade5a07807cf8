package io.github.boardrules.vaw;

import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.Move;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.TextReader;
import java.util.Objects;

/** A move of V.A.W.: a jump or a pass. */
public sealed interface VawMove extends Move permits VawMove.Jump, VawMove.Pass {
    @Override
    VawMove transformed(GameSymmetry symmetry);

    /**
     * Returns a jump.
     *
     * @param from where the piece starts
     * @param to where it lands
     * @return the jump
     */
    static VawMove jump(Cell from, Cell to) {
        return new Jump(from, to);
    }

    /**
     * Returns the pass.
     *
     * @return the pass, equal to every other
     */
    static VawMove pass() {
        return Pass.PASS;
    }

    /**
     * Reads a move.
     *
     * @param text {@code pass}, or two cells such as {@code a1-d1}, whose letters may be upper case
     * @return the move
     * @throws io.github.boardrules.geometry.NotationException if the text is no move
     */
    static VawMove parse(String text) {
        TextReader reader = new TextReader(text);
        if (reader.accept("pass")) {
            reader.end();
            return pass();
        }
        Cell from = reader.cell();
        reader.expect("-");
        Cell to = reader.cell();
        reader.end();
        return jump(from, to);
    }

    /**
     * A jump of one piece along a line; its start and landing fix what it jumps over.
     *
     * @param from where the piece starts
     * @param to where it lands
     */
    record Jump(Cell from, Cell to) implements VawMove {
        /**
         * Makes a jump.
         *
         * @param from where the piece starts
         * @param to where it lands
         */
        public Jump {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
        }

        @Override
        public Jump transformed(GameSymmetry symmetry) {
            return new Jump(symmetry.board().apply(from), symmetry.board().apply(to));
        }

        /** Returns the text, such as {@code a1-d1}. */
        @Override
        public String toString() {
            return from + "-" + to;
        }
    }

    /** Leaving the board as it is. */
    enum Pass implements VawMove {
        /** The only pass. */
        PASS;

        @Override
        public Pass transformed(GameSymmetry symmetry) {
            Objects.requireNonNull(symmetry, "symmetry");
            return this;
        }

        /** Returns {@code pass}. */
        @Override
        public String toString() {
            return "pass";
        }
    }
}
