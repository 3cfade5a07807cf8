package io.github.boardrules.examples.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.boardrules.examples.protocol.Limits;
import io.github.boardrules.examples.protocol.LineProtocol;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Requests of the line protocol, answered as {@code boardrules batch} does: one object that the protocol knows. */
final class JsonLineFuzz {
    private static final LineProtocol PROTOCOL = new LineProtocol(Limits.DEFAULT.withTime(Duration.ofMillis(20)));

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(100)
                            .maxNumberLength(Integer.MAX_VALUE)
                            .build())
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .build();

    /** The codes of the protocol page, and what stands beside each. */
    private static final Map<String, Set<String>> ERRORS = Map.of(
            "json", Set.of(),
            "field", Set.of("field"),
            "rules", Set.of("problems"),
            "notation", Set.of("at"),
            "position", Set.of("problems"),
            "illegal-move", Set.of("ply", "violation"),
            "limit", Set.of());

    private static final List<String> ANSWERS = List.of(
            "id", "position", "toMove", "seat", "count", "moves", "legality", "apply", "effects", "outcome", "perft");

    @FuzzTest
    void answers(byte[] input) {
        String line = PROTOCOL.answer(input);
        assertThat(line).doesNotContain("\n", "\r");
        JsonNode answer = MAPPER.readTree(line);
        Optional<JsonNode> request = request(input);
        if (request.isEmpty()) {
            assertThat(answer.path("error").path("code").asString()).isEqualTo("json");
            checkError(answer, MAPPER.createObjectNode());
            return;
        }
        assertThat(answer.get("id"))
                .isEqualTo(request.get().has("id") ? request.get().get("id") : MAPPER.nullNode());
        if (answer.has("error")) {
            checkError(answer, request.get());
        } else {
            checkAnswer(answer, (ObjectNode) request.get());
        }
    }

    /** Reads a request with another reader than the protocol's own. */
    private static Optional<JsonNode> request(byte[] input) {
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(input))
                    .toString();
            return Optional.of(MAPPER.readTree(text)).filter(JsonNode::isObject);
        } catch (CharacterCodingException | JacksonException e) {
            return Optional.empty();
        }
    }

    private static void checkError(JsonNode answer, JsonNode request) {
        assertThat(answer.propertyNames()).containsExactly("id", "error");
        JsonNode error = answer.get("error");
        String code = error.path("code").asString();
        assertThat(ERRORS).containsKey(code);
        assertThat(error.path("message").asString()).isNotBlank().hasSizeLessThan(Reading.LONGEST_MESSAGE);
        assertThat(error.propertyNames()).containsAll(ERRORS.getOrDefault(code, Set.of()));
        if (code.equals("field")) {
            assertThat(error.get("message").asString())
                    .contains(shortened(error.get("field").asString()));
        }
        if (error.has("problems")) {
            assertThat(error.get("problems"))
                    .isNotEmpty()
                    .allSatisfy(problem -> assertThat(problem.asString()).isNotBlank());
        }
        if (error.has("ply")) {
            assertThat(error.get("ply").intValue())
                    .isBetween(0, request.path("moves").size() - 1);
        }
        if (code.equals("notation")) {
            checkOffset(error, request);
        }
        if (code.equals("illegal-move")) {
            checkViolation(error.get("violation"));
        }
    }

    private static String shortened(String name) {
        return name.substring(0, Math.min(20, name.length()));
    }

    private static void checkOffset(JsonNode error, JsonNode request) {
        String message = error.get("message").asString();
        JsonNode wrong = error.has("ply")
                ? request.get("moves").get(error.get("ply").intValue())
                : request.get(message.substring(0, message.indexOf(':')));
        assertThat(error.get("at").intValue()).isBetween(0, wrong.asString().length());
    }

    private static void checkViolation(JsonNode violation) {
        assertThat(violation.propertyNames()).containsExactly("legal", "code", "message", "cells");
        assertThat(violation.get("legal").booleanValue()).isFalse();
        assertThat(violation.get("code").asString()).matches("[a-z]+(-[a-z]+)*");
        assertThat(violation.get("message").asString()).isNotBlank();
        assertThat(violation.get("cells"))
                .allSatisfy(cell -> assertThat(cell.asString()).matches("[a-z][1-9][0-9]?"));
    }

    private static void checkAnswer(JsonNode answer, ObjectNode request) {
        List<String> expected = new ArrayList<>(ANSWERS);
        expected.removeIf(name -> ANSWERS.indexOf(name) > 3
                && request.path("ask")
                        .valueStream()
                        .noneMatch(each -> each.asString().equals(name)));
        assertThat(answer.propertyNames()).containsExactlyElementsOf(expected);
        if (answer.has("count") && answer.has("moves")) {
            assertThat(answer.get("count").intValue())
                    .isEqualTo(answer.get("moves").size());
        }
        if (answer.has("legality")) {
            boolean legal = answer.get("legality").path("legal").booleanValue();
            if (!legal) {
                checkViolation(answer.get("legality"));
            }
            for (String name : List.of("apply", "effects")) {
                assertThat(!answer.has(name) || answer.get(name).isNull() != legal)
                        .isTrue();
            }
        }
        checkAskedAgain(answer, request);
    }

    /** The position that was answered must lead to the same answers. */
    private static void checkAskedAgain(JsonNode answer, ObjectNode request) {
        ObjectNode again = request.deepCopy();
        again.remove("moves");
        again.set("position", answer.get("position"));
        JsonNode second = MAPPER.readTree(PROTOCOL.answer(again.toString()));
        if (!second.path("error").path("code").asString().equals("limit")) {
            assertThat(withoutId(second)).isEqualTo(withoutId(answer));
        }
    }

    /** An id such as 1e999 is not printed as it was read. */
    private static JsonNode withoutId(JsonNode answer) {
        return ((ObjectNode) answer.deepCopy()).without("id");
    }
}
