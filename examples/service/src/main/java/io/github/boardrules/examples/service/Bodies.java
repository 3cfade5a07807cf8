package io.github.boardrules.examples.service;

import io.github.boardrules.examples.service.request.Fields;
import io.github.boardrules.examples.service.request.Problem;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads the bodies of requests, neither too much nor for too long. Immutable and thread-safe. */
final class Bodies {
    private static final int PIECE = 1 << 13;

    private final int mostBytes;
    private final Duration time;

    Bodies(Settings settings) {
        this.mostBytes = settings.bodyBytes();
        this.time = settings.bodyTime();
    }

    /** Reads a body that is text. */
    String text(Context context) {
        try {
            byte[] bytes = bytes(context);
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw notJson("it is not in UTF-8");
        }
    }

    /** Reads a body that is one JSON object. */
    Fields object(Context context) {
        String text = text(context);
        try {
            JsonNode node = Json.MAPPER.readTree(text);
            if (node instanceof ObjectNode object) {
                return new Fields("", object);
            }
        } catch (JacksonException e) {
            throw notJson(e);
        }
        throw notJson("a JSON object is due");
    }

    private byte[] bytes(Context context) {
        if (context.req().getContentLengthLong() > mostBytes) {
            throw tooLarge();
        }
        long begun = System.nanoTime();
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        byte[] piece = new byte[PIECE];
        try (InputStream in = context.req().getInputStream()) {
            for (int read = in.read(piece); read >= 0; read = in.read(piece)) {
                body.write(piece, 0, read);
                if (body.size() > mostBytes) {
                    throw tooLarge();
                }
                if (System.nanoTime() - begun > time.toNanos()) {
                    throw tooSlow();
                }
            }
        } catch (IOException e) {
            // It fell silent, or has gone and will not read this
            throw tooSlow();
        }
        return body.toByteArray();
    }

    private Problem tooLarge() {
        return new Problem(
                HttpStatus.CONTENT_TOO_LARGE, "body-too-large", "a body has at most " + mostBytes + " bytes");
    }

    private static Problem tooSlow() {
        return new Problem(HttpStatus.REQUEST_TIMEOUT, "body-too-slow", "the body did not arrive in time");
    }

    static Problem notJson(String reason) {
        return new Problem(HttpStatus.BAD_REQUEST, "json", "the body is not the JSON that is due here: " + reason);
    }

    /** Tells where the JSON is wrong; the parser's own words are for those who set it up. */
    static Problem notJson(JacksonException problem) {
        long offset = problem.getLocation() == null ? -1 : problem.getLocation().getCharOffset();
        return notJson(offset < 0 ? "it cannot be read" : "it cannot be read at offset " + offset);
    }
}
