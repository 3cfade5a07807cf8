package io.github.boardrules.vaw;

import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.Move;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.TextReader;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A move of V.A.W.: a jump or a pass. Immutable and thread-safe.
 *
 * @see <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#jumps">
 *     Jumps</a>
 * @see <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#turns-and-passing">
 *     Turns and passing</a>
 */
// Classes, not records of an interface: code that knows no game casts each move to Move and then to this type, and
// a JVM before 23 remembers one cast to an interface per class. Two in turn cost more than all else that is done with
// a move.
public abstract sealed class VawMove implements Move permits VawMove.Jump, VawMove.Pass {
    private VawMove() {}

    @Override
    public abstract VawMove transformed(GameSymmetry symmetry);

    /**
     * Returns a jump.
     *
     * @param from where the piece starts
     * @param to where it lands
     * @return the jump
     */
    public static VawMove jump(Cell from, Cell to) {
        return new Jump(from, to);
    }

    /**
     * Returns the pass.
     *
     * @return the pass, equal to every other
     */
    public static VawMove pass() {
        return Pass.PASS;
    }

    /**
     * Reads a move.
     *
     * @param text {@code pass}, or two cells such as {@code a1-d1}, whose letters may be upper case
     * @return the move
     * @throws io.github.boardrules.geometry.NotationException if the text is no move
     */
    public static VawMove parse(String text) {
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

    /** A jump of one piece along a line; its start and landing fix what it jumps over. */
    public static final class Jump extends VawMove {
        private final Cell from;
        private final Cell to;

        /** What is looked up about the jump on a board of some size, by which a check knows a move that it handed out. */
        private final @Nullable VawJump known;

        /**
         * Makes a jump.
         *
         * @param from where the piece starts
         * @param to where it lands
         */
        public Jump(Cell from, Cell to) {
            this(from, to, null);
        }

        Jump(Cell from, Cell to, @Nullable VawJump known) {
            this.from = Objects.requireNonNull(from, "from");
            this.to = Objects.requireNonNull(to, "to");
            this.known = known;
        }

        /** Returns what the tables know about the jump; null where its cells are not on the board or not in line. */
        @Nullable
        VawJump in(VawTables tables) {
            return known != null && known.tables == tables ? known : tables.jump(from, to);
        }

        /**
         * Returns where the piece starts.
         *
         * @return the cell
         */
        public Cell from() {
            return from;
        }

        /**
         * Returns where the piece lands.
         *
         * @return the cell
         */
        public Cell to() {
            return to;
        }

        @Override
        public Jump transformed(GameSymmetry symmetry) {
            return new Jump(symmetry.board().apply(from), symmetry.board().apply(to));
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return this == other || (other instanceof Jump that && from.equals(that.from) && to.equals(that.to));
        }

        @Override
        public int hashCode() {
            return 31 * from.hashCode() + to.hashCode();
        }

        /** Returns the text, such as {@code a1-d1}. */
        @Override
        public String toString() {
            return from + "-" + to;
        }
    }

    /** Leaving the board as it is; there is one such move. */
    public static final class Pass extends VawMove {
        private static final Pass PASS = new Pass();

        private Pass() {}

        @Override
        public Pass transformed(GameSymmetry symmetry) {
            Objects.requireNonNull(symmetry, "symmetry");
            return this;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Pass;
        }

        @Override
        public int hashCode() {
            return 1;
        }

        /** Returns {@code pass}. */
        @Override
        public String toString() {
            return "pass";
        }
    }
}
