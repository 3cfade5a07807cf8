package io.github.boardrules.vaw;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.RulesException;
import io.github.boardrules.geometry.SquareGrid;
import io.github.boardrules.geometry.Symmetry;
import io.github.boardrules.geometry.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.immutables.value.Value;

/**
 * A rule set of V.A.W.: the board's size, the rows that villagers start on, and when passing is allowed.
 *
 * <p>Begin with {@link #vaw(int)} or {@link #villawar(int)} and change options with the methods named {@code with}.
 * Immutable and thread-safe.
 *
 * @see <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#setup">
 *     Setup</a>
 * @see <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#turns-and-passing">
 *     Turns and passing</a>
 */
@Value.Immutable
@ValueStyle
public abstract class VawRules implements Rules<VawMove> {
    /** The name of the game and of the default rule set. */
    public static final String VAW = "vaw";

    /** The name of the rule set of the later edition: rows 1 and 2, forced passing. */
    public static final String VILLAWAR = "villawar";

    /** The smallest board. */
    public static final int MIN_SIZE = 6;

    /** The largest board. */
    public static final int MAX_SIZE = 16;

    /** The size of the board that is used unless another is asked for. */
    public static final int DEFAULT_SIZE = 8;

    VawRules() {}

    /**
     * Returns the default rule set: villagers on rows 2 and 3, passing always allowed.
     *
     * @param size the cells along an edge, from {@value #MIN_SIZE} to {@value #MAX_SIZE}
     * @return the rules
     * @throws RulesException if there is no such board
     */
    public static VawRules vaw(int size) {
        return of(size, 2, 3, PassRule.FREE);
    }

    /**
     * Returns the rule set of the later edition: villagers on rows 1 and 2, passing only where no jump is possible.
     *
     * @param size the cells along an edge, from {@value #MIN_SIZE} to {@value #MAX_SIZE}
     * @return the rules
     * @throws RulesException if there is no such board
     */
    public static VawRules villawar(int size) {
        return of(size, 1, 2, PassRule.FORCED);
    }

    /**
     * Reads a rule set.
     *
     * @param text the text, such as {@code vaw 8} or {@code vaw 10 rows=2,4 pass=forced}
     * @return the rules
     * @throws io.github.boardrules.geometry.NotationException if the text is not canonical
     * @throws RulesException if no rule set has these options
     */
    public static VawRules parse(String text) {
        TextReader reader = new TextReader(text);
        boolean villawar = reader.accept(VILLAWAR);
        if (!villawar) {
            reader.expect(VAW);
        }
        if (!reader.accept(" ")) {
            throw reader.unexpected("a space and the board's size, as in 'vaw 8'");
        }
        int size = reader.number("a board size");
        int near = villawar ? 1 : 2;
        int far = villawar ? 2 : 3;
        PassRule pass = villawar ? PassRule.FORCED : PassRule.FREE;
        if (reader.accept(" rows=")) {
            near = reader.number("a row");
            reader.expect(",");
            far = reader.number("a row");
        }
        if (reader.accept(" pass=")) {
            pass = reader.accept("forced") ? PassRule.FORCED : PassRule.FREE;
            if (pass == PassRule.FREE && !reader.accept("free")) {
                throw reader.unexpected("'free' or 'forced'");
            }
        }
        reader.end();
        VawRules rules = of(size, near, far, pass);
        reader.canonical(rules.toString());
        return rules;
    }

    private static VawRules of(int size, int near, int far, PassRule pass) {
        List<String> problems = new ArrayList<>();
        if (size < MIN_SIZE || size > MAX_SIZE) {
            problems.add("the size must be from " + MIN_SIZE + " to " + MAX_SIZE + ", not " + TextReader.shown(size));
        } else {
            for (int row : near == far ? new int[] {near} : new int[] {near, far}) {
                if (row < 1 || row > size / 2) {
                    problems.add("a row must be from 1 to " + size / 2 + " on size " + size + ", not "
                            + TextReader.shown(row));
                }
            }
        }
        // Rows read as the largest number may differ all the same; that they are out of range is told already.
        if (near == far && near != Integer.MAX_VALUE) {
            problems.add("the two rows must be distinct, not both " + near);
        }
        if (!problems.isEmpty()) {
            throw new RulesException(problems);
        }
        return ImmutableVawRules.builder()
                .size(size)
                .nearRow(Math.min(near, far))
                .farRow(Math.max(near, far))
                .passRule(pass)
                .build();
    }

    /**
     * Returns the size of the board.
     *
     * @return the cells along an edge
     */
    public abstract int size();

    /**
     * Returns the nearer of the two rows that villagers start on, counted from their owner's edge.
     *
     * @return the row, from 1
     */
    public abstract int nearRow();

    /**
     * Returns the farther of the two rows that villagers start on, counted from their owner's edge.
     *
     * @return the row, from 2 to half the size
     */
    public abstract int farRow();

    /**
     * Returns when a player may pass.
     *
     * @return the rule
     */
    public abstract PassRule passRule();

    /**
     * Returns these rules on another board.
     *
     * @param size the cells along an edge
     * @return the rules
     * @throws RulesException if no rule set has these options
     */
    public VawRules withSize(int size) {
        return of(size, nearRow(), farRow(), passRule());
    }

    /**
     * Returns these rules with other starting rows.
     *
     * @param row one of the rows, counted from the owner's edge, from 1 to half the size
     * @param otherRow the other, distinct
     * @return the rules
     * @throws RulesException if no rule set has these options
     */
    public VawRules withRows(int row, int otherRow) {
        return of(size(), row, otherRow, passRule());
    }

    /**
     * Returns these rules with another rule for passing.
     *
     * @param rule when a player may pass
     * @return the rules
     */
    public VawRules withPassRule(PassRule rule) {
        return of(size(), nearRow(), farRow(), Objects.requireNonNull(rule, "rule"));
    }

    /** A number that differs between rule sets and is the same in every run, unlike a hash code of an enum. */
    @Value.Derived
    @Value.Auxiliary
    int seed() {
        return ((size() * 16 + nearRow()) * 16 + farRow()) * 2 + (passRule() == PassRule.FREE ? 0 : 1);
    }

    /** The turn of a game's start, through which positions of these rules share all turns. */
    @Value.Lazy
    VawTurn firstTurn() {
        return new VawTurn(this);
    }

    @Override
    public String game() {
        return VAW;
    }

    @Override
    @Value.Derived
    @Value.Auxiliary
    public SquareGrid grid() {
        return SquareGrid.of(size());
    }

    @Override
    @Value.Lazy
    public VawPosition start() {
        VawSetup setup = setup();
        for (int row : new int[] {nearRow(), farRow()}) {
            for (int file = 0; file < size(); file++) {
                setup.put(grid().cellAtBit((row - 1) * size() + file), VawPiece.WHITE_VILLAGER);
                setup.put(grid().cellAtBit((size() - row) * size() + file), VawPiece.BLACK_VILLAGER);
            }
        }
        return setup.build();
    }

    /**
     * Begins a position built by hand.
     *
     * @return an empty board with White to move
     */
    public VawSetup setup() {
        return new VawSetup(this);
    }

    @Override
    public VawPosition parsePosition(String text) {
        return VawText.read(this, text);
    }

    @Override
    public VawMove parseMove(String text) {
        return VawMove.parse(text);
    }

    /**
     * Returns the symmetries: the identity, the mirror of files, the half turn with colours swapped, and the mirror of
     * ranks with colours swapped, which is the two together.
     */
    @Override
    @Value.Lazy
    public List<GameSymmetry> symmetries() {
        List<Symmetry> board = grid().symmetries();
        return ImmutableList.of(
                new GameSymmetry(named(board, "identity"), false),
                new GameSymmetry(named(board, "mirror-files"), false),
                new GameSymmetry(named(board, "half-turn"), true),
                new GameSymmetry(named(board, "mirror-ranks"), true));
    }

    private static Symmetry named(List<Symmetry> symmetries, String name) {
        return symmetries.stream()
                .filter(symmetry -> symmetry.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the text, such as {@code vaw 8}, {@code villawar 8} or {@code vaw 10 rows=2,4 pass=forced}. */
    @Override
    public String toString() {
        if (nearRow() == 1 && farRow() == 2 && passRule() == PassRule.FORCED) {
            return VILLAWAR + " " + size();
        }
        boolean defaultRows = nearRow() == 2 && farRow() == 3;
        return VAW
                + " "
                + size()
                + (defaultRows ? "" : " rows=" + nearRow() + "," + farRow())
                + (passRule() == PassRule.FREE ? "" : " pass=" + passRule());
    }
}
