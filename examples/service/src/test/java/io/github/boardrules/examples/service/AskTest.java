package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.protocol.Limits;
import io.github.boardrules.examples.protocol.LineProtocol;
import io.github.boardrules.examples.service.Client.Answer;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AskTest extends OneService {
    private static final LineProtocol PROTOCOL = new LineProtocol(Limits.DEFAULT);
    private static final List<String> QUESTIONS = List.of(
            "{\"game\":\"vaw\",\"ask\":[\"count\",\"moves\",\"outcome\"]}",
            "{ \"id\" : {\"a\": [1, 2.50]}, \"game\":\"windborne\",\"size\":4,\"move\":\"d4+d4\",\"ask\":[\"legality\",\"apply\",\"effects\"]}",
            "{\"id\":7,\"game\":\"vaw\",\"move\":\"h7-h5\",\"ask\":[\"legality\"]}",
            "{\"id\":\"é\\ud83d\\ude00\",\"game\":\"vaw\",\"moves\":[\"a2-a4\",\"a2-a4\"]}",
            "{\"id\":1,\"id\":2,\"game\":\"vaw\"}",
            "{\"game\":\"windborne\",\"size\":2,\"pawns\":1,\"ask\":[\"perft\"],\"depth\":3}",
            "{\"game\":\"go\"}",
            "{}",
            "{\"game\":\"vaw\",\"position\":\"8/8\"}");

    @Override
    Settings.Builder settings(Settings.Builder usual) {
        return usual.askTime(Duration.ofSeconds(2)).answerChars(100_000);
    }

    @Test
    void oneQuestionIsAnsweredAsByTheLineProtocol() {
        for (String question : QUESTIONS) {
            Answer answer = client.post("/v1/ask", question);
            assertThat(answer.status()).isEqualTo(200);
            assertThat(answer.body()).isEqualTo(PROTOCOL.answer(question));
        }
    }

    @Test
    void anArrayIsAnsweredInOrderEachByItself() {
        String answers =
                String.join(",", QUESTIONS.stream().map(PROTOCOL::answer).toList());
        assertThat(client.post("/v1/ask", "[" + String.join(" ,\n", QUESTIONS) + "]")
                        .body())
                .isEqualTo("[" + answers + "]");
        assertThat(client.post("/v1/ask", "[]").body()).isEqualTo("[]");
    }

    @Test
    void whatIsNoQuestionIsAnErrorInItsPlace() {
        Answer answer = client.post("/v1/ask", "[1, \"two\", null, [{}], {\"game\":\"vaw\"}]");
        assertThat(answer.status()).isEqualTo(200);
        for (int i = 0; i < 4; i++) {
            assertThat(answer.json().get(i).path("error").path("code").stringValue())
                    .isEqualTo("json");
        }
        assertThat(answer.json().get(4).has("position")).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "{", "[{}", "[{},]", "{} {}", "nothing", "17", "\"vaw\"", "[{\"game\":}]", "[}"})
    void whatIsNoJsonIsRefusedAsAWhole(String body) {
        assertThat(client.post("/v1/ask", body).code()).as(body).isEqualTo("400 json");
    }

    @Test
    void aThousandQuestionsAreAnsweredAndNotOneMore() {
        String question = "{\"game\":\"windborne\",\"ask\":[\"outcome\"]}";
        Answer most = client.post("/v1/ask", Collections.nCopies(1000, question).toString());
        assertThat(most.json().size()).isEqualTo(1000);
        Answer more = client.post("/v1/ask", Collections.nCopies(1001, question).toString());
        assertThat(more.code()).isEqualTo("413 too-many-questions");
    }

    @Test
    void timeIsForAllQuestionsTogether() {
        String question = "{\"game\":\"vaw\",\"size\":16,\"ask\":[\"perft\"],\"depth\":20}";
        long begun = System.nanoTime();
        Answer answer =
                client.post("/v1/ask", Collections.nCopies(100, question).toString());
        assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(20));
        assertThat(answer.json())
                .allSatisfy(each -> assertThat(each.path("error").path("code").stringValue())
                        .isEqualTo("limit"));
    }

    @Test
    void roomIsForAllAnswersTogether() {
        String question =
                "{\"game\":\"windborne\",\"size\":4,\"swap\":false,\"moves\":[\"d4+d4\"],\"ask\":[\"moves\"]}";
        Answer answer =
                client.post("/v1/ask", Collections.nCopies(200, question).toString());
        assertThat(answer.json().get(0).path("moves").size()).isGreaterThan(100);
        assertThat(answer.json().get(199).path("error").path("code").stringValue())
                .isEqualTo("limit");
        assertThat(answer.body().length()).isLessThan(150_000);
    }
}
