package io.github.boardrules.vaw;

import io.github.boardrules.geometry.CellSet;
import java.util.Objects;

/**
 * What a legal move does to pieces other than the one that moves; all empty for a pass. Immutable and thread-safe.
 *
 * @param converted the jumped villagers that become warriors
 * @param removed the jumped warriors that leave the board
 * @param captured the cell of the enemy that the mover replaces
 * @see <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#jumps">
 *     Jumps</a>
 */
public record VawEffects(CellSet converted, CellSet removed, CellSet captured) {
    /**
     * Makes the effects.
     *
     * @param converted the jumped villagers that become warriors
     * @param removed the jumped warriors that leave the board
     * @param captured the cell of the enemy that the mover replaces
     */
    public VawEffects {
        Objects.requireNonNull(converted, "converted");
        Objects.requireNonNull(removed, "removed");
        Objects.requireNonNull(captured, "captured");
    }
}
