package io.github.boardrules.examples.protocol;

import io.github.boardrules.game.PositionException;
import io.github.boardrules.game.RulesException;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.NotationException;
import java.util.List;
import java.util.OptionalInt;
import tools.jackson.core.JsonGenerator;

/** Ends the work on a request that cannot be answered: the error object that is sent instead. */
final class ProtocolException extends RuntimeException {
    private static final long serialVersionUID = 1;

    /** Messages that quote a request are cut here; those of the library are shorter anyway. */
    private static final int MAX_MESSAGE = 1000;

    /** Writes what an error says besides its code and message. */
    @FunctionalInterface
    private interface Details {
        void write(JsonGenerator out);
    }

    private final transient String code;
    private final transient String text;
    private final transient Details details;

    private ProtocolException(String code, String text, Details details) {
        // Thrown for what strangers send: a stack trace would cost more than the rest of the answer.
        super(text, null, false, false);
        this.code = code;
        this.text = text.length() <= MAX_MESSAGE ? text : text.substring(0, MAX_MESSAGE) + " …";
        this.details = details;
    }

    /** The text is no JSON object that the protocol takes. */
    static ProtocolException json(String message) {
        return new ProtocolException("json", message, out -> {});
    }

    /** A field is unknown, missing, of the wrong type or out of range. */
    static ProtocolException field(String name, String message) {
        return new ProtocolException("field", message, out -> out.writeStringProperty("field", name));
    }

    /** No rule set has these options. */
    static ProtocolException rules(RulesException problem) {
        return problems(RulesException.CODE, problem.problems());
    }

    /**
     * A text is not in the notation.
     *
     * @param ply the index in {@code moves}, where the text is one of them
     */
    static ProtocolException notation(String field, OptionalInt ply, NotationException problem) {
        String where = ply.isPresent() ? field + "[" + ply.getAsInt() + "]" : field;
        return new ProtocolException(NotationException.CODE, where + ": " + problem.getMessage(), out -> {
            out.writeNumberProperty("at", problem.offset());
            ply.ifPresent(index -> out.writeNumberProperty("ply", index));
        });
    }

    /** The position's text follows the grammar but describes no position. */
    static ProtocolException position(PositionException problem) {
        return problems(PositionException.CODE, problem.problems());
    }

    private static ProtocolException problems(String code, List<String> problems) {
        return new ProtocolException(code, String.join("; ", problems), out -> {
            out.writeName("problems");
            out.writeStartArray();
            problems.forEach(out::writeString);
            out.writeEndArray();
        });
    }

    /** One of the moves to play is illegal. */
    static ProtocolException illegalMove(int ply, String move, Violation violation) {
        String message = "moves[" + ply + "], " + move + ", is illegal: " + violation.message();
        return new ProtocolException("illegal-move", message, out -> {
            out.writeNumberProperty("ply", ply);
            out.writeName("violation");
            AnswerWriter.writeViolation(violation, out);
        });
    }

    /** The answer would take too long or be too large. */
    static ProtocolException limit(String message) {
        return new ProtocolException("limit", message, out -> {});
    }

    /** A fault of this program. */
    static ProtocolException internal(Throwable cause) {
        return new ProtocolException("internal", "the program failed: " + cause, out -> {});
    }

    /** Writes the error object. */
    void write(JsonGenerator out) {
        out.writeStartObject();
        out.writeStringProperty("code", code);
        out.writeStringProperty("message", text);
        details.write(out);
        out.writeEndObject();
    }
}
