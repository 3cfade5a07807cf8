package io.github.boardrules.vaw;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.PositionException;
import io.github.boardrules.geometry.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position being built piece by piece; only the whole is checked, in {@link #build()}.
 *
 * <p>Got from {@link VawRules#setup()} or {@link VawPosition#setup()}. Mutable, not thread-safe; each method that changes
 * it returns it. Pieces may stand as no game would leave them: all that is asked is that no colour has more of them than
 * it begins with.
 *
 * @see <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#board-and-pieces">
 *     Board and pieces</a>
 */
public final class VawSetup {
    private final VawRules rules;

    /** What stands on each cell, by bit. */
    private final @Nullable VawPiece[] pieces;

    private Color toMove = Color.WHITE;
    private int passes;

    VawSetup(VawRules rules) {
        this.rules = rules;
        this.pieces = new @Nullable VawPiece[rules.grid().size()];
    }

    /**
     * Puts a piece on a cell, in place of what stood there.
     *
     * @param cell a cell of the board
     * @param piece the piece
     * @return this setup
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public VawSetup put(Cell cell, VawPiece piece) {
        pieces[rules.grid().bit(cell)] = Objects.requireNonNull(piece, "piece");
        return this;
    }

    /**
     * Clears a cell.
     *
     * @param cell a cell of the board
     * @return this setup
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public VawSetup remove(Cell cell) {
        pieces[rules.grid().bit(cell)] = null;
        return this;
    }

    /**
     * Returns what stands on a cell.
     *
     * @param cell a cell of the board
     * @return the piece, empty where there is none
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public Optional<VawPiece> pieceAt(Cell cell) {
        return Optional.ofNullable(pieces[rules.grid().bit(cell)]);
    }

    /**
     * Sets whose turn it is; White's at first.
     *
     * @param color the colour to move
     * @return this setup
     */
    public VawSetup toMove(Color color) {
        toMove = Objects.requireNonNull(color, "color");
        return this;
    }

    /**
     * Sets how many passes stand on the last consecutive turns; none at first.
     *
     * @param count 0, 1, or 2 where the game is over
     * @return this setup
     */
    public VawSetup passes(int count) {
        passes = count;
        return this;
    }

    /**
     * Checks the whole and makes the position.
     *
     * @return the position
     * @throws PositionException if there is no such position; lists every problem
     */
    public VawPosition build() {
        List<String> problems = new ArrayList<>();
        for (Color color : Color.values()) {
            int count = 0;
            for (VawPiece piece : pieces) {
                count += piece != null && piece.color() == color ? 1 : 0;
            }
            addTooMany(problems, color, count, rules.size());
        }
        if (passes < 0 || passes > 2) {
            problems.add("the passes on the last consecutive turns are 0, 1 or 2, not " + passes);
        }
        if (!problems.isEmpty()) {
            throw new PositionException(problems);
        }
        return VawPosition.of(rules, pieces, toMove, passes);
    }

    static void addTooMany(List<String> problems, Color color, int count, int size) {
        if (count > 2 * size) {
            problems.add(color + " has " + count + " pieces, more than " + 2 * size);
        }
    }
}
