package io.github.boardrules.windborne;

import io.github.boardrules.geometry.Cell;
import java.util.Objects;
import java.util.Optional;

/**
 * What a legal move does to the board; all empty for the swap. Immutable and thread-safe.
 *
 * @param disk the cell that gets a disk of the side to move
 * @param pawnFrom the cell that a pawn leaves in a slide
 * @param pawnTo the cell that gets a pawn, by a slide or a placement
 * @see <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#turns">
 *     Turns</a>
 */
public record WindborneEffects(Optional<Cell> disk, Optional<Cell> pawnFrom, Optional<Cell> pawnTo) {
    /**
     * Makes the effects.
     *
     * @param disk the cell that gets a disk of the side to move
     * @param pawnFrom the cell that a pawn leaves in a slide
     * @param pawnTo the cell that gets a pawn, by a slide or a placement
     */
    public WindborneEffects {
        Objects.requireNonNull(disk, "disk");
        Objects.requireNonNull(pawnFrom, "pawnFrom");
        Objects.requireNonNull(pawnTo, "pawnTo");
    }

    static WindborneEffects of(WindborneMove move) {
        if (move instanceof WindborneMove.Opening opening) {
            return new WindborneEffects(Optional.of(opening.disk()), Optional.empty(), Optional.of(opening.pawn()));
        }
        if (move instanceof WindborneMove.Turn turn) {
            return new WindborneEffects(
                    Optional.of(turn.disk()),
                    turn.slide().map(WindborneMove.Slide::from),
                    turn.slide().map(WindborneMove.Slide::to));
        }
        return new WindborneEffects(Optional.empty(), Optional.empty(), Optional.empty());
    }
}
