package io.github.boardrules.vaw;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.IllegalMoveException;
import io.github.boardrules.game.Keys;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Seat;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of V.A.W.: the pieces, whose turn it is, and how many passes stand on the last consecutive turns.
 *
 * <p>Immutable and thread-safe. Each kind of piece is a set of bits, kept as the pieces of the side to move and those of
 * the other side, in one word each on boards up to 8 x 8. The package-private methods are what the kernel sees of it:
 * cells are bits ({@link io.github.boardrules.geometry.Grid#bit}), directions places in
 * the order of {@link io.github.boardrules.geometry.Direction}.
 */
public abstract sealed class VawPosition implements Position<VawMove> permits SmallPosition, LargePosition {
    final VawRules rules;
    final VawTables tables;
    final boolean whiteToMove;
    final byte passes;

    VawPosition(VawRules rules, VawTables tables, boolean whiteToMove, int passes) {
        this.rules = rules;
        this.tables = tables;
        this.whiteToMove = whiteToMove;
        this.passes = (byte) passes;
    }

    /** Makes a position of checked parts; the pieces are by bit. */
    static VawPosition of(VawRules rules, @Nullable VawPiece[] pieces, Color toMove, int passes) {
        VawTables tables = VawTables.of(rules.size());
        long[] sets = new long[4 * tables.words];
        for (int bit = 0; bit < pieces.length; bit++) {
            VawPiece piece = pieces[bit];
            if (piece != null) {
                int set = (piece.color() == toMove ? 0 : 2) + (piece.isWarrior() ? 1 : 0);
                sets[set * tables.words + (bit >>> 6)] |= 1L << bit;
            }
        }
        boolean white = toMove == Color.WHITE;
        return tables.words == 1
                ? new SmallPosition(rules, tables, white, passes, sets[0], sets[1], sets[2], sets[3])
                : new LargePosition(rules, tables, white, passes, sets);
    }

    /** Returns how many empty cells follow a cell in a direction before the first piece or the edge. */
    abstract int open(int direction, int cell);

    /** Returns the first cell with a piece that follows a cell in a direction, -1 where there is none. */
    abstract int ahead(int direction, int cell);

    /** Returns how many pieces of one kind of the side to move follow a cell without a gap. */
    abstract int run(int direction, int cell, boolean warriors);

    /** Returns, of one word, the villagers or warriors of the side to move whose next cell is empty or an enemy's. */
    abstract long ends(int direction, int word, boolean warriors);

    /** Tells whether the side to move has a villager there; false for -1. */
    abstract boolean isVillager(int cell);

    /** Tells whether the side to move has a warrior there; false for -1. */
    abstract boolean isWarrior(int cell);

    /** Tells whether the other side has a piece there; false for -1. */
    abstract boolean isEnemy(int cell);

    /** Makes the position after a legal jump. */
    abstract VawPosition afterJump(int from, int to);

    /** Makes the position after a legal pass. */
    abstract VawPosition afterPass();

    /** Returns a word of a set: 0 villagers and 1 warriors of the side to move, 2 and 3 those of the other. */
    abstract long word(int set, int index);

    private CellSet cells(Color color, int kind) {
        Objects.requireNonNull(color, "color");
        long[] words = new long[tables.words];
        for (int i = 0; i < words.length; i++) {
            words[i] = word((color == toMove() ? 0 : 2) + kind, i);
        }
        return tables.grid.setOfWords(words);
    }

    @Override
    public VawRules rules() {
        return rules;
    }

    @Override
    public Color toMove() {
        return whiteToMove ? Color.WHITE : Color.BLACK;
    }

    /** Returns whose turn it is; White is the first seat. */
    @Override
    public Seat seatToMove() {
        return whiteToMove ? Seat.FIRST : Seat.SECOND;
    }

    /**
     * Returns how many passes stand on the last consecutive turns.
     *
     * @return 0, 1, or 2 where the game is over
     */
    public int passes() {
        return passes;
    }

    /**
     * Returns what stands on a cell.
     *
     * @param cell a cell of the board
     * @return the piece, empty where there is none
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public Optional<VawPiece> pieceAt(Cell cell) {
        int bit = tables.grid.bit(cell);
        for (int set = 0; set < 4; set++) {
            if (((word(set, bit >>> 6) >>> bit) & 1) != 0) {
                return Optional.of(VawPiece.of(set < 2 ? toMove() : toMove().opposite(), (set & 1) == 1));
            }
        }
        return Optional.empty();
    }

    /**
     * Returns a colour's villagers.
     *
     * @param color whose
     * @return their cells
     */
    public CellSet villagers(Color color) {
        return cells(color, 0);
    }

    /**
     * Returns a colour's warriors.
     *
     * @param color whose
     * @return their cells
     */
    public CellSet warriors(Color color) {
        return cells(color, 1);
    }

    /**
     * Returns the legal moves. Their order: by direction of the jump in the order of
     * {@link io.github.boardrules.geometry.Direction}; then jumps over villagers before jumps over warriors; then by the
     * last cell of the jumped phalanx in the order of cells; then by the mover, nearest first; then by the landing,
     * nearest first. The pass, where it is legal, comes last.
     */
    @Override
    public LegalMoves<VawMove> legalMoves() {
        return new VawLegalMoves(this);
    }

    /**
     * Tells why a move is illegal here. The codes, in the order in which they are looked for: {@code game-over},
     * {@code pass-not-allowed} (the cells name a jump that is possible), {@code off-board}, {@code empty-start},
     * {@code not-your-piece}, {@code same-cell}, {@code not-a-line}, {@code landing-own}, {@code enemy-between},
     * {@code nothing-jumped}, {@code two-phalanxes}, {@code warrior-over-villagers}, {@code villager-captures},
     * {@code warrior-needs-enemy}.
     */
    @Override
    public Optional<Violation> violation(VawMove move) {
        Objects.requireNonNull(move, "move");
        return VawKernel.isLegal(this, move) ? Optional.empty() : Optional.of(VawRefusals.explain(this, move));
    }

    @Override
    public boolean isLegal(VawMove move) {
        return VawKernel.isLegal(this, Objects.requireNonNull(move, "move"));
    }

    @Override
    public VawPosition play(VawMove move) {
        Objects.requireNonNull(move, "move");
        if (!VawKernel.isLegal(this, move)) {
            throw new IllegalMoveException(VawRefusals.explain(this, move), move, this);
        }
        return move instanceof VawMove.Jump jump ? afterJump(bit(jump.from()), bit(jump.to())) : afterPass();
    }

    private int bit(Cell cell) {
        return cell.rank() * tables.grid.width() + cell.file();
    }

    /**
     * Tells what a move does to the other pieces.
     *
     * @param move a legal move
     * @return the effects
     * @throws IllegalMoveException if the move is illegal here
     */
    public VawEffects effects(VawMove move) {
        VawPosition next = play(move);
        CellSet none = tables.grid.none();
        if (!(move instanceof VawMove.Jump jump)) {
            return new VawEffects(none, none, none);
        }
        Color color = toMove();
        CellSet mover = tables.grid.set(jump.from());
        CellSet converted = villagers(color).and(next.warriors(color));
        CellSet left = warriors(color).minus(next.warriors(color)).minus(mover);
        CellSet enemies = villagers(color.opposite()).or(warriors(color.opposite()));
        return new VawEffects(converted, left, enemies.and(tables.grid.set(jump.to())));
    }

    /** Returns the result once two passes stand on consecutive turns; its cells are the winner's on the deciding row. */
    @Override
    public Optional<Outcome> outcome() {
        return passes == 2 ? Optional.of(standing()) : Optional.empty();
    }

    @Override
    public boolean isOver() {
        return passes == 2;
    }

    /**
     * Returns the result that the game would have if it ended here: the first row, from the farthest down, on which the
     * players' villagers differ in number decides ({@code villagers}); if there is none, the same with warriors
     * ({@code warriors}); if there is none again, a draw ({@code level}).
     *
     * @return the result; its cells are the winner's pieces of that kind on the deciding row
     */
    public Outcome standing() {
        return VawStanding.of(this);
    }

    @Override
    public MoveDraft<VawMove> draft() {
        return VawDraft.of(this);
    }

    /**
     * Begins a position built by hand from this one.
     *
     * @return a setup with this position's pieces, side to move and passes
     */
    public VawSetup setup() {
        VawSetup setup = rules.setup().toMove(toMove()).passes(passes);
        for (Cell cell : tables.grid.all()) {
            pieceAt(cell).ifPresent(piece -> setup.put(cell, piece));
        }
        return setup;
    }

    @Override
    public long key() {
        // Each word is mixed in full: with less, a few high bits of one word undo those of the next.
        long key = Keys.finish(rules.seed() * 6L + passes * 2 + (whiteToMove ? 1 : 0));
        for (int set = 0; set < 4; set++) {
            for (int i = 0; i < tables.words; i++) {
                key = Keys.finish(key ^ word(set, i));
            }
        }
        return key;
    }

    @Override
    public VawPosition transformed(GameSymmetry symmetry) {
        if (!rules.symmetries().contains(Objects.requireNonNull(symmetry, "symmetry"))) {
            throw new IllegalArgumentException("not a symmetry of " + rules + ": " + symmetry);
        }
        VawSetup image = rules.setup().toMove(symmetry.apply(toMove())).passes(passes);
        for (Cell cell : tables.grid.all()) {
            pieceAt(cell)
                    .ifPresent(piece -> image.put(
                            symmetry.board().apply(cell),
                            VawPiece.of(symmetry.apply(piece.color()), piece.isWarrior())));
        }
        return image.build();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        if (this == other) {
            return true;
        }
        if (!(other instanceof VawPosition that)
                || whiteToMove != that.whiteToMove
                || passes != that.passes
                || !rules.equals(that.rules)) {
            return false;
        }
        for (int set = 0; set < 4; set++) {
            for (int i = 0; i < tables.words; i++) {
                if (word(set, i) != that.word(set, i)) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public int hashCode() {
        return Long.hashCode(key());
    }

    /** Returns the position's text, such as {@code 8/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVVVV/8 w 0}. */
    @Override
    public String toString() {
        return VawText.write(this);
    }
}
