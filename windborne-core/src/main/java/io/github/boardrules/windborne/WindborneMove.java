package io.github.boardrules.windborne;

import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.Move;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.TextReader;
import java.util.Objects;
import java.util.Optional;

/** A move of Windborne: an opening placement, a regular turn, or the swap. */
public sealed interface WindborneMove extends Move
        permits WindborneMove.Opening, WindborneMove.Turn, WindborneMove.Swap {
    @Override
    WindborneMove transformed(GameSymmetry symmetry);

    /**
     * Returns an opening placement.
     *
     * @param disk where the disk is placed
     * @param pawn where the pawn is placed, after the disk
     * @return the placement
     */
    static WindborneMove opening(Cell disk, Cell pawn) {
        return new Opening(disk, pawn);
    }

    /**
     * Returns a regular turn in which no pawn slides.
     *
     * @param disk where the disk is placed
     * @return the turn
     */
    static WindborneMove turn(Cell disk) {
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
    static WindborneMove turn(Cell from, Cell to, Cell disk) {
        return new Turn(Optional.of(new Slide(from, to)), disk);
    }

    /**
     * Returns the swap.
     *
     * @return the swap, equal to every other
     */
    static WindborneMove swap() {
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
    static WindborneMove parse(String text) {
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
     * @param disk where the disk is placed
     * @param pawn where the pawn is placed; may be the disk's cell
     */
    record Opening(Cell disk, Cell pawn) implements WindborneMove {
        /**
         * Makes an opening placement.
         *
         * @param disk where the disk is placed
         * @param pawn where the pawn is placed; may be the disk's cell
         */
        public Opening {
            Objects.requireNonNull(disk, "disk");
            Objects.requireNonNull(pawn, "pawn");
        }

        @Override
        public Opening transformed(GameSymmetry symmetry) {
            return new Opening(symmetry.board().apply(disk), symmetry.board().apply(pawn));
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
     * @param slide the slide, empty where no pawn moves
     * @param disk where the disk is placed
     */
    record Turn(Optional<Slide> slide, Cell disk) implements WindborneMove {
        /**
         * Makes a regular turn.
         *
         * @param slide the slide, empty where no pawn moves
         * @param disk where the disk is placed
         */
        public Turn {
            Objects.requireNonNull(slide, "slide");
            Objects.requireNonNull(disk, "disk");
        }

        @Override
        public Turn transformed(GameSymmetry symmetry) {
            return new Turn(
                    slide.map(each -> each.transformed(symmetry)),
                    symmetry.board().apply(disk));
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
    record Slide(Cell from, Cell to) {
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

    /** Exchanging the colours of the two people, with the board as it is and White still to move. */
    enum Swap implements WindborneMove {
        /** The only swap. */
        SWAP;

        @Override
        public Swap transformed(GameSymmetry symmetry) {
            Objects.requireNonNull(symmetry, "symmetry");
            return this;
        }

        /** Returns {@code swap}. */
        @Override
        public String toString() {
            return "swap";
        }
    }
}
