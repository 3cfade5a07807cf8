package io.github.boardrules.vaw;

import io.github.boardrules.game.CodedPosition;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.IllegalMoveException;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Outcome;
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
 * <p>Immutable and thread-safe. The package-private methods are what the kernel sees of a position: cells are bits
 * ({@link io.github.boardrules.geometry.Grid#bit}), lines are numbers in {@code VawTables}.
 */
public abstract sealed class VawPosition implements CodedPosition<VawMove> permits SmallPosition, LargePosition {
    // No field here: where a class and its superclass both have final fields, the JIT puts a barrier between their
    // constructors, and then it clears the object before it fills it.

    VawPosition() {}

    /** Makes a position of checked parts; the pieces are by bit. */
    static VawPosition of(VawRules rules, @Nullable VawPiece[] pieces, Color toMove, int passes) {
        VawTables tables = VawTables.of(rules.size());
        long[] sets = new long[4 * tables.words];
        for (int bit = 0; bit < pieces.length; bit++) {
            VawPiece piece = pieces[bit];
            if (piece != null) {
                int set = (piece.color() == Color.WHITE ? 0 : 2) + (piece.isWarrior() ? 1 : 0);
                sets[set * tables.words + (bit >>> 6)] |= 1L << bit;
            }
        }
        VawTurn turn = VawTurn.of(rules, toMove == Color.WHITE, passes);
        return rules.size() <= VawTables.LARGEST_SMALL ? SmallPosition.of(turn, sets) : LargePosition.of(turn, sets);
    }

    /** Returns all but the pieces. */
    abstract VawTurn turn();

    /** Tells whether a jump is legal, given that the game goes on. */
    abstract boolean isJump(VawJump jump);

    /** Returns the number of jumps. */
    abstract int countJumps();

    /** Puts the codes of all jumps into a buffer, which must be long enough, and returns their number. */
    abstract int listJumps(int[] buffer);

    /** Returns the number of jumps on a line. */
    abstract int countOnLine(int line);

    /** Returns the code of a jump by its place among those on a line. */
    abstract int jumpOnLine(int line, int place);

    /** Makes the position after a legal jump. */
    abstract VawPosition afterJump(VawJump jump);

    /** Makes the position after a legal pass. */
    abstract VawPosition afterPass();

    /** Returns the set that a cell is in, numbered as in {@link #word}; -1 where it is empty. */
    abstract int setAt(int cell);

    /** Returns a word of a set: 0 white villagers, 1 white warriors, 2 black villagers, 3 black warriors. */
    abstract long word(int set, int index);

    /** Takes the pieces into a hash. */
    abstract long hash(long seed);

    /** Tells whether the same pieces stand on the same cells, given that the same side is to move on the same board. */
    abstract boolean samePieces(VawPosition other);

    private CellSet cells(Color color, int kind) {
        Objects.requireNonNull(color, "color");
        long[] words = new long[turn().tables.words];
        for (int i = 0; i < words.length; i++) {
            words[i] = word((color == Color.WHITE ? 0 : 2) + kind, i);
        }
        return turn().tables.grid.setOfWords(words);
    }

    @Override
    public VawRules rules() {
        return turn().rules;
    }

    @Override
    public Color toMove() {
        return turn().whiteToMove ? Color.WHITE : Color.BLACK;
    }

    /** Returns whose turn it is; White is the first seat. */
    @Override
    public Seat seatToMove() {
        return turn().whiteToMove ? Seat.FIRST : Seat.SECOND;
    }

    /**
     * Returns how many passes stand on the last consecutive turns.
     *
     * @return 0, 1, or 2 where the game is over
     */
    public int passes() {
        return turn().passes;
    }

    /**
     * Returns what stands on a cell.
     *
     * @param cell a cell of the board
     * @return the piece, empty where there is none
     * @throws IllegalArgumentException if the cell is not on the board
     */
    public Optional<VawPiece> pieceAt(Cell cell) {
        int set = setAt(turn().tables.grid.bit(cell));
        return set < 0
                ? Optional.empty()
                : Optional.of(VawPiece.of(set < 2 ? Color.WHITE : Color.BLACK, (set & 1) == 1));
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
     * Returns the legal moves. Their order: by line (ranks from below, files from the left, rising diagonals, falling
     * diagonals, both by their leftmost cell in the order of cells); on a line by start, then by landing, both from the
     * left, on a file from below. The pass, where it is legal, comes last.
     *
     * <p>Moves are counted line by line: their number, and a move by its number, cost a pass over the board's lines.
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
     *
     * @see <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#refusals">
     *     Refusals</a>
     */
    @Override
    public Optional<Violation> violation(VawMove move) {
        return isLegal(move) ? Optional.empty() : Optional.of(VawRefusals.explain(this, move));
    }

    @Override
    public boolean isLegal(VawMove move) {
        return VawKernel.legalCode(this, Objects.requireNonNull(move, "move")) != VawKernel.ILLEGAL;
    }

    @Override
    public VawPosition play(VawMove move) {
        if (Objects.requireNonNull(move, "move") instanceof VawMove.Jump jump) {
            VawJump legal = VawKernel.legal(this, jump);
            if (legal != null) {
                return afterJump(legal);
            }
        } else if (VawKernel.isPassLegal(this)) {
            return afterPass();
        }
        throw new IllegalMoveException(VawRefusals.explain(this, move), move, this);
    }

    @Override
    public VawPosition play(String move) {
        return play(VawMove.parse(Objects.requireNonNull(move, "move")));
    }

    @Override
    public int moveCount() {
        return VawKernel.count(this);
    }

    @Override
    public int moveCode(int index) {
        return VawKernel.move(this, index);
    }

    @Override
    public int moveCodes(int[] buffer) {
        return VawKernel.moves(this, buffer);
    }

    @Override
    public VawMove decode(int code) {
        return code == VawKernel.PASS ? VawMove.pass() : turn().tables.jump(code).move;
    }

    @Override
    public VawPosition playCode(int code) {
        return code == VawKernel.PASS ? afterPass() : afterJump(turn().tables.jump(code));
    }

    /**
     * Tells what a move does to the other pieces; plays it to find out.
     *
     * @param move a legal move
     * @return the effects
     * @throws IllegalMoveException if the move is illegal here
     * @see <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#jumps">
     *     Jumps</a>
     */
    public VawEffects effects(VawMove move) {
        VawPosition next = play(move);
        CellSet none = turn().tables.grid.none();
        if (!(move instanceof VawMove.Jump jump)) {
            return new VawEffects(none, none, none);
        }
        Color color = toMove();
        CellSet mover = turn().tables.grid.set(jump.from());
        CellSet converted = villagers(color).and(next.warriors(color));
        CellSet left = warriors(color).minus(next.warriors(color)).minus(mover);
        CellSet enemies = villagers(color.opposite()).or(warriors(color.opposite()));
        return new VawEffects(converted, left, enemies.and(turn().tables.grid.set(jump.to())));
    }

    /**
     * Returns the result once two passes stand on consecutive turns; its cells are the winner's on the deciding row.
     * Costs nothing while the game goes on.
     *
     * @see <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#end-and-result">
     *     End and result</a>
     */
    @Override
    public Optional<Outcome> outcome() {
        return turn().passes == 2 ? Optional.of(standing()) : Optional.empty();
    }

    @Override
    public boolean isOver() {
        return turn().passes == 2;
    }

    /**
     * Returns the result that the game would have if it ended here: the first row, from the farthest down, on which the
     * players' villagers differ in number decides ({@code villagers}); if there is none, the same with warriors
     * ({@code warriors}); if there is none again, a draw ({@code level}).
     *
     * @return the result; its cells are the winner's pieces of that kind on the deciding row
     * @see <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#end-and-result">
     *     End and result</a>
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
        VawSetup setup = rules().setup().toMove(toMove()).passes(passes());
        for (Cell cell : turn().tables.grid.all()) {
            pieceAt(cell).ifPresent(piece -> setup.put(cell, piece));
        }
        return setup;
    }

    @Override
    public long key() {
        return hash(rules().seed() * 6L + passes() * 2L + (turn().whiteToMove ? 1 : 0));
    }

    @Override
    public VawPosition transformed(GameSymmetry symmetry) {
        if (!rules().symmetries().contains(Objects.requireNonNull(symmetry, "symmetry"))) {
            throw new IllegalArgumentException("not a symmetry of " + rules() + ": " + symmetry + " of "
                    + symmetry.board().grid());
        }
        VawSetup image = rules().setup().toMove(symmetry.apply(toMove())).passes(passes());
        for (Cell cell : turn().tables.grid.all()) {
            pieceAt(cell)
                    .ifPresent(piece -> image.put(
                            symmetry.board().apply(cell),
                            VawPiece.of(symmetry.apply(piece.color()), piece.isWarrior())));
        }
        return image.build();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof VawPosition that
                        && turn().whiteToMove == that.turn().whiteToMove
                        && turn().passes == that.turn().passes
                        && rules().equals(that.rules())
                        && samePieces(that));
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
