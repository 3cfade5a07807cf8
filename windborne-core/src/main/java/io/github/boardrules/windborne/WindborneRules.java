package io.github.boardrules.windborne;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.RulesException;
import io.github.boardrules.geometry.HexGrid;
import io.github.boardrules.geometry.TextReader;
import java.util.ArrayList;
import java.util.List;
import org.immutables.value.Value;

/**
 * A rule set of Windborne: the board's side, the number of pawns, and whether White may swap sides.
 *
 * <p>Begin with {@link #windborne(int)} and change options with the methods named {@code with}. Immutable and
 * thread-safe.
 *
 * @see <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#pieces">
 *     Pieces</a>
 * @see <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#the-swap">
 *     The swap</a>
 */
@Value.Immutable
@ValueStyle
public abstract class WindborneRules implements Rules<WindborneMove> {
    /** The name of the game and of the default rule set. */
    public static final String WINDBORNE = "windborne";

    /** The smallest board. */
    public static final int MIN_SIDE = 2;

    /** The largest board. */
    public static final int MAX_SIDE = 13;

    /** The side of the board that is used unless another is asked for. */
    public static final int DEFAULT_SIDE = 7;

    /** The smallest number of pawns. */
    public static final int MIN_PAWNS = 1;

    /** The largest number of pawns. */
    public static final int MAX_PAWNS = 9;

    /** The number of pawns that is used unless another is asked for. */
    public static final int DEFAULT_PAWNS = 3;

    WindborneRules() {}

    /**
     * Returns the default rule set: three pawns, and White may swap.
     *
     * @param side the cells along an edge, from {@value #MIN_SIDE} to {@value #MAX_SIDE}
     * @return the rules
     * @throws RulesException if there is no such board
     */
    public static WindborneRules windborne(int side) {
        return of(side, DEFAULT_PAWNS, true);
    }

    /**
     * Reads a rule set.
     *
     * @param text the text, such as {@code windborne 7} or {@code windborne 9 pawns=5 swap=off}
     * @return the rules
     * @throws io.github.boardrules.geometry.NotationException if the text is not canonical
     * @throws RulesException if no rule set has these options
     */
    public static WindborneRules parse(String text) {
        TextReader reader = new TextReader(text);
        reader.expect(WINDBORNE);
        if (!reader.accept(" ")) {
            throw reader.unexpected("a space and the board's side, as in 'windborne 7'");
        }
        int side = reader.number("a board side");
        int pawns = reader.accept(" pawns=") ? reader.number("a number of pawns") : DEFAULT_PAWNS;
        boolean swap = true;
        if (reader.accept(" swap=")) {
            swap = !reader.accept("off");
            if (swap && !reader.accept("on")) {
                throw reader.unexpected("'on' or 'off'");
            }
        }
        reader.end();
        WindborneRules rules = of(side, pawns, swap);
        reader.canonical(rules.toString());
        return rules;
    }

    private static WindborneRules of(int side, int pawns, boolean swap) {
        List<String> problems = new ArrayList<>();
        boolean isSide = side >= MIN_SIDE && side <= MAX_SIDE;
        boolean isPawns = pawns >= MIN_PAWNS && pawns <= MAX_PAWNS;
        if (!isSide) {
            problems.add("the side must be from " + MIN_SIDE + " to " + MAX_SIDE + ", not " + TextReader.shown(side));
        }
        if (!isPawns) {
            problems.add("the number of pawns must be from " + MIN_PAWNS + " to " + MAX_PAWNS + ", not "
                    + TextReader.shown(pawns));
        }
        if (isSide && isPawns && 2 * pawns > HexGrid.of(side).size()) {
            int cells = HexGrid.of(side).size();
            problems.add("the pawns must be at most " + cells / 2 + " on the " + cells + " cells of side " + side
                    + ", not " + TextReader.shown(pawns));
        }
        if (!problems.isEmpty()) {
            throw new RulesException(problems);
        }
        return ImmutableWindborneRules.builder()
                .side(side)
                .pawns(pawns)
                .swap(swap)
                .build();
    }

    /**
     * Returns the side of the board.
     *
     * @return the cells along an edge
     */
    public abstract int side();

    /**
     * Returns how many pawns are placed in the opening.
     *
     * @return the number, at most half of the cells
     */
    public abstract int pawns();

    /**
     * Tells whether White may swap sides on its first turn.
     *
     * @return whether the swap rule is on
     */
    public abstract boolean swap();

    /**
     * Returns these rules on another board.
     *
     * @param side the cells along an edge
     * @return the rules
     * @throws RulesException if no rule set has these options
     */
    public WindborneRules withSide(int side) {
        return of(side, pawns(), swap());
    }

    /**
     * Returns these rules with another number of pawns.
     *
     * @param pawns the number, from {@value #MIN_PAWNS} to {@value #MAX_PAWNS}, at most half of the cells
     * @return the rules
     * @throws RulesException if no rule set has these options
     */
    public WindborneRules withPawns(int pawns) {
        return of(side(), pawns, swap());
    }

    /**
     * Returns these rules with or without the swap.
     *
     * @param swap whether White may swap sides on its first turn
     * @return the rules
     */
    public WindborneRules withSwap(boolean swap) {
        return of(side(), pawns(), swap);
    }

    /** A number that differs between rule sets. */
    @Value.Derived
    @Value.Auxiliary
    int seed() {
        return (side() * 16 + pawns()) * 2 + (swap() ? 1 : 0);
    }

    @Override
    public String game() {
        return WINDBORNE;
    }

    @Override
    @Value.Derived
    @Value.Auxiliary
    public HexGrid grid() {
        return HexGrid.of(side());
    }

    @Override
    @Value.Lazy
    public WindbornePosition start() {
        return setup().build();
    }

    /**
     * Begins a position built by hand.
     *
     * @return an empty board with Black to move, which is the start
     */
    public WindborneSetup setup() {
        return new WindborneSetup(this);
    }

    @Override
    public WindbornePosition parsePosition(String text) {
        return WindborneText.read(this, text);
    }

    @Override
    public WindborneMove parseMove(String text) {
        return WindborneMove.parse(text);
    }

    /** Returns the symmetries: those of the board, none of which swaps the colours, since Black alone begins. */
    @Override
    @Value.Lazy
    public List<GameSymmetry> symmetries() {
        return grid().symmetries().stream()
                .map(symmetry -> new GameSymmetry(symmetry, false))
                .collect(ImmutableList.toImmutableList());
    }

    /** Returns the text, such as {@code windborne 7} or {@code windborne 9 pawns=5 swap=off}. */
    @Override
    public String toString() {
        return WINDBORNE
                + " "
                + side()
                + (pawns() == DEFAULT_PAWNS ? "" : " pawns=" + pawns())
                + (swap() ? "" : " swap=off");
    }
}
