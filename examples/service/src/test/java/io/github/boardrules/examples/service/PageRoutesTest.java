package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PageRoutesTest {
    private static final JsonMapper JSON = new JsonMapper();
    private static final HttpClient CLIENT = HttpClient.newHttpClient();

    @SuppressWarnings("NullAway.Init")
    private static Service service;

    @BeforeAll
    static void start(@TempDir Path folder) {
        service = Service.start(new Settings.Builder()
                .port(0)
                .database(folder.resolve("games.db").toString())
                .build());
    }

    @AfterAll
    static void stop() {
        service.close();
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + service.port() + path));
    }

    private static HttpResponse<String> send(HttpRequest.Builder request) throws Exception {
        return CLIENT.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static HttpResponse<String> post(String path, String body) throws Exception {
        return send(request(path).POST(HttpRequest.BodyPublishers.ofString(body)));
    }

    private static JsonNode answer(String path, String body) throws Exception {
        HttpResponse<String> response = post(path, body);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(200);
        return JSON.readTree(response.body());
    }

    private static JsonNode problem(String path, String body) throws Exception {
        HttpResponse<String> response = post(path, body);
        assertThat(response.statusCode()).as(response.body()).isBetween(400, 499);
        assertThat(response.headers().firstValue("content-type").orElse("")).startsWith("application/problem+json");
        return JSON.readTree(response.body());
    }

    @Test
    void answersDrafts() throws Exception {
        String start = "8/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVVVV/8 w 0";
        JsonNode draft = answer(
                "/v1/draft",
                "{\"rules\":\"vaw 8\",\"position\":\"" + start + "\",\"chosen\":[\"start a2\"],\"click\":\"a4\"}");
        assertThat(draft.path("move").asString()).isEqualTo("a2-a4");
        JsonNode first = answer("/v1/draft", "{\"rules\":\"vaw 8\",\"position\":\"" + start + "\"}");
        assertThat(first.path("choices")).hasSize(17);
        assertThat(first.has("move")).isFalse();
    }

    @Test
    void answersViews() throws Exception {
        JsonNode view = answer("/v1/view", "{\"rules\":\"windborne 3\",\"moves\":[\"c3+a1\"]}");
        assertThat(view.path("pieces").path("c3").path("figures").path(0).asString())
                .isEqualTo("black-disk");
        assertThat(view.path("board").path("kind").asString()).isEqualTo("hex");
        assertThat(view.has("outcome")).isFalse();
    }

    @Test
    void readsTexts() throws Exception {
        JsonNode reading = answer("/v1/read", "{\"text\":\"3/4/5/4/3 b -\"}");
        assertThat(reading.path("rules").asString()).isEqualTo("windborne 3");
    }

    @Test
    void tellsWhatThereIsToChooseFrom() throws Exception {
        assertThat(JSON.readTree(send(request("/v1/rules")).body()).path("games"))
                .hasSize(3);
        assertThat(answer("/v1/rules", "{\"name\":\"vaw\",\"options\":{\"size\":\"6\"}}")
                        .path("rules")
                        .asString())
                .isEqualTo("vaw 6");
        assertThat(JSON.readTree(send(request("/v1/players")).body()).path("players"))
                .isNotEmpty();
    }

    @Test
    void theAddressOfAGameIsThePage() throws Exception {
        assertThat(send(request("/game/abc")).body())
                .isEqualTo(send(request("/")).body());
    }

    @Test
    void whatCannotBeAnsweredIsAProblemWithACode() throws Exception {
        assertThat(problem("/v1/view", "{\"rules\":\"vaw 99\"}").path("code").asString())
                .isEqualTo("rules");
        assertThat(problem("/v1/read", "{\"text\":\"6/6/6/6/6/7 w 0\"}").path("problems"))
                .isNotEmpty();
        JsonNode illegal = problem("/v1/view", "{\"rules\":\"vaw 8\",\"moves\":[\"a1-a2\"]}");
        assertThat(illegal.path("code").asString()).isEqualTo("empty-start");
        assertThat(illegal.path("cells").path(0).asString()).isEqualTo("a1");
        JsonNode notation = problem("/v1/view", "{\"rules\":\"vaw 8\",\"moves\":[\"a1\"]}");
        assertThat(notation.path("at").asInt()).isEqualTo(2);
    }

    @Test
    void whatIsNoQuestionIsAProblem() throws Exception {
        assertThat(problem("/v1/view", "{}").path("detail").asString()).isEqualTo("rules is missing");
        for (String body : List.of("{\"rules\":", "null", "", "[]", "{\"rules\":\"vaw 8\",\"rules\":\"vaw 8\"}")) {
            assertThat(problem("/v1/view", body).path("code").asString())
                    .as(body)
                    .isEqualTo("json");
        }
        for (String body : List.of(
                "{\"rules\":\"vaw 8\",\"x\":1}",
                "{\"rules\":\"vaw 8\",\"moves\":[null]}",
                "{\"rules\":\"vaw 8\",\"ply\":1.5}")) {
            assertThat(problem("/v1/view", body).path("code").asString())
                    .as(body)
                    .isEqualTo("field");
        }
        assertThat(problem("/v1/view", "{\"rules\":\"vaw 8\",\"outcome\":{\"reason\":[]}}")
                        .path("detail")
                        .asString())
                .endsWith("outcome.reason");
    }
}
