package io.github.boardrules.examples.protocol;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Rules;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;

/**
 * A request whose fields are all of the right type and in range; texts are not read yet.
 *
 * @param <M> the game's type of moves
 * @param game what is special to the game
 * @param options the game's own options: gives the rules for a size
 * @param size the board, where it was given
 * @param position the position's text, where it was given
 * @param moves the texts of the moves to play from there
 * @param move the text of the move that is asked about
 * @param ask what is asked
 * @param depth the depth of perft, present where that is asked
 */
record Request<M extends Move>(
        GameAdapter<M> game,
        IntFunction<Rules<M>> options,
        OptionalInt size,
        Optional<String> position,
        List<String> moves,
        Optional<String> move,
        Set<Ask> ask,
        OptionalInt depth) {
    static final int MAX_MOVES = 1000;
    static final int MAX_DEPTH = 20;

    /**
     * Checks the fields, in this order: unknown ones, the game, those that are not for this game (each in the order of the
     * text); then the types and ranges of {@code size}, the game's own fields, {@code position}, {@code moves},
     * {@code move}, {@code ask} and {@code depth}; then what is missing.
     */
    static Request<?> of(Fields fields) {
        for (String name : fields.names()) {
            if (!GameAdapters.anyHas(name)) {
                throw ProtocolException.field(name, "there is no field of this name: " + name);
            }
        }
        GameAdapter<?> game = GameAdapters.of(fields);
        for (String name : fields.names()) {
            if (!Fields.COMMON.contains(name) && !game.fields().contains(name)) {
                throw ProtocolException.field(name, name + " is not a field of the game " + game.game());
            }
        }
        return of(game, fields);
    }

    private static <M extends Move> Request<M> of(GameAdapter<M> game, Fields fields) {
        Request<M> request = new Request<>(
                game,
                game.options(fields),
                fields.integer(Fields.SIZE, game.sizes().min(), game.sizes().max()),
                fields.text(Fields.POSITION),
                fields.texts(Fields.MOVES, MAX_MOVES),
                fields.text(Fields.MOVE),
                asked(fields),
                fields.integer(Fields.DEPTH, 0, MAX_DEPTH));
        for (Ask ask : request.ask) {
            if (ask.needsMove() && request.move.isEmpty()) {
                throw ProtocolException.field(Fields.MOVE, "move is missing, which " + ask.text() + " asks about");
            }
            if (ask == Ask.PERFT && request.depth.isEmpty()) {
                throw ProtocolException.field(Fields.DEPTH, "depth is missing, which perft needs");
            }
        }
        return request;
    }

    private static Set<Ask> asked(Fields fields) {
        Set<Ask> asked = EnumSet.noneOf(Ask.class);
        for (String text : fields.texts(Fields.ASK, Integer.MAX_VALUE)) {
            asked.add(Ask.ofText(text)
                    .orElseThrow(() -> ProtocolException.field(Fields.ASK, "ask must be of: " + Ask.NAMES)));
        }
        return asked;
    }
}
