package io.github.boardrules.windborne;

import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.Move;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.TextReader;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A move of Windborne: an opening placement, a regular turn, or the swap. Immutable and thread-safe.
 *
 * @see <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#turns">
 *     Turns</a>
 */
// Classes, not records of an interface: code that knows no game casts each move to Move and then to this type, and
// a JVM before 23 remembers one cast to an interface per class. Two in turn cost more than all else that is done with
// a move.
public abstract sealed class WindborneMove implements Move
        permits WindborneMove.Opening, WindborneMove.Turn, WindborneMove.Swap {
    private WindborneMove() {}

    @Override
    public abstract WindborneMove transformed(GameSymmetry symmetry);

    /**
     * Returns an opening placement.
     *
     * @param disk where the disk is placed
     * @param pawn where the pawn is placed, after the disk
     * @return the placement
     */
    public static WindborneMove opening(Cell disk, Cell pawn) {
        return new Opening(disk, pawn);
    }

    /**
     * Returns a regular turn in which no pawn slides.
     *
     * @param disk where the disk is placed
     * @return the turn
     */
    public static WindborneMove turn(Cell disk) {
        return new Turn(Optional.empty(), disk);
    }

    /**
     * Returns a regular turn in which a pawn slides.
     *
     * @param from where the pawn starts
     * @param to where it lands
     * @param disk where the disk is placed, after the slide
     * @return the turn
     */
    public static WindborneMove turn(Cell from, Cell to, Cell disk) {
        return new Turn(Optional.of(new Slide(from, to)), disk);
    }

    /**
     * Returns the swap.
     *
     * @return the swap, equal to every other
     */
    public static WindborneMove swap() {
        return Swap.SWAP;
    }

    /**
     * Reads a move.
     *
     * @param text {@code swap}, an opening placement such as {@code d4+e5}, or a regular turn such as {@code d4} or
     *     {@code a3-a6,d4}; letters of cells may be upper case
     * @return the move
     * @throws io.github.boardrules.geometry.NotationException if the text is no move
     */
    public static WindborneMove parse(String text) {
        TextReader reader = new TextReader(text);
        if (reader.accept("swap")) {
            reader.end();
            return swap();
        }
        Cell first = reader.cell();
        WindborneMove move;
        if (reader.accept("+")) {
            move = opening(first, reader.cell());
        } else if (reader.accept("-")) {
            Cell to = reader.cell();
            reader.expect(",");
            move = turn(first, to, reader.cell());
        } else if (reader.peek() == TextReader.END) {
            move = turn(first);
        } else {
            throw reader.unexpected("'+', '-' or the end of the text");
        }
        reader.end();
        return move;
    }

    /**
     * A disk and then a pawn placed, while pawns are missing.
     *
     * @see <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#opening-placements">
     *     Opening placements</a>
     */
    public static final class Opening extends WindborneMove {
        private final Cell disk;
        private final Cell pawn;

        /**
         * Makes an opening placement.
         *
         * @param disk where the disk is placed
         * @param pawn where the pawn is placed; may be the disk's cell
         */
        public Opening(Cell disk, Cell pawn) {
            this.disk = Objects.requireNonNull(disk, "disk");
            this.pawn = Objects.requireNonNull(pawn, "pawn");
        }

        /**
         * Returns where the disk is placed.
         *
         * @return the cell
         */
        public Cell disk() {
            return disk;
        }

        /**
         * Returns where the pawn is placed.
         *
         * @return the cell; may be the disk's
         */
        public Cell pawn() {
            return pawn;
        }

        @Override
        public Opening transformed(GameSymmetry symmetry) {
            return new Opening(symmetry.board().apply(disk), symmetry.board().apply(pawn));
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return this == other || (other instanceof Opening that && disk.equals(that.disk) && pawn.equals(that.pawn));
        }

        @Override
        public int hashCode() {
            return 31 * disk.hashCode() + pawn.hashCode();
        }

        /** Returns the text, such as {@code d4+e5}. */
        @Override
        public String toString() {
            return disk + "+" + pawn;
        }
    }

    /**
     * At most one pawn slid and then a disk placed, once all pawns are on the board.
     *
     * @see <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#regular-moves">
     *     Regular moves</a>
     */
    public static final class Turn extends WindborneMove {
        private final Optional<Slide> slide;
        private final Cell disk;

        /**
         * Makes a regular turn.
         *
         * @param slide the slide, empty where no pawn moves
         * @param disk where the disk is placed
         */
        public Turn(Optional<Slide> slide, Cell disk) {
            this.slide = Objects.requireNonNull(slide, "slide");
            this.disk = Objects.requireNonNull(disk, "disk");
        }

        /**
         * Returns the slide.
         *
         * @return the slide, empty where no pawn moves
         */
        public Optional<Slide> slide() {
            return slide;
        }

        /**
         * Returns where the disk is placed.
         *
         * @return the cell
         */
        public Cell disk() {
            return disk;
        }

        @Override
        public Turn transformed(GameSymmetry symmetry) {
            return new Turn(
                    slide.map(each -> each.transformed(symmetry)),
                    symmetry.board().apply(disk));
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return this == other || (other instanceof Turn that && slide.equals(that.slide) && disk.equals(that.disk));
        }

        @Override
        public int hashCode() {
            return 31 * slide.hashCode() + disk.hashCode();
        }

        /** Returns the text, such as {@code d4} or {@code a3-a6,d4}. */
        @Override
        public String toString() {
            return slide.map(each -> each + ",").orElse("") + disk;
        }
    }

    /**
     * A pawn's way along a line, a part of a {@link Turn}.
     *
     * @param from where the pawn starts
     * @param to where it lands
     */
    public record Slide(Cell from, Cell to) {
        /**
         * Makes a slide.
         *
         * @param from where the pawn starts
         * @param to where it lands
         */
        public Slide {
            Objects.requireNonNull(from, "from");
            Objects.requireNonNull(to, "to");
        }

        private Slide transformed(GameSymmetry symmetry) {
            return new Slide(symmetry.board().apply(from), symmetry.board().apply(to));
        }

        /** Returns the text, such as {@code a3-a6}. */
        @Override
        public String toString() {
            return from + "-" + to;
        }
    }

    /**
     * Exchanging the colours of the two people, with the board as it is and White still to move; there is one.
     *
     * @see <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#the-swap">
     *     The swap</a>
     */
    public static final class Swap extends WindborneMove {
        private static final Swap SWAP = new Swap();

        private Swap() {}

        @Override
        public Swap transformed(GameSymmetry symmetry) {
            Objects.requireNonNull(symmetry, "symmetry");
            return this;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Swap;
        }

        @Override
        public int hashCode() {
            return 1;
        }

        /** Returns {@code swap}. */
        @Override
        public String toString() {
            return "swap";
        }
    }
}
