package io.github.boardrules.examples.protocol;

import static io.github.boardrules.examples.protocol.Answers.ask;
import static io.github.boardrules.examples.protocol.Answers.error;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/** What the protocol says of Windborne alone. */
final class WindborneProtocolTest {
    @Test
    void theStandardBoardHasSideSeven() {
        JsonNode answer = ask("{'game':'windborne','ask':['count','outcome']}");
        assertThat(answer.path("position").asString()).isEqualTo("7/8/9/10/11/12/13/12/11/10/9/8/7 b -");
        assertThat(answer.path("toMove").asString()).isEqualTo("black");
        assertThat(answer.path("seat").asString()).isEqualTo("first");
        assertThat(answer.path("count").asInt()).isEqualTo(16129);
        assertThat(answer.path("outcome").isNull()).isTrue();
    }

    @Test
    void aSwapChangesSeatAndPosition() {
        JsonNode before = ask("{'game':'windborne','size':2,'moves':['b2+c3']}");
        assertThat(before.path("position").asString()).isEqualTo("1p/1b1/2 w -");
        assertThat(before.path("seat").asString()).isEqualTo("second");
        JsonNode after = ask("{'game':'windborne','size':2,'moves':['b2+c3','swap']}");
        assertThat(after.path("position").asString()).isEqualTo("1p/1b1/2 w s");
        assertThat(after.path("toMove").asString()).isEqualTo("white");
        assertThat(after.path("seat").asString()).isEqualTo("first");
        JsonNode off = error("illegal-move", "{'game':'windborne','size':2,'swap':false,'moves':['b2+c3','swap']}");
        assertThat(off.path("ply").asInt()).isEqualTo(1);
        assertThat(off.path("violation").path("code").asString()).isEqualTo("swap-not-open");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "3 | 2/3/2 b - | b2+c3 | {'disk':'b2','pawnFrom':null,'pawnTo':'c3'}",
                "3 | 2/p2/1b w - | swap | {'disk':null,'pawnFrom':null,'pawnTo':null}",
                "1 | 1b/1pw/bw b - | a2 | {'disk':'a2','pawnFrom':null,'pawnTo':null}",
                "3 | bW/2b/BW w - | b1-b2,b2 | {'disk':'b2','pawnFrom':'b1','pawnTo':'b2'}",
                "3 | 2/3/2 b - | b2 | null",
            })
    void effects(int pawns, String position, String move, String effects) {
        JsonNode answer = ask("{'game':'windborne','pawns':" + pawns + ",'position':'" + position + "','move':'" + move
                + "','ask':['effects']}");
        assertThat(answer.path("effects").toString()).isEqualTo(effects.replace('\'', '"'));
    }

    @Test
    void theOutcomeNamesTheGroupThatDecided() {
        String request = "{'game':'windborne','pawns':1,'position':'wW/bbb/bw w -','ask':['outcome']}";
        assertThat(ask(request).path("outcome").toString())
                .isEqualTo("{\"winner\":\"white\",\"seat\":\"second\",\"reason\":\"group\",\"group\":[\"b3\",\"c3\"]}");
        String swapped = "{'game':'windborne','pawns':1,'position':'bb/wwb/Bw w s','ask':['outcome']}";
        JsonNode outcome = ask(swapped).path("outcome");
        assertThat(outcome.path("winner").asString()).isEqualTo("black");
        assertThat(outcome.path("seat").asString()).isEqualTo("second");
        assertThat(outcome.has("group"))
                .isEqualTo(outcome.path("reason").asString().equals("group"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'game':'windborne','rules':'vaw'} | rules",
                "{'game':'vaw','pawns':3} | pawns",
                "{'game':'vaw','swap':true} | swap",
                "{'game':'windborne','size':1} | size",
                "{'game':'windborne','size':14} | size",
                "{'game':'windborne','size':2147483647} | size",
                "{'game':'windborne','pawns':0} | pawns",
                "{'game':'windborne','pawns':10} | pawns",
                "{'game':'windborne','pawns':3.0} | pawns",
                "{'game':'windborne','pawns':99999999999999999999} | pawns",
                "{'game':'windborne','swap':'on'} | swap",
                "{'game':'windborne','swap':1} | swap"
            })
    void field(String request, String field) {
        assertThat(error("field", request).path("field").asString()).isEqualTo(field);
    }

    @Test
    void rules() {
        JsonNode error = error("rules", "{'id':1,'game':'windborne','size':2,'pawns':4,'position':'x'}");
        assertThat(error.propertyNames()).containsExactly("code", "message", "problems");
        assertThat(error.path("problems")).isNotEmpty().allMatch(JsonNode::isString);
        error("rules", "{'game':'windborne','position':'2/3/2 b -','pawns':4}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'game':'windborne','position':'2/3/2/3 b -'}",
                "{'game':'windborne','position':'1 b -'}",
                "{'game':'windborne','size':3,'position':'2/3/2 b -'}",
                "{'game':'windborne','position':'2/4/2 b -'}",
                "{'game':'windborne','position':'2/3/2 b s'}",
                "{'game':'windborne','pawns':1,'position':'pp/3/bw b -'}"
            })
    void position(String request) {
        assertThat(error("position", request).path("problems")).isNotEmpty();
    }

    @Test
    void tensOfThousandsOfMovesAreListed() {
        JsonNode answer = ask("{'game':'windborne','size':13,'pawns':9,'ask':['count','moves','perft'],'depth':1}");
        assertThat(answer.path("count").asInt()).isEqualTo(219_961);
        assertThat(answer.path("moves")).hasSize(219_961);
        assertThat(answer.path("perft").asInt()).isEqualTo(219_961);
    }
}
