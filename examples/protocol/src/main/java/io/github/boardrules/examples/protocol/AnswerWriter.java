package io.github.boardrules.examples.protocol;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Seat;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import java.util.Arrays;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;

/**
 * Answers a request: works out what is asked and writes it field by field.
 *
 * @param <M> the game's type of moves
 */
final class AnswerWriter<M extends Move> {
    /** The reason of an outcome whose cells are a group, in whatever game has one. */
    private static final String GROUP = "group";

    /** A power of two: so many moves are listed between two looks at the clock. */
    private static final int MOVES_PER_CHECK = 1024;

    private final Request<M> request;
    private final Limits limits;
    private final Deadline deadline;
    private final JsonGenerator out;

    AnswerWriter(Request<M> request, Limits limits, JsonGenerator out) {
        this.request = request;
        this.limits = limits;
        this.deadline = new Deadline(limits.time());
        this.out = out;
    }

    /** Writes all fields but the id. */
    void write() {
        Situation<M> situation = Situation.of(request);
        Position<M> position = situation.position();
        out.writeStringProperty("position", position.toString());
        out.writeStringProperty("toMove", position.toMove().toString());
        out.writeStringProperty("seat", position.seatToMove().toString());
        Optional<Violation> violation = situation.move().flatMap(position::violation);
        for (Ask ask : request.ask()) {
            deadline.check();
            out.writeName(ask.text());
            switch (ask) {
                case COUNT -> out.writeNumber(position.legalMoves().size());
                case MOVES -> writeMoves(position.legalMoves());
                case LEGALITY -> writeLegality(violation);
                case APPLY -> writeApply(position, legal(situation, violation));
                case EFFECTS -> writeEffects(position, legal(situation, violation));
                case OUTCOME -> writeOutcome(position.outcome());
                case PERFT -> out.writeNumber(perft(position, request.depth()));
            }
        }
        deadline.check();
    }

    private static <M extends Move> Optional<M> legal(Situation<M> situation, Optional<Violation> violation) {
        return violation.isPresent() ? Optional.empty() : situation.move();
    }

    private void writeMoves(LegalMoves<M> moves) {
        if (moves.size() > limits.listedMoves()) {
            throw ProtocolException.limit(
                    "there are " + moves.size() + " legal moves, at most " + limits.listedMoves() + " are listed");
        }
        String[] texts = new String[moves.size()];
        int i = 0;
        for (M move : moves) {
            if (i % MOVES_PER_CHECK == 0) {
                deadline.check();
            }
            texts[i++] = move.toString();
        }
        // Texts of moves are ASCII, so that this is the order of code points.
        Arrays.sort(texts);
        out.writeStartArray();
        for (String text : texts) {
            out.writeString(text);
        }
        out.writeEndArray();
    }

    private void writeLegality(Optional<Violation> violation) {
        if (violation.isPresent()) {
            writeViolation(violation.get(), out);
        } else {
            out.writeStartObject();
            out.writeBooleanProperty("legal", true);
            out.writeEndObject();
        }
    }

    private void writeApply(Position<M> position, Optional<M> legal) {
        writeText(legal.map(position::play).orElse(null), out);
    }

    private void writeEffects(Position<M> position, Optional<M> legal) {
        if (legal.isPresent()) {
            request.game().writeEffects(position, legal.get(), out);
        } else {
            out.writeNull();
        }
    }

    private void writeOutcome(Optional<Outcome> end) {
        if (end.isEmpty()) {
            out.writeNull();
            return;
        }
        Outcome outcome = end.get();
        out.writeStartObject();
        out.writeName("winner");
        writeText(outcome.winner().map(Color::toString).orElse(null), out);
        out.writeName("seat");
        writeText(outcome.seat().map(Seat::toString).orElse(null), out);
        out.writeStringProperty("reason", outcome.reason());
        if (outcome.reason().equals(GROUP)) {
            out.writeName(GROUP);
            writeCells(outcome.cells(), out);
        }
        out.writeEndObject();
    }

    private long perft(Position<M> position, OptionalInt depth) {
        try {
            return Perft.count(position, depth.orElseThrow(), deadline::check);
        } catch (ArithmeticException e) {
            throw ProtocolException.limit("the number of move sequences is larger than 2^63 - 1");
        }
    }

    /** Writes a refusal as {@code legality} does. */
    static void writeViolation(Violation violation, JsonGenerator out) {
        out.writeStartObject();
        out.writeBooleanProperty("legal", false);
        out.writeStringProperty("code", violation.code());
        out.writeStringProperty("message", violation.message());
        out.writeName("cells");
        writeCells(violation.cells(), out);
        out.writeEndObject();
    }

    /** Writes cells as an array. */
    static void writeCells(Collection<Cell> cells, JsonGenerator out) {
        out.writeStartArray();
        cells.forEach(cell -> out.writeString(cell.toString()));
        out.writeEndArray();
    }

    /** Writes a value by its text, or null. */
    static void writeText(@Nullable Object value, JsonGenerator out) {
        if (value == null) {
            out.writeNull();
        } else {
            out.writeString(value.toString());
        }
    }
}
