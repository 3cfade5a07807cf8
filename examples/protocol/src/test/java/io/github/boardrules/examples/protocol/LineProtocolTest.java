package io.github.boardrules.examples.protocol;

import static io.github.boardrules.examples.protocol.Answers.PROTOCOL;
import static io.github.boardrules.examples.protocol.Answers.ask;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** What answers say. */
final class LineProtocolTest {
    @Test
    void aRequestThatAsksNothingIsAnsweredWithThePosition() {
        assertThat(PROTOCOL.answer("{\"game\":\"vaw\"}"))
                .isEqualTo("{\"id\":null,\"position\":\"8/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVVVV/8 w 0\","
                        + "\"toMove\":\"white\",\"seat\":\"first\"}");
    }

    @Test
    void movesAreCountedAndListedInOrder() {
        JsonNode answer = ask("{'game':'vaw','size':6,'ask':['moves','count']}");
        assertThat(answer.path("count").asInt()).isEqualTo(answer.path("moves").size());
        assertThat(answer.path("moves"))
                .extracting(JsonNode::asString)
                .isSorted()
                .contains("a3-a1", "pass");
    }

    @Test
    void movesArePlayedBeforeAnythingIsAnswered() {
        JsonNode answer = ask("{'game':'vaw','moves':['A2-A4','pass'],'ask':['outcome']}");
        assertThat(answer.path("position").asString()).isEqualTo("8/vvvvvvvv/vvvvvvvv/8/V7/WVVVVVVV/1VVVVVVV/8 w 1");
        assertThat(answer.path("outcome").isNull()).isTrue();
    }

    @Test
    void aLegalMoveHasALegalityAPositionAndEffects() {
        JsonNode answer = ask("{'game':'vaw','move':'a2-a4','ask':['legality','apply','effects']}");
        assertThat(answer.path("legality").toString()).isEqualTo("{\"legal\":true}");
        assertThat(answer.path("apply").asString()).isEqualTo("8/vvvvvvvv/vvvvvvvv/8/V7/WVVVVVVV/1VVVVVVV/8 b 0");
        assertThat(answer.path("effects").toString())
                .isEqualTo("{\"converted\":[\"a3\"],\"removed\":[],\"captured\":[]}");
    }

    @Test
    void anIllegalMoveHasAReasonAndNeitherPositionNorEffects() {
        JsonNode answer = ask("{'game':'vaw','move':'a2-a3','ask':['effects','apply','legality']}");
        assertThat(answer.path("legality").path("legal").asBoolean()).isFalse();
        assertThat(answer.path("legality").path("code").asString()).isEqualTo("landing-own");
        assertThat(answer.path("legality").path("message").asString()).isNotEmpty();
        assertThat(answer.path("legality").path("cells"))
                .extracting(JsonNode::asString)
                .contains("a3");
        assertThat(answer.path("apply").isNull()).isTrue();
        assertThat(answer.path("effects").isNull()).isTrue();
    }

    @Test
    void theOutcomeNamesColourSeatAndReason() {
        JsonNode won = ask("{'game':'vaw','position':'6/6/6/6/6/V5 w 2','ask':['outcome','count','perft'],'depth':1}");
        assertThat(won.path("outcome").toString())
                .isEqualTo("{\"winner\":\"white\",\"seat\":\"first\",\"reason\":\"villagers\"}");
        assertThat(won.path("count").asInt()).isZero();
        assertThat(won.path("perft").asInt()).isZero();
        JsonNode drawn = ask("{'game':'vaw','moves':['pass','pass'],'ask':['outcome']}");
        assertThat(drawn.path("outcome").toString()).isEqualTo("{\"winner\":null,\"seat\":null,\"reason\":\"level\"}");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3})
    void perftCountsSequences(int depth) {
        long[] right = {1, 59, 3387, 189676};
        assertThat(ask("{'game':'vaw','ask':['perft'],'depth':" + depth + "}")
                        .path("perft")
                        .asLong())
                .isEqualTo(right[depth]);
    }

    @Test
    void theSizeIsThatOfThePositionUnlessGiven() {
        assertThat(ask("{'game':'vaw','position':'6/6/6/6/6/V5 w 0'}").has("error"))
                .isFalse();
        assertThat(ask("{'game':'vaw','rules':'villawar'}").path("position").asString())
                .isEqualTo("vvvvvvvv/vvvvvvvv/8/8/8/8/VVVVVVVV/VVVVVVVV w 0");
        assertThat(ask("{'game':'vaw','size':16}").path("position").asString()).startsWith("16/");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1",
                "-0",
                "0.10",
                "1e400",
                "-1E-5000",
                "123456789012345678901234567890",
                "\"\"",
                "\"é\"",
                "\"😀\"",
                "\"\\u00e9\\/\"",
                "\"\\ud800\"",
                "\" a , } \\\" \\\\\"",
                "null",
                "true",
                "[]",
                "{}",
                "[1,[2,{\"a b\":[ ]}]]",
                "{ \"id\" : \"game\" ,\t\"x\":1.0 }"
            })
    void theIdComesBackAsItWent(String id) {
        String compact = id.startsWith("\"") ? id : id.replaceAll("(?<!a)[ \t]", "");
        assertThat(PROTOCOL.answer("{\"id\":" + id + ",\"game\":\"vaw\"}")).startsWith("{\"id\":" + compact + ",\"p");
        assertThat(PROTOCOL.answer("{\"game\":\"go\" , \"id\" :\t" + id + " }"))
                .startsWith("{\"id\":" + compact + ",\"error\"");
        assertThat(PROTOCOL.answer("{\"id\":" + id + ",\"game\":")).startsWith("{\"id\":" + compact + ",\"error\"");
    }

    @Test
    void aWordTwiceIsAnsweredOnce() {
        assertThat(PROTOCOL.answer("{\"game\":\"vaw\",\"ask\":[\"count\",\"count\"]}"))
                .containsOnlyOnce("count");
    }

    @Test
    void limitsArePositive() {
        assertThatThrownBy(() -> Limits.DEFAULT.withTime(Duration.ZERO)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Limits(Duration.ofSeconds(1), 0, 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Limits(Duration.ofSeconds(1), 1, 0)).isInstanceOf(IllegalArgumentException.class);
    }
}
