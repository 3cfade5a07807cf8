package io.github.boardrules.examples.protocol;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.PositionException;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.RulesException;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.NotationException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a request is about, its texts read and its moves played.
 *
 * @param <M> the game's type of moves
 * @param position the position that the request's moves lead to
 * @param move the move that is asked about
 */
record Situation<M extends Move>(Position<M> position, Optional<M> move) {
    /** Reads every text before any move is played, so that a wrong text is told rather than an illegal move. */
    static <M extends Move> Situation<M> of(Request<M> request) {
        Rules<M> rules = rules(request);
        Position<M> position = start(rules, request.position());
        List<M> moves = new ArrayList<>();
        for (int ply = 0; ply < request.moves().size(); ply++) {
            moves.add(move(
                    rules, Fields.MOVES, OptionalInt.of(ply), request.moves().get(ply)));
        }
        Optional<M> move = request.move().map(text -> move(rules, Fields.MOVE, OptionalInt.empty(), text));
        for (int ply = 0; ply < moves.size(); ply++) {
            M next = moves.get(ply);
            Optional<Violation> violation = position.violation(next);
            if (violation.isPresent()) {
                throw ProtocolException.illegalMove(ply, next.toString(), violation.get());
            }
            position = position.play(next);
        }
        return new Situation<>(position, move);
    }

    private static <M extends Move> Rules<M> rules(Request<M> request) {
        GameAdapter<M> game = request.game();
        int size = request.size()
                .orElseGet(() -> request.position()
                        .map(Situation::rows)
                        .map(game::sizeOfRows)
                        .orElse(OptionalInt.empty())
                        // Where no board has so many rows, reading the position under any rules says so.
                        .orElse(game.sizes().standard()));
        try {
            return request.options().apply(size);
        } catch (RulesException e) {
            throw ProtocolException.rules(e);
        }
    }

    /** Counts the rows of a position's text, which need not be one. */
    private static int rows(String text) {
        int end = text.indexOf(' ');
        return 1
                + (int) text.substring(0, end < 0 ? text.length() : end)
                        .chars()
                        .filter(symbol -> symbol == '/')
                        .count();
    }

    private static <M extends Move> Position<M> start(Rules<M> rules, Optional<String> text) {
        if (text.isEmpty()) {
            return rules.start();
        }
        try {
            return rules.parsePosition(text.get());
        } catch (NotationException e) {
            throw ProtocolException.notation(Fields.POSITION, OptionalInt.empty(), e);
        } catch (PositionException e) {
            throw ProtocolException.position(e);
        }
    }

    private static <M extends Move> M move(Rules<M> rules, String field, OptionalInt ply, String text) {
        try {
            return rules.parseMove(text);
        } catch (NotationException e) {
            throw ProtocolException.notation(field, ply, e);
        }
    }
}
