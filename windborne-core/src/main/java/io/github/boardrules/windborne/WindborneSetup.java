package io.github.boardrules.windborne;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.PositionException;
import io.github.boardrules.geometry.Cell;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A position being built piece by piece; only the whole is checked, in {@link #build()}.
 *
 * <p>Got from {@link WindborneRules#setup()} or {@link WindbornePosition#setup()}. Mutable, not thread-safe; each
 * method that changes it returns it. Pieces may stand as no game would leave them, but their numbers must be possible.
 *
 * @see <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#pieces">
 *     Pieces</a>
 */
public final class WindborneSetup {
    private final WindborneRules rules;
    private final WindborneTables tables;

    /** The words of Black's disks, then those of White's, then those of the pawns. */
    private final long[] sets;

    private Color toMove = Color.BLACK;
    private boolean swapped;

    WindborneSetup(WindborneRules rules) {
        this(rules, new long[3 * WindborneTables.of(rules.side()).words]);
    }

    /** Takes the array over. */
    WindborneSetup(WindborneRules rules, long[] sets) {
        this.rules = rules;
        this.tables = WindborneTables.of(rules.side());
        this.sets = sets;
    }

    private int diskSet(Color color) {
        return color == Color.WHITE ? tables.words : 0;
    }

    private int pawnSet() {
        return 2 * tables.words;
    }

    private void put(int set, Cell cell, boolean there) {
        int bit = tables.grid.bit(cell);
        int word = set + (bit >>> 6);
        sets[word] = there ? sets[word] | 1L << bit : sets[word] & ~(1L << bit);
    }

    private boolean has(int set, Cell cell) {
        int bit = tables.grid.bit(cell);
        return (sets[set + (bit >>> 6)] >>> bit & 1) != 0;
    }

    /**
     * Puts a disk on a cell, in place of a disk there; a pawn there stays, on top of it.
     *
     * @param cell a cell of the board
     * @param color the disk's colour
     * @return this setup
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public WindborneSetup putDisk(Cell cell, Color color) {
        int set = diskSet(Objects.requireNonNull(color, "color"));
        removeDisk(cell);
        put(set, cell, true);
        return this;
    }

    /**
     * Takes the disk, if there is one, from a cell; a pawn there stays.
     *
     * @param cell a cell of the board
     * @return this setup
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public WindborneSetup removeDisk(Cell cell) {
        put(diskSet(Color.BLACK), cell, false);
        put(diskSet(Color.WHITE), cell, false);
        return this;
    }

    /**
     * Puts a pawn on a cell, on top of a disk there.
     *
     * @param cell a cell of the board
     * @return this setup
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public WindborneSetup putPawn(Cell cell) {
        put(pawnSet(), cell, true);
        return this;
    }

    /**
     * Takes the pawn, if there is one, from a cell; a disk there stays.
     *
     * @param cell a cell of the board
     * @return this setup
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public WindborneSetup removePawn(Cell cell) {
        put(pawnSet(), cell, false);
        return this;
    }

    /**
     * Returns the disk on a cell.
     *
     * @param cell a cell of the board
     * @return the disk's colour, empty where there is none
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public Optional<Color> diskAt(Cell cell) {
        return has(diskSet(Color.BLACK), cell)
                ? Optional.of(Color.BLACK)
                : has(diskSet(Color.WHITE), cell) ? Optional.of(Color.WHITE) : Optional.empty();
    }

    /**
     * Tells whether a pawn stands on a cell.
     *
     * @param cell a cell of the board
     * @return whether there is a pawn
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public boolean hasPawn(Cell cell) {
        return has(pawnSet(), cell);
    }

    /**
     * Sets whose turn it is; Black's at first.
     *
     * @param color the colour to move
     * @return this setup
     */
    public WindborneSetup toMove(Color color) {
        toMove = Objects.requireNonNull(color, "color");
        return this;
    }

    /**
     * Sets whether sides have been swapped; not so at first.
     *
     * @param done whether the first seat now holds White
     * @return this setup
     */
    public WindborneSetup swapped(boolean done) {
        swapped = done;
        return this;
    }

    /**
     * Checks the whole and makes the position.
     *
     * @return the position
     * @throws PositionException if there is no such position; lists every problem
     */
    public WindbornePosition build() {
        int black = count(diskSet(Color.BLACK));
        int white = count(diskSet(Color.WHITE));
        List<String> problems = problems(rules, black, white, count(pawnSet()), toMove, swapped);
        if (!problems.isEmpty()) {
            throw new PositionException(problems);
        }
        return new WindbornePosition(rules, tables, sets.clone(), toMove == Color.WHITE, swapped);
    }

    private int count(int set) {
        int count = 0;
        for (int i = 0; i < tables.words; i++) {
            count += Long.bitCount(sets[set + i]);
        }
        return count;
    }

    /** Lists what is wrong with a position that has these numbers of black disks, white disks and pawns. */
    static List<String> problems(WindborneRules rules, int black, int white, int pawns, Color toMove, boolean swapped) {
        List<String> problems = new ArrayList<>();
        if (pawns > rules.pawns()) {
            problems.add("there are " + pawns + " pawns, more than " + rules.pawns());
        }
        if (toMove == Color.BLACK && black != white) {
            problems.add(
                    "with black to move there must be as many white as black disks, not " + white + " and " + black);
        }
        if (toMove == Color.WHITE && black != white + 1) {
            problems.add("with white to move there must be one black disk more than white ones, not " + black + " and "
                    + white);
        }
        if (pawns < rules.pawns() && black + white != pawns) {
            problems.add("with " + pawns + " of " + rules.pawns()
                    + " pawns on the board there must be as many disks as pawns, not " + (black + white));
        }
        if (swapped && black + white == 0) {
            problems.add("sides cannot have been swapped before the first disk");
        }
        if (swapped && !rules.swap()) {
            problems.add("sides cannot have been swapped under these rules (" + rules + ")");
        }
        return problems;
    }
}
