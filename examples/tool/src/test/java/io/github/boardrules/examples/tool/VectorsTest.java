package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Preconditions;
import com.google.common.hash.Hashing;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The cores' right answers, asked for line by line. */
final class VectorsTest {
    private static final JsonMapper MAPPER = new JsonMapper();

    private static List<JsonNode> vectors(String name) throws IOException {
        List<JsonNode> rows = new ArrayList<>();
        try (InputStream in = VectorsTest.class.getResourceAsStream("/vectors/" + name + ".jsonl")) {
            BufferedReader lines = new BufferedReader(
                    new InputStreamReader(Preconditions.checkNotNull(in, name), StandardCharsets.UTF_8));
            lines.lines().map(MAPPER::readTree).forEach(rows::add);
        }
        assertThat(rows).isNotEmpty();
        return rows;
    }

    /** Begins a request with the fields that vectors and requests have in common. */
    private static ObjectNode request(String game, JsonNode row, String... asks) {
        ObjectNode request = MAPPER.createObjectNode().put("game", game);
        for (String field : new String[] {"size", "rules", "pawns", "position", "move"}) {
            if (row.has(field)) {
                request.set(field, row.path(field));
            }
        }
        for (String ask : asks) {
            request.withArray("ask").add(ask);
        }
        return request;
    }

    private static List<JsonNode> answers(List<ObjectNode> requests) throws IOException {
        StringBuilder lines = new StringBuilder();
        requests.forEach(request -> lines.append(request).append('\n'));
        List<JsonNode> answers = new ArrayList<>();
        for (String line : BatchTest.answers(lines.toString(), 2)) {
            answers.add(MAPPER.readTree(line));
        }
        assertThat(answers).hasSameSizeAs(requests);
        return answers;
    }

    @ParameterizedTest
    @ValueSource(strings = {"vaw", "windborne"})
    void positions(String game) throws IOException {
        List<JsonNode> rows = vectors(game + "-positions");
        List<JsonNode> answers = answers(rows.stream()
                .map(row -> request(game, row, "count", "moves", "outcome"))
                .toList());
        for (int i = 0; i < rows.size(); i++) {
            JsonNode row = rows.get(i);
            JsonNode answer = answers.get(i);
            List<String> moves =
                    answer.path("moves").valueStream().map(JsonNode::asString).toList();
            assertThat(answer.path("position")).isEqualTo(row.path("position"));
            assertThat(answer.path("count")).as(row.toString()).isEqualTo(row.path("moves"));
            assertThat(moves).hasSize(row.path("moves").asInt());
            if (row.has("list")) {
                assertThat(answer.path("moves")).isEqualTo(row.path("list"));
            }
            assertThat(Hashing.sha256()
                            .hashString(String.join("\n", moves), StandardCharsets.UTF_8)
                            .toString())
                    .as(row.toString())
                    .isEqualTo(row.path("sha256").asString());
            assertThat(result(answer))
                    .as(row.toString())
                    .isEqualTo(row.path("result").asString("going on"));
        }
    }

    /** Returns the result as vectors give it. */
    private static String result(JsonNode answer) {
        JsonNode outcome = answer.path("outcome");
        return outcome.isNull() ? "going on" : outcome.path("winner").asString("draw");
    }

    @ParameterizedTest
    @ValueSource(strings = {"vaw", "windborne"})
    void applied(String game) throws IOException {
        List<JsonNode> rows = vectors(game + "-applied");
        List<JsonNode> answers = answers(rows.stream()
                .map(row -> request(game, row, "legality", "apply", "effects"))
                .toList());
        for (int i = 0; i < rows.size(); i++) {
            JsonNode answer = answers.get(i);
            assertThat(answer.path("apply")).isEqualTo(rows.get(i).path("after"));
            assertThat(answer.path("legality").toString()).isEqualTo("{\"legal\":true}");
            assertThat(answer.path("effects").isObject()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"vaw", "windborne"})
    void illegal(String game) throws IOException {
        List<JsonNode> rows = vectors(game + "-illegal");
        List<JsonNode> answers = answers(rows.stream()
                .map(row -> request(game, row, "legality", "apply", "effects"))
                .toList());
        for (int i = 0; i < rows.size(); i++) {
            JsonNode answer = answers.get(i);
            assertThat(answer.path("legality").path("legal").asBoolean(true)).isFalse();
            assertThat(answer.path("legality").path("code"))
                    .as(rows.get(i).toString())
                    .isEqualTo(rows.get(i).path("code"));
            assertThat(answer.path("apply").isNull()).isTrue();
            assertThat(answer.path("effects").isNull()).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"vaw", "windborne"})
    void games(String game) throws IOException {
        List<JsonNode> rows = vectors(game + "-games");
        List<ObjectNode> requests = new ArrayList<>();
        for (JsonNode row : rows) {
            ObjectNode request = request(game, row, "outcome", "count");
            request.set("moves", row.path("moves"));
            requests.add(request);
        }
        List<JsonNode> answers = answers(requests);
        for (int i = 0; i < rows.size(); i++) {
            JsonNode row = rows.get(i);
            JsonNode answer = answers.get(i);
            assertThat(answer.path("position")).isEqualTo(row.path("final"));
            assertThat(result(answer)).isEqualTo(row.path("result").asString());
            assertThat(answer.path("count").asInt(-1)).isZero();
            if (row.has("seat")) {
                assertThat(answer.path("outcome").path("seat")).isEqualTo(row.path("seat"));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"vaw", "windborne"})
    void perft(String game) throws IOException {
        List<ObjectNode> requests = new ArrayList<>();
        List<JsonNode> counts = new ArrayList<>();
        for (JsonNode row : vectors(game + "-perft")) {
            for (int depth = 1; depth <= row.path("perft").size(); depth++) {
                requests.add(request(game, row, "perft").put("depth", depth));
                counts.add(row.path("perft").path(depth - 1));
            }
        }
        List<JsonNode> answers = answers(requests);
        for (int i = 0; i < counts.size(); i++) {
            assertThat(answers.get(i).path("perft").asLong(-1))
                    .as(requests.get(i).toString())
                    .isEqualTo(counts.get(i).asLong());
        }
    }
}
