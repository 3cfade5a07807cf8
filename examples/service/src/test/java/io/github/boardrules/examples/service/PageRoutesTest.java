package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class PageRoutesTest {
    private static final String VAW_START = "8/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVVVV/8 w 0";

    @SuppressWarnings("NullAway.Init")
    private static Service service;

    @SuppressWarnings("NullAway.Init")
    private static Client client;

    @BeforeAll
    static void start(@TempDir Path folder) {
        service = Services.start(folder);
        client = new Client(service.port());
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static JsonNode answer(String path, Map<String, ?> question) {
        Client.Answer answer = client.post(path, question);
        assertThat(answer.status()).as(answer.body()).isEqualTo(200);
        return answer.json();
    }

    @Test
    void answersDrafts() {
        Map<String, Object> question = Map.of("rules", "vaw 8", "position", VAW_START);
        JsonNode first = answer("/v1/draft", question);
        assertThat(first.path("choices")).hasSize(17);
        assertThat(first.has("move")).isFalse();
        JsonNode move = answer(
                "/v1/draft",
                Map.of("rules", "vaw 8", "position", VAW_START, "chosen", List.of("start a2"), "click", "a4"));
        assertThat(move.path("move").asString()).isEqualTo("a2-a4");
        JsonNode refused = answer("/v1/draft", Map.of("rules", "vaw 8", "position", VAW_START, "click", "a1"));
        assertThat(refused.path("refusal").path("message").asString()).isEqualTo("there is no piece on a1");
    }

    @Test
    void answersViews() {
        JsonNode view = answer("/v1/view", Map.of("rules", "windborne 3", "moves", List.of("c3+a1")));
        assertThat(view.path("pieces").path("c3").path("figures").path(0).asString())
                .isEqualTo("black-disk");
        assertThat(view.path("board").path("kind").asString()).isEqualTo("hex");
        assertThat(view.has("outcome")).isFalse();
        JsonNode ended = answer(
                "/v1/view", Map.of("rules", "vaw 8", "outcome", Map.of("result", "draw", "reason", "agreement")));
        assertThat(ended.path("outcome").path("reason").asString()).isEqualTo("agreement");
    }

    @Test
    void readsTexts() {
        JsonNode reading = answer("/v1/read", Map.of("text", "3/4/5/4/3 b -"));
        assertThat(reading.path("rules").asString()).isEqualTo("windborne 3");
    }

    @Test
    void tellsWhatThereIsToChooseFrom() {
        assertThat(client.get("/v1/rules").json().path("games")).hasSize(3);
        assertThat(answer("/v1/rules", Map.of("name", "vaw", "options", Map.of("size", "6")))
                        .path("rules")
                        .asString())
                .isEqualTo("vaw 6");
        assertThat(client.get("/v1/players").json().path("players")).isNotEmpty();
    }

    @Test
    void theAddressOfAGameIsThePage() {
        Client.Answer page = client.get("/game/abc");
        assertThat(page.body())
                .contains("<title>Board Rules</title>")
                .isEqualTo(client.sendAnything(client.request("/").build()).body());
    }

    @Test
    void whatCannotBeAnsweredIsAProblemWithACode() {
        assertThat(client.post("/v1/view", Map.of("rules", "vaw 99")).code()).isEqualTo("422 rules");
        assertThat(client.post("/v1/read", Map.of("text", "6/6/6/6/6/7 w 0")).code())
                .isEqualTo("422 position");
        Client.Answer illegal = client.post("/v1/view", Map.of("rules", "vaw 8", "moves", List.of("a1-a2")));
        assertThat(illegal.code()).isEqualTo("422 empty-start");
        assertThat(illegal.json().path("cells").path(0).asString()).isEqualTo("a1");
        Client.Answer notation = client.post("/v1/view", Map.of("rules", "vaw 8", "moves", List.of("a1")));
        assertThat(notation.json().path("at").asInt()).isEqualTo(2);
    }

    @Test
    void whatIsNoQuestionIsAProblem() {
        assertThat(client.post("/v1/view", "{}").text("detail")).isEqualTo("rules is missing");
        for (String body : List.of("{\"rules\":", "null", "", "[]", "{\"rules\":\"vaw 8\",\"rules\":\"vaw 8\"}")) {
            assertThat(client.post("/v1/view", body).code()).as(body).isEqualTo("400 json");
        }
        for (String more : List.of("\"x\":1", "\"moves\":[null]", "\"ply\":1.5", "\"moves\":\"a2-a4\"")) {
            assertThat(client.post("/v1/view", "{\"rules\":\"vaw 8\"," + more + "}")
                            .code())
                    .as(more)
                    .isEqualTo("400 field");
        }
        assertThat(client.post("/v1/view", "{\"rules\":\"vaw 8\",\"outcome\":{\"reason\":[]}}")
                        .text("detail"))
                .endsWith("outcome.reason");
    }
}
