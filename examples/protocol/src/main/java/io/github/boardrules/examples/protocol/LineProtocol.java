package io.github.boardrules.examples.protocol;

import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import tools.jackson.core.JsonGenerator;

/**
 * Answers requests of the line protocol, version 1: the text of one JSON object in, the text of one JSON object out.
 *
 * <p>A pure function without input or output of its own, so that a program on standard input and an HTTP service answer
 * alike. It never throws for what a request says: a request that cannot be answered gets an error object. Immutable and
 * thread-safe.
 *
 * <p>Where the protocol leaves room:
 * <ul>
 *   <li>Of several errors the first of these is told: {@code json}, {@code field}, {@code rules}, {@code notation},
 *       {@code position}, {@code illegal-move}, {@code limit}. So a name twice anywhere hides an unknown field, and a move
 *       that cannot be read hides an illegal one before it. Of several errors {@code field}: unknown fields, then
 *       {@code game}, then fields of another game, each in the order of the text; then wrong types and ranges; then what
 *       is missing. Of several texts that cannot be read: {@code position}, {@code moves}, {@code move}.
 *   <li>The range of {@code size} is that of the game's boards, that of {@code pawns} what the game's rules say, so that
 *       options out of their own range are errors {@code field}; {@code rules} is for those that do not go together.
 *   <li>A field given as {@code null} is of the wrong type. {@code 8.0} and {@code 8e0} are not integers.
 *   <li>{@code move} and {@code depth} are required where {@code ask} needs them, and checked wherever they are given.
 *       A word twice in {@code ask} is answered once.
 *   <li>The {@code id} comes back character by character, except for white space between its tokens. An error
 *       {@code json} has the id that was read whole before the fault, else null.
 *   <li>A position of a number of rows that no board has, without {@code size}, is an error {@code position} where it
 *       follows the grammar.
 *   <li>A byte order mark is not JSON, nor is a name with half of a surrogate pair. White space around the object,
 *       line ends included, is fine.
 *   <li>The code {@code internal} says that this program failed, whatever the request; it should never be seen.
 * </ul>
 */
public final class LineProtocol {
    private final Limits limits;

    /**
     * Makes the function.
     *
     * @param limits how much a request may cost
     */
    public LineProtocol(Limits limits) {
        this.limits = Objects.requireNonNull(limits, "limits");
    }

    /**
     * Returns how much a request may cost.
     *
     * @return the limits
     */
    public Limits limits() {
        return limits;
    }

    /**
     * Answers a request.
     *
     * @param request the bytes of one JSON object in UTF-8; of a longer one than {@link Limits#requestBytes()} the first
     *     few bytes more than that are enough
     * @return the answer: one JSON object in one line, without line end
     */
    public String answer(byte[] request) {
        if (request.length > limits.requestBytes()) {
            return error(RequestReader.NO_ID, tooLong());
        }
        try {
            // Decoding by way of a String would replace what is not UTF-8.
            return answerText(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(request))
                    .toString());
        } catch (CharacterCodingException e) {
            return error(RequestReader.NO_ID, ProtocolException.json("the request is not in UTF-8"));
        }
    }

    /**
     * Answers a request.
     *
     * @param request the text of one JSON object
     * @return the answer: one JSON object in one line, without line end
     */
    public String answer(String request) {
        // A char is at least one byte; texts too long to be encoded at all need not be.
        if (request.length() > limits.requestBytes()) {
            return error(RequestReader.NO_ID, tooLong());
        }
        byte[] bytes = request.getBytes(StandardCharsets.UTF_8);
        if (!request.equals(new String(bytes, StandardCharsets.UTF_8))) {
            return error(RequestReader.NO_ID, ProtocolException.json("the request has half of a surrogate pair"));
        }
        return answer(bytes);
    }

    private ProtocolException tooLong() {
        return ProtocolException.json("the request is longer than " + limits.requestBytes() + " bytes");
    }

    private String answerText(String request) {
        RequestReader reader = new RequestReader(request);
        try {
            return answer(reader);
        } catch (ProtocolException e) {
            return error(reader.id(), e);
        } catch (RuntimeException | StackOverflowError e) {
            // One request must not end the service for the others.
            return error(reader.id(), ProtocolException.internal(e));
        }
    }

    private String answer(RequestReader reader) {
        Request<?> request = Request.of(reader.read());
        StringWriter answer = new StringWriter();
        try (JsonGenerator out = Json.generator(answer)) {
            start(reader.id(), out);
            new AnswerWriter<>(request, limits, out).write();
            out.writeEndObject();
        }
        return answer.toString();
    }

    private static String error(String id, ProtocolException error) {
        StringWriter answer = new StringWriter();
        try (JsonGenerator out = Json.generator(answer)) {
            start(id, out);
            out.writeName("error");
            error.write(out);
            out.writeEndObject();
        }
        return answer.toString();
    }

    private static void start(String id, JsonGenerator out) {
        out.writeStartObject();
        out.writeName(Fields.ID);
        out.writeRawValue(id);
    }
}
