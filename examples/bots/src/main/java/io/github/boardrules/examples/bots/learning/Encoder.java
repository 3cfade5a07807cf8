package io.github.boardrules.examples.bots.learning;

import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.vaw.VawRules;
import io.github.boardrules.windborne.WindborneRules;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * Turns positions into planes and moves into numbers, for one rule set; immutable and thread-safe.
 *
 * <p>All is seen by the side to move: planes say "own" and "enemy", never "white" and "black", and where a colour plays
 * down the board, the board is turned for it.
 *
 * <p>Planes are bytes, 0 or 1, in the order {@code [plane][row][column]}. A <em>square</em> is a place of a plane,
 * {@code row * columns + column}; squares off the board are 0 in every plane.
 *
 * <p>A move is an <em>action</em>: one choice for each of the {@link #heads()}, in their order, {@link #UNUSED} where a
 * head has no say in it. A network that gives each head's choices probabilities, given the choices before, gives one to
 * each move: their product. The <em>policy vector</em> is all heads one after the other.
 *
 * @param <M> the game's type of moves
 */
public interface Encoder<M extends Move> {
    /** What an action has for a head that has no say in the move. */
    int UNUSED = -1;

    /**
     * Returns the encoder of a rule set.
     *
     * @param <M> the game's type of moves
     * @param rules the rule set
     * @return its encoder
     * @throws IllegalArgumentException if there is none for this game
     */
    @SuppressWarnings("unchecked") // M is the game's own type of moves
    static <M extends Move> Encoder<M> of(Rules<M> rules) {
        if (rules instanceof VawRules vaw) {
            return (Encoder<M>) new VawEncoder(vaw);
        } else if (rules instanceof WindborneRules windborne) {
            return (Encoder<M>) new WindborneEncoder(windborne);
        }
        throw new IllegalArgumentException("there is no encoder for " + rules.game());
    }

    /**
     * Returns the rule set.
     *
     * @return the rules of all positions that this encodes
     */
    Rules<M> rules();

    /**
     * Returns what each plane shows.
     *
     * @return the names in their order; immutable
     */
    List<String> planes();

    /**
     * Returns the rows of a plane, its columns being as many.
     *
     * @return the number of rows
     */
    default int rows() {
        return rules().grid().height();
    }

    /**
     * Returns the number of squares of a plane.
     *
     * @return rows times columns
     */
    default int squares() {
        return rows() * rows();
    }

    /**
     * Returns the choices of which a move is made.
     *
     * @return the heads in the order in which they are chosen; immutable
     */
    List<Head> heads();

    /**
     * Returns where a head begins in the policy vector.
     *
     * @param head a head's place in {@link #heads()}, or their number
     * @return the sizes of all heads before it
     */
    default int offset(int head) {
        return heads().subList(0, head).stream().mapToInt(Head::size).sum();
    }

    /**
     * Encodes a position.
     *
     * @param position a position of these rules
     * @return its planes, {@code planes().size() * squares()} bytes; the caller's own
     */
    byte[] encode(Position<M> position);

    /**
     * Encodes a move.
     *
     * @param position a position of these rules
     * @param move a legal move there
     * @return the choice of each head; the caller's own
     */
    int[] encode(Position<M> position, M move);

    /**
     * Decodes a move.
     *
     * @param position a position of these rules
     * @param action the choice of each head
     * @return the move, legal or not, that {@link #encode(Position, Move)} makes this action of
     * @throws IllegalArgumentException if the action is not one of any move
     */
    M decode(Position<M> position, int[] action);

    /**
     * Returns what may be chosen next: the mask of a head.
     *
     * @param position a position of these rules
     * @param chosen the choices of the heads before, in their order
     * @return those choices of the next head with which, and with those before, a legal move goes on; none where that
     *     head has no say
     */
    BitSet legal(Position<M> position, int... chosen);

    /**
     * Returns what occurs in any legal move.
     *
     * @param position a position of these rules
     * @return numbers in the policy vector: the choices of each head that some legal move has
     */
    BitSet legalAnywhere(Position<M> position);

    /**
     * Returns what a symmetry of the game does to planes and actions.
     *
     * @param symmetry one of the rules' symmetries
     * @return what it does to what is encoded
     */
    EncodedSymmetry symmetry(GameSymmetry symmetry);

    /**
     * Returns all that symmetries do to planes and actions; those that swap colours do nothing that others do not, as
     * colours are not seen.
     *
     * @return each once, the identity first; immutable
     */
    default List<EncodedSymmetry> symmetries() {
        return rules().symmetries().stream()
                .filter(symmetry -> !symmetry.swapsColors())
                .map(this::symmetry)
                .toList();
    }

    /**
     * Checks that each head's choice is one, or unused.
     *
     * @param action an action
     * @throws IllegalArgumentException if it is none
     */
    default void check(int[] action) {
        List<Head> heads = heads();
        boolean fits = action.length == heads.size();
        for (int i = 0; fits && i < action.length; i++) {
            fits = action[i] >= UNUSED && action[i] < heads.get(i).size();
        }
        if (!fits) {
            throw new IllegalArgumentException("no action of " + heads + ": " + Arrays.toString(action));
        }
    }
}
