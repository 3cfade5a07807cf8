package io.github.boardrules.examples.service;

import io.github.boardrules.examples.protocol.Limits;
import io.github.boardrules.examples.protocol.LineProtocol;
import io.github.boardrules.examples.service.request.Problem;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Answers questions as the line protocol does, by the same code: an object by an object, an array by an array.
 *
 * <p>What is well-formed JSON is answered, each wrong question by an error object in its place; what is not is a
 * {@link Problem}.
 */
final class Questions {
    private static final Duration LEAST = Duration.ofMillis(1);

    private final Settings settings;

    Questions(Settings settings) {
        this.settings = settings;
    }

    /**
     * What was asked.
     *
     * @param texts each question as it was sent
     * @param isArray whether they stood in an array
     */
    record Asked(List<String> texts, boolean isArray) {}

    /** Takes a body apart without looking into the questions. */
    Asked read(String body) {
        try (JsonParser parser = Json.plainParser(body)) {
            JsonToken first = parser.nextToken();
            List<String> texts = new ArrayList<>();
            boolean isArray = first == JsonToken.START_ARRAY;
            if (isArray) {
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    if (texts.size() == settings.questions()) {
                        throw tooMany();
                    }
                    texts.add(value(parser, body));
                }
            } else if (first == JsonToken.START_OBJECT) {
                texts.add(value(parser, body));
            } else {
                throw Bodies.notJson("an object or an array is due");
            }
            if (parser.nextToken() != null) {
                throw Bodies.notJson("something follows the " + (isArray ? "array" : "object"));
            }
            return new Asked(texts, isArray);
        } catch (JacksonException e) {
            throw Bodies.notJson(e);
        }
    }

    private static String value(JsonParser parser, String body) {
        int start = (int) parser.currentTokenLocation().getCharOffset();
        parser.skipChildren();
        // Asks for the whole of a scalar, too
        parser.finishToken();
        return body.substring(start, (int) parser.currentLocation().getCharOffset());
    }

    private Problem tooMany() {
        return new Problem(
                HttpStatus.CONTENT_TOO_LARGE,
                "too-many-questions",
                "an array has at most " + settings.questions() + " questions");
    }

    /** Answers; what comes after the time or the room is used up gets an error {@code limit}. */
    String answer(Asked asked) {
        long end = System.nanoTime() + settings.askTime().toNanos();
        StringBuilder answers = new StringBuilder();
        for (String text : asked.texts()) {
            if (!answers.isEmpty()) {
                answers.append(',');
            }
            answers.append(answer(text, Duration.ofNanos(end - System.nanoTime()), answers.length()));
        }
        return asked.isArray() ? "[" + answers + "]" : answers.toString();
    }

    private String answer(String text, Duration left, int soFar) {
        Duration time = left.compareTo(LEAST) < 0 ? LEAST : left;
        // A move has fewer than 16 characters with its quotes and comma
        int moves = Math.max(1, (settings.answerChars() - soFar) / 16);
        Limits limits = new Limits(time, Math.min(moves, Limits.DEFAULT.listedMoves()), settings.bodyBytes());
        return new LineProtocol(limits).answer(text);
    }
}
