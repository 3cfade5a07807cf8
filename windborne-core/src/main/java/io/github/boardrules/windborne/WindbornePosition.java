package io.github.boardrules.windborne;

import io.github.boardrules.game.CodedPosition;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.IllegalMoveException;
import io.github.boardrules.game.Keys;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Seat;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of Windborne: the disks, the pawns, whose turn it is, and whether sides have been swapped.
 *
 * <p>Immutable and thread-safe. The package-private methods are what the kernel sees of it: cells are bits
 * ({@link io.github.boardrules.geometry.Grid#bit}), and a set of cells is given by where its words begin.
 */
public final class WindbornePosition implements CodedPosition<WindborneMove> {
    final WindborneRules rules;
    final WindborneTables tables;

    /** The words of Black's disks, then those of White's, then those of the pawns. */
    final long[] sets;

    final boolean whiteToMove;
    final boolean swapped;

    // Neither is known until asked for: what is only printed or compared needs none. Threads may find them twice, and
    // find the same.

    /** The number of the phase, 0 until known. */
    private byte phase;

    private long slideCounts;

    /** Makes a position of checked parts; takes the array over. */
    WindbornePosition(WindborneRules rules, WindborneTables tables, long[] sets, boolean whiteToMove, boolean swapped) {
        this.rules = rules;
        this.tables = tables;
        this.sets = sets;
        this.whiteToMove = whiteToMove;
        this.swapped = swapped;
    }

    /** Returns where the disks of the side to move begin. */
    int own() {
        return whiteToMove ? tables.words : 0;
    }

    /** Returns where the disks of the other side begin. */
    int enemy() {
        return whiteToMove ? 0 : tables.words;
    }

    /** Returns where the pawns begin. */
    int pawnSet() {
        return 2 * tables.words;
    }

    private int diskSet(Color color) {
        return color == Color.WHITE ? tables.words : 0;
    }

    private boolean has(int set, int cell) {
        return (sets[set + (cell >>> 6)] >>> cell & 1) != 0;
    }

    /** Returns a word of the pawns. */
    long pawns(int index) {
        return sets[pawnSet() + index];
    }

    boolean isPawn(int cell) {
        return has(pawnSet(), cell);
    }

    boolean isPawnMissing() {
        return count(pawnSet(), sets.length) < rules.pawns();
    }

    int diskCount() {
        return count(0, pawnSet());
    }

    private int count(int start, int end) {
        int count = 0;
        for (int i = start; i < end; i++) {
            count += Long.bitCount(sets[i]);
        }
        return count;
    }

    Phase phase() {
        byte known = phase;
        if (known == 0) {
            known = WindborneKernel.phase(this).number;
            phase = known;
        }
        return Phase.of(known);
    }

    boolean isOpening() {
        return phase() == Phase.OPENING;
    }

    /** Returns how many slides there are, as {@link Slides} has it. */
    long slideCounts() {
        long known = slideCounts;
        if (!Slides.isFound(known)) {
            known = Slides.counts(this);
            slideCounts = known;
        }
        return known;
    }

    private CellSet cells(int set) {
        return tables.grid.setOfWords(sets, set, tables.words);
    }

    @Override
    public WindborneRules rules() {
        return rules;
    }

    @Override
    public Color toMove() {
        return whiteToMove ? Color.WHITE : Color.BLACK;
    }

    /** Returns whose turn it is: the first seat holds Black until a swap, and White after it. */
    @Override
    public Seat seatToMove() {
        return seat(toMove());
    }

    private Seat seat(Color color) {
        return (color == Color.WHITE) == swapped ? Seat.FIRST : Seat.SECOND;
    }

    /**
     * Tells whether sides have been swapped.
     *
     * @return whether the first seat now holds White
     */
    public boolean swapped() {
        return swapped;
    }

    /**
     * Returns a colour's disks.
     *
     * @param color whose
     * @return their cells
     */
    public CellSet disks(Color color) {
        return cells(diskSet(Objects.requireNonNull(color, "color")));
    }

    /**
     * Returns the pawns, on disks and on empty cells.
     *
     * @return their cells
     */
    public CellSet pawns() {
        return cells(pawnSet());
    }

    /**
     * Returns the disk on a cell, with or without a pawn on it.
     *
     * @param cell a cell of the board
     * @return the disk's colour, empty where there is none
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public Optional<Color> diskAt(Cell cell) {
        int bit = tables.grid.bit(cell);
        return has(diskSet(Color.BLACK), bit)
                ? Optional.of(Color.BLACK)
                : has(diskSet(Color.WHITE), bit) ? Optional.of(Color.WHITE) : Optional.empty();
    }

    /**
     * Tells whether a pawn stands on a cell, be it on a disk or not.
     *
     * @param cell a cell of the board
     * @return whether there is a pawn
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public boolean hasPawn(Cell cell) {
        return isPawn(tables.grid.bit(cell));
    }

    /**
     * Returns a colour's decisive groups: those that meet every path between more than half of the pawns. With one, the
     * colour wins as soon as it is its turn; so the other has one turn to pull a pawn away. Costs a few floods of the
     * board for each group.
     *
     * @param color whose
     * @return an immutable list in the order of the groups' first cells; empty while pawns are missing; at most one
     *     group where the number of pawns is odd
     * @see <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#result">
     *     Result</a>
     */
    public List<CellSet> decisiveGroups(Color color) {
        int disks = diskSet(Objects.requireNonNull(color, "color"));
        return isPawnMissing() ? List.of() : Groups.decisive(this, disks);
    }

    /**
     * Returns the legal moves. Their order while pawns are missing: by the disk, then by the pawn, both in the order of
     * cells. Later: first without a slide, then by the direction of the slide in the order of
     * {@link io.github.boardrules.geometry.Direction}, then by its landing in the order of cells; then by the disk in
     * the order of cells. The swap, where it is legal, comes last.
     *
     * <p>Each move is found by its number, so that the view takes the same little memory whatever their number.
     */
    @Override
    public LegalMoves<WindborneMove> legalMoves() {
        return new WindborneLegalMoves(this);
    }

    /**
     * Tells why a move is illegal here. The codes, in the order in which they are looked for: {@code game-over},
     * {@code swap-not-open}, {@code opening-over}, {@code opening-not-over}, {@code off-board}; for an opening
     * placement {@code disk-on-disk}, {@code disk-under-pawn}, {@code pawn-on-pawn}, {@code pawn-on-enemy}; for a
     * regular turn {@code no-pawn}, {@code same-cell}, {@code not-a-line}, {@code pawn-in-path} or
     * {@code enemy-in-path} (the cell is the first that is in the way), {@code disk-on-disk}.
     *
     * @see <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#refusals">
     *     Refusals</a>
     */
    @Override
    public Optional<Violation> violation(WindborneMove move) {
        return isLegal(move) ? Optional.empty() : Optional.of(WindborneRefusals.explain(this, move));
    }

    @Override
    public boolean isLegal(WindborneMove move) {
        return WindborneKernel.legalCode(this, Objects.requireNonNull(move, "move")) != MoveCodes.ILLEGAL;
    }

    @Override
    public WindbornePosition play(WindborneMove move) {
        int code = WindborneKernel.legalCode(this, Objects.requireNonNull(move, "move"));
        if (code == MoveCodes.ILLEGAL) {
            throw new IllegalMoveException(WindborneRefusals.explain(this, move), move, this);
        }
        return playCode(code);
    }

    @Override
    public WindbornePosition play(String move) {
        return play(WindborneMove.parse(Objects.requireNonNull(move, "move")));
    }

    @Override
    public int moveCount() {
        return WindborneKernel.count(this);
    }

    @Override
    public int moveCode(int index) {
        return WindborneKernel.move(this, index);
    }

    @Override
    public int moveCodes(int[] buffer) {
        return WindborneKernel.moves(this, buffer);
    }

    @Override
    public WindborneMove decode(int code) {
        return MoveCodes.move(tables.grid, code);
    }

    @Override
    public WindbornePosition playCode(int code) {
        return WindborneKernel.after(this, code);
    }

    /**
     * Tells what a move does to the board.
     *
     * @param move a legal move
     * @return the effects
     * @throws IllegalMoveException if the move is illegal here
     */
    public WindborneEffects effects(WindborneMove move) {
        if (!isLegal(move)) {
            throw new IllegalMoveException(WindborneRefusals.explain(this, move), move, this);
        }
        return WindborneEffects.of(move);
    }

    /**
     * Returns the result once the game is over. Reasons: {@code group}, where the side to move has a decisive group
     * (the cells are that group's; with an even number of pawns there may be several, and the cells are those of all, so
     * that the result is the same however the board is turned), and {@code no-placement}, where it cannot place a disk
     * and the other side has a decisive group (no cells). Whether the game is over is found once for each position, by a
     * few floods of the board for each group of disks; asking again is cheap.
     *
     * @see <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#result">
     *     Result</a>
     */
    @Override
    public Optional<Outcome> outcome() {
        return switch (phase()) {
            case OPENING, REGULAR -> Optional.empty();
            case WON -> Optional.of(wonBy(toMove(), "group", decisiveCells(toMove())));
            case LOST -> Optional.of(wonBy(toMove().opposite(), "no-placement", tables.grid.none()));
        };
    }

    private CellSet decisiveCells(Color color) {
        return decisiveGroups(color).stream().reduce(tables.grid.none(), CellSet::or);
    }

    private Outcome wonBy(Color color, String reason, CellSet cells) {
        return new Outcome(Optional.of(color), Optional.of(seat(color)), reason, cells);
    }

    @Override
    public boolean isOver() {
        return phase() == Phase.WON || phase() == Phase.LOST;
    }

    @Override
    public MoveDraft<WindborneMove> draft() {
        return WindborneDraft.of(this);
    }

    /**
     * Begins a position built by hand from this one.
     *
     * @return a setup with this position's disks and pawns, side to move and swap
     */
    public WindborneSetup setup() {
        return new WindborneSetup(rules, sets.clone()).toMove(toMove()).swapped(swapped);
    }

    @Override
    public long key() {
        // How many disks there are tells whose turn it is.
        long hash = rules.seed() * 2L + (swapped ? 1 : 0);
        for (long word : sets) {
            hash = Keys.add(hash, word);
        }
        return Keys.finish(hash);
    }

    @Override
    public WindbornePosition transformed(GameSymmetry symmetry) {
        if (!rules.symmetries().contains(Objects.requireNonNull(symmetry, "symmetry"))) {
            throw new IllegalArgumentException("not a symmetry of " + rules + ": " + symmetry + " of "
                    + symmetry.board().grid());
        }
        long[] image = new long[sets.length];
        for (int set = 0; set < sets.length; set += tables.words) {
            CellSet cells = symmetry.board().apply(cells(set));
            for (int i = 0; i < tables.grid.wordCount(); i++) {
                image[set + i] = cells.word(i);
            }
        }
        return new WindbornePosition(rules, tables, image, whiteToMove, swapped);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof WindbornePosition that
                        && whiteToMove == that.whiteToMove
                        && swapped == that.swapped
                        && Arrays.equals(sets, that.sets)
                        && rules.equals(that.rules));
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }

    /** Returns the position's text, such as {@code 3/4/5/4/3 b -}. */
    @Override
    public String toString() {
        return WindborneText.write(this);
    }
}
