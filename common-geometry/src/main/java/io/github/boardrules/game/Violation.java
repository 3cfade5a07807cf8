package io.github.boardrules.game;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.geometry.Cell;
import java.util.List;
import java.util.Objects;

/**
 * Why a move is illegal: what {@link Position#violation(Move)} answers, for programs and for players. Immutable and
 * thread-safe.
 *
 * @param code a stable code such as {@code empty-start}; each game's position type lists its codes
 * @param cells the cells concerned, the one that matters most first; they may lie off the board; may be empty; immutable
 * @param message a sentence for a player: which piece, which cell, what is in the way
 */
public record Violation(String code, List<Cell> cells, String message) {
    /**
     * Makes a violation.
     *
     * @param code a stable code such as {@code empty-start}; each game's position type lists its codes
     * @param cells the cells concerned, the one that matters most first
     * @param message a sentence for a player: which piece, which cell, what is in the way
     */
    public Violation {
        Objects.requireNonNull(code, "code");
        cells = ImmutableList.copyOf(Objects.requireNonNull(cells, "cells"));
        Objects.requireNonNull(message, "message");
    }

    /** Returns the code and the sentence. */
    @Override
    public String toString() {
        return code + ": " + message;
    }
}
