package io.github.boardrules.examples.protocol;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;
import tools.jackson.core.JsonGenerator;

/**
 * What the protocol says of one game only.
 *
 * @param <M> the game's type of moves
 */
interface GameAdapter<M extends Move> {
    /** Returns the game's name, the value of the field {@code game}. */
    String game();

    /** Returns the names of the fields that this game has besides those of all games. */
    Set<String> fields();

    /** Returns the boards that there are. */
    Sizes sizes();

    /** Returns the size of the board that has so many rows, if there is one. */
    OptionalInt sizeOfRows(int rows);

    /**
     * Reads this game's own fields; throws for those of a wrong type or out of range.
     *
     * @return gives the rules for a size; throws {@link io.github.boardrules.game.RulesException}
     */
    IntFunction<Rules<M>> options(Fields fields);

    /** Writes, as a JSON object, what a legal move does. */
    void writeEffects(Position<M> position, M move, JsonGenerator out);

    /**
     * The sizes of a game's boards.
     *
     * @param min the smallest
     * @param max the largest
     * @param standard the one that is used unless another is asked for
     */
    record Sizes(int min, int max, int standard) {
        boolean has(int size) {
            return size >= min && size <= max;
        }
    }
}
