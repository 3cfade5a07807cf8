package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

class PageRoutesTest extends OneService {
    private static final String VAW_START = "8/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVVVV/8 w 0";

    private JsonNode answer(String path, Map<String, ?> question) {
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

    /** The page sends the outcome that it was told with the game, whoever ended it. */
    @Test
    void answersViewsOfGamesThatTheRulesEnded() {
        JsonNode ended = answer(
                "/v1/view",
                Map.of(
                        "rules",
                        "windborne 2 pawns=1",
                        "start",
                        "2/B2/2 w -",
                        "moves",
                        List.of("b1"),
                        "outcome",
                        Map.of("result", "black", "reason", "group")));
        assertThat(ended.path("outcome").path("reason").asString()).isEqualTo("group");
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
        for (String body : List.of("{\"rules\":", "null", "", "[]", "{\"rules\":\"vaw 8\",\"rules\":\"vaw 8\"}")) {
            assertThat(client.post("/v1/view", body).code()).as(body).isEqualTo("400 json");
        }
    }

    /** The field, and what is sent. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            rules           | /v1/view  | {}
            rules           | /v1/view  | {'rules':8}
            x               | /v1/view  | {'rules':'vaw 8','x':1}
            moves[0]        | /v1/view  | {'rules':'vaw 8','moves':[null]}
            moves           | /v1/view  | {'rules':'vaw 8','moves':'a2-a4'}
            ply             | /v1/view  | {'rules':'vaw 8','ply':0.5}
            ply             | /v1/view  | {'rules':'vaw 8','ply':1}
            start           | /v1/view  | {'rules':'vaw 8','start':null}
            outcome         | /v1/view  | {'rules':'vaw 8','outcome':'draw'}
            outcome.reason  | /v1/view  | {'rules':'vaw 8','outcome':{'result':'draw','reason':[]}}
            outcome.reason  | /v1/view  | {'rules':'vaw 8','outcome':{'result':'draw','reason':'rain'}}
            outcome.result  | /v1/view  | {'rules':'vaw 8','outcome':{'result':'red','reason':'resignation'}}
            chosen          | /v1/draft | {'rules':'windborne 3','position':'3/4/5/4/3 b -','chosen':['disk z9']}
            click           | /v1/draft | {'rules':'windborne 3','position':'3/4/5/4/3 b -','click':3}
            text            | /v1/read  | {'text':' '}
            name            | /v1/rules | {'name':'go'}
            options.size    | /v1/rules | {'name':'vaw','options':{'size':6}}
            options.size    | /v1/rules | {'name':'vaw','options':{'size':'5'}}
            options.pawns   | /v1/rules | {'name':'vaw','options':{'pawns':'3'}}
            """, quoteCharacter = '`')
    void theFieldThatIsWrongIsNamed(String field, String path, String body) {
        Client.Answer answer = client.post(path, body.replace('\'', '"'));
        assertThat(answer.code()).isEqualTo("400 field");
        assertThat(answer.text("field")).isEqualTo(field);
    }
}
