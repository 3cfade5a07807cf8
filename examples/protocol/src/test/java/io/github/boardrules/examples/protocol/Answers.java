package io.github.boardrules.examples.protocol;

import java.util.Locale;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Asks and reads the answers with another reader than the protocol's own. */
final class Answers {
    static final LineProtocol PROTOCOL = new LineProtocol(Limits.DEFAULT);

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .build();

    private Answers() {}

    /** Asks, with {@code '} for {@code "} in the request. */
    static JsonNode ask(String request) {
        return parse(PROTOCOL.answer(request.replace('\'', '"')));
    }

    static JsonNode parse(String answer) {
        return MAPPER.readTree(answer);
    }

    /** Asks what cannot be answered and returns the error object, whose code is held against the one that is due. */
    static JsonNode error(String code, String request) {
        JsonNode answer = ask(request);
        JsonNode error = answer.path("error");
        if (!error.path("code").asString("").equals(code)) {
            throw new AssertionError(String.format(Locale.ROOT, "error %s is due for %s: %s", code, request, answer));
        }
        return error;
    }
}
