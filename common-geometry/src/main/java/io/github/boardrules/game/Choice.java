package io.github.boardrules.game;

import io.github.boardrules.geometry.Cell;
import java.util.Objects;
import java.util.Optional;

/**
 * One step of a {@link MoveDraft}: a cell in a role, or a word.
 *
 * <p>Immutable and thread-safe. Where a cell can be clicked in more than one role, there is a choice for each.
 */
public sealed interface Choice permits Choice.At, Choice.Word {
    /**
     * Returns the cell of this choice.
     *
     * @return the cell, empty for a word
     */
    Optional<Cell> cell();

    /** Returns the choice in words, such as {@code landing d4} or {@code pass}, unique among the choices of a step. */
    @Override
    String toString();

    /**
     * A cell in a role.
     *
     * @param role a stable word such as {@code start}, {@code landing}, {@code pawn} or {@code disk}
     * @param at the cell
     */
    record At(String role, Cell at) implements Choice {
        /**
         * Makes the choice.
         *
         * @param role a stable word such as {@code start}, {@code landing}, {@code pawn} or {@code disk}
         * @param at the cell
         */
        public At {
            Objects.requireNonNull(role, "role");
            Objects.requireNonNull(at, "at");
        }

        @Override
        public Optional<Cell> cell() {
            return Optional.of(at);
        }

        @Override
        public String toString() {
            return role + " " + at;
        }
    }

    /**
     * A choice without a cell.
     *
     * @param word stable text such as {@code pass} or {@code swap}
     */
    record Word(String word) implements Choice {
        /**
         * Makes the choice.
         *
         * @param word stable text such as {@code pass} or {@code swap}
         */
        public Word {
            Objects.requireNonNull(word, "word");
        }

        @Override
        public Optional<Cell> cell() {
            return Optional.empty();
        }

        @Override
        public String toString() {
            return word;
        }
    }
}
