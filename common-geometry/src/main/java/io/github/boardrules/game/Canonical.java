package io.github.boardrules.game;

import java.util.Objects;

/**
 * The one position that stands for all images of a position, and how to get there. Immutable and thread-safe.
 *
 * @param <M> the game's type of moves
 * @param position the canonical position: of all images the one whose text comes first by {@code char}s
 * @param symmetry leads from the original to the canonical position; its inverse leads moves found there back
 */
public record Canonical<M extends Move>(Position<M> position, GameSymmetry symmetry) {
    /**
     * Makes the pair.
     *
     * @param position the canonical position: of all images the one whose text comes first by {@code char}s
     * @param symmetry leads from the original to the canonical position; its inverse leads moves found there back
     */
    public Canonical {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(symmetry, "symmetry");
    }
}
