package io.github.boardrules.game;

import io.github.boardrules.geometry.CellSet;
import java.util.Objects;
import java.util.Optional;

/**
 * How a game ended: who won, by colour and by seat, and why. Immutable and thread-safe.
 *
 * @param winner the winner's colour, empty for a draw
 * @param seat the winner's seat, empty for a draw
 * @param reason a stable word: one of the game's reasons, or one of {@link GameRecord#AGREED_REASONS}
 * @param cells the cells that decided, such as a decisive group; may be empty
 */
public record Outcome(Optional<Color> winner, Optional<Seat> seat, String reason, CellSet cells) {
    /**
     * Makes an outcome.
     *
     * @param winner the winner's colour, empty for a draw
     * @param seat the winner's seat, empty for a draw
     * @param reason a stable word: one of the game's reasons, or one of {@link GameRecord#AGREED_REASONS}
     * @param cells the cells that decided, such as a decisive group; may be empty
     * @throws IllegalArgumentException if only one of winner and seat is given
     */
    public Outcome {
        Objects.requireNonNull(winner, "winner");
        Objects.requireNonNull(seat, "seat");
        Objects.requireNonNull(reason, "reason");
        Objects.requireNonNull(cells, "cells");
        if (winner.isPresent() != seat.isPresent()) {
            throw new IllegalArgumentException("winner and seat go together: " + winner + ", " + seat);
        }
    }

    /**
     * Tells whether nobody won.
     *
     * @return whether this is a draw
     */
    public boolean isDraw() {
        return winner.isEmpty();
    }

    /**
     * Returns this outcome's image under a symmetry. Where colours change places the winner's seat does too, since each
     * seat then holds the other colour.
     *
     * @param symmetry a symmetry of the game's board
     * @return the image
     */
    public Outcome transformed(GameSymmetry symmetry) {
        return new Outcome(
                winner.map(symmetry::apply),
                symmetry.swapsColors() ? seat.map(Seat::opposite) : seat,
                reason,
                symmetry.board().apply(cells));
    }

    /** Returns the result and the reason, such as {@code white (group)} or {@code draw (level)}. */
    @Override
    public String toString() {
        return winner.map(Color::toString).orElse("draw") + " (" + reason + ")";
    }
}
