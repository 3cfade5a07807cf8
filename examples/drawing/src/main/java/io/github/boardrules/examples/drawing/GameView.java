package io.github.boardrules.examples.drawing;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.geometry.Cell;
import java.util.List;
import java.util.Optional;

/**
 * What showing a game to people takes and the shared contract does not tell: its symbols, its shapes and its words.
 *
 * <p>The one place where the program tells games apart. Positions and moves given to a view are those of its game.
 */
public interface GameView {
    /** The symbol of a cell with nothing on it. */
    char EMPTY = '.';

    /**
     * Returns the view of a game.
     *
     * @param rules rules of the game
     * @return its view
     * @throws IllegalArgumentException if there is none
     */
    static GameView of(Rules<?> rules) {
        return switch (rules.game()) {
            case "vaw" -> new VawView();
            case "windborne" -> new WindborneView();
            default -> throw new IllegalArgumentException("no drawing is known for the game " + rules.game());
        };
    }

    /** Returns the game's name as people write it. */
    String name();

    /** Returns the ASCII symbol of what stands on a cell, as in position texts; {@link #EMPTY} for nothing. */
    char symbol(Position<?> position, Cell cell);

    /** Returns whose piece gives a cell its look. */
    Side side(Position<?> position, Cell cell);

    /** Returns what stands on a cell in words, such as {@code white villager}; empty for nothing. */
    Optional<String> pieces(Position<?> position, Cell cell);

    /** Returns a line that explains the symbols. */
    String legend();

    /** Returns lines that explain how moves are written. */
    List<String> moveHelp();

    /** Returns what to mark on the board when this was the last move. */
    Trace trace(Move move);

    /** Returns what a legal move does, in a few words without a full stop; may be empty. */
    String effect(Position<?> before, Move move);

    /** Returns why a game ended by the rules in its last position, as the continuation of "white wins: ". */
    String reason(Position<?> last, Outcome outcome);

    /** Returns what a player should know of an unfinished position beside the board; may be empty. */
    Optional<String> note(Position<?> position);

    /** Draws what stands on a cell, nothing on an empty one. */
    void drawPieces(SvgWriter svg, Position<?> position, Cell cell, Point center);
}
