package io.github.boardrules.examples.protocol;

import static io.github.boardrules.examples.protocol.Answers.PROTOCOL;
import static io.github.boardrules.examples.protocol.Answers.error;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Every error code, with what it says besides. */
final class ErrorsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "x",
                "[]",
                "1",
                "'vaw'",
                "null",
                "{",
                "{'id':1",
                "{'game':'vaw'",
                "{'game':'vaw'}}",
                "{'game':'vaw'} {}",
                "{'game':'vaw'}\0",
                "\0{'game':'vaw'}",
                "\uFEFF{'game':'vaw'}",
                "{'game':'vaw',}",
                "{'game':'vaw','game':'vaw'}",
                "{'id':{'a':1,'\\u0061':2},'game':'vaw'}",
                "{'game':'v\naw'}",
                "{'game':'vaw','size':08}",
                "{'game':'vaw','size':٨}",
                "{'game':'vaw','size':NaN}",
                "{'game':'vaw'} // x",
                "{'game':'vaw','size':0x8}",
                "{game:'vaw'}",
                "{'game':'vaw','id':12x}",
                "{'game':'vaw','id':tru}",
                "{'game':'vaw','id':'\uD800'}",
                "{'game':'vaw','id':[1}",
                "{'x':1 'game':'vaw'}"
            })
    void json(String request) {
        JsonNode error = error("json", request);
        assertThat(error.propertyNames()).containsExactly("code", "message");
        assertThat(error.path("message").asString())
                .matches("[ -~]+")
                .doesNotContain("Source", "REDACTED", "Feature", "ALLOW", "Stream", "enable", "expecting");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'game':'vaw' | it ends too early (at offset 13)",
                "{'game':'vaw',} | unexpected '}' (at offset 14)",
                "{'game':'vaw'} // x | unexpected '/' (at offset 15)",
                "{'x':NaN} | 'NaN' is no value",
                "{'x':tru} | 'tru' is no value",
                "{'x':+1} | unexpected '1' (at offset 6)",
                "{'x':1,'x':1} | the name \"x\" stands twice in one object (at offset 10)",
                "{'x':٨} | unexpected U+0668 (at offset 5)"
            })
    void jsonInOurWords(String request, String message) {
        assertThat(error("json", request).path("message").asString())
                .isEqualTo("not the JSON that is due here: " + message);
    }

    @Test
    void jsonNestedTooDeep() {
        assertThat(PROTOCOL.answer("{\"game\":\"vaw\",\"id\":" + "[".repeat(99) + "]".repeat(99) + "}"))
                .contains("position");
        error("json", "{'game':'vaw','id':" + "[".repeat(100) + "]".repeat(100) + "}");
        JsonNode error = error("json", "{'game':'vaw','id':" + "[".repeat(500_000));
        assertThat(error.path("message").asString()).endsWith(": nested deeper than 100");
        error("json", "[".repeat(1_000_000));
        error("json", "{'x':".repeat(200_000));
    }

    @Test
    void jsonTooLong() {
        String request = "{\"game\":\"vaw\"}";
        int most = Limits.DEFAULT.requestBytes();
        assertThat(PROTOCOL.answer(request + " ".repeat(most - request.length())))
                .contains("position");
        error("json", request + " ".repeat(most - request.length() + 1));
        error("json", "{'game':'vaw','id':'" + "é".repeat(most / 2) + "'}");
    }

    @Test
    void jsonNotInUtf8() {
        for (String broken : new String[] {"\u00ff", "\u00c3", "\u00c0\u0080", "\u00ed\u00a0\u0080", "\u00f5\u0080"}) {
            byte[] request = ("{\"game\":\"vaw\",\"id\":\"" + broken + "\"}").getBytes(StandardCharsets.ISO_8859_1);
            assertThat(PROTOCOL.answer(request)).startsWith("{\"id\":null,\"error\":{\"code\":\"json\"");
        }
        byte[] wide = "{\"game\":\"vaw\"}".getBytes(StandardCharsets.UTF_16LE);
        assertThat(PROTOCOL.answer(wide)).startsWith("{\"id\":null,\"error\":{\"code\":\"json\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{} | game",
                "{'game':'chess'} | game",
                "{'game':'VAW'} | game",
                "{'game':1} | game",
                "{'game':null} | game",
                "{'game':'vaw','Size':8} | Size",
                "{'game':'vaw','':8} | ``",
                "{'game':'vaw','é':8} | é",
                "{'game':'vaw','size':'8'} | size",
                "{'game':'vaw','size':8.0} | size",
                "{'game':'vaw','size':8e0} | size",
                "{'game':'vaw','size':null} | size",
                "{'game':'vaw','size':2147483647} | size",
                "{'game':'vaw','size':4294967304} | size",
                "{'game':'vaw','size':99999999999999999999} | size",
                "{'game':'vaw','size':-99999999999999999999} | size",
                "{'game':'vaw','size':5} | size",
                "{'game':'vaw','size':17} | size",
                "{'game':'vaw','rules':'windborne'} | rules",
                "{'game':'vaw','rules':['vaw']} | rules",
                "{'game':'vaw','position':8} | position",
                "{'game':'vaw','moves':'pass'} | moves",
                "{'game':'vaw','moves':[1]} | moves",
                "{'game':'vaw','moves':[['pass']]} | moves",
                "{'game':'vaw','moves':[null]} | moves",
                "{'game':'vaw','moves':{}} | moves",
                "{'game':'vaw','move':['pass']} | move",
                "{'game':'vaw','ask':'count'} | ask",
                "{'game':'vaw','ask':['Count']} | ask",
                "{'game':'vaw','ask':['count',1]} | ask",
                "{'game':'vaw','ask':['legality']} | move",
                "{'game':'vaw','ask':['apply']} | move",
                "{'game':'vaw','ask':['effects']} | move",
                "{'game':'vaw','ask':['perft']} | depth",
                "{'game':'vaw','ask':['perft'],'depth':21} | depth",
                "{'game':'vaw','ask':['perft'],'depth':-1} | depth",
                "{'game':'vaw','depth':true} | depth",
                "{'game':'go','size':'x','foo':1,'bar':2} | foo",
            })
    void field(String request, String field) {
        JsonNode error = error("field", request);
        assertThat(error.propertyNames()).containsExactly("code", "message", "field");
        assertThat(error.path("field").asString()).isEqualTo(field);
    }

    @Test
    void fieldMovesAtMostAThousand() {
        String moves = "'pass',".repeat(999) + "'pass'";
        assertThat(error("illegal-move", "{'game':'vaw','moves':[" + moves + "]}")
                        .path("ply")
                        .asInt())
                .isEqualTo(2);
        assertThat(error("field", "{'game':'vaw','moves':[" + moves + ",'pass']}")
                        .path("field")
                        .asString())
                .isEqualTo("moves");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{'game':'vaw','position':''} | 0 |",
                "{'game':'vaw','position':'8/8'} | 3 |",
                "{'game':'vaw','position':'٨/8 w 0'} | 0 |",
                "{'game':'vaw','position':'8/8/8/8/8/8/8/8 w 3'} | 18 |",
                "{'game':'vaw','position':'8/8/8/8/8/8/8/8 w 0\\u0000'} | 19 |",
                "{'game':'vaw','position':'x','moves':['y'],'move':'z'} | 0 |",
                "{'game':'vaw','moves':['pass','pass','pass','a1-']} | 3 | 3",
                "{'game':'vaw','moves':['a1-a1','']} | 0 | 1",
                "{'game':'vaw','moves':['y'],'move':'z'} | 1 | 0",
                "{'game':'vaw','move':'a1-d'} | 4 |",
                "{'game':'vaw','move':'d4+e5'} | 2 |",
            })
    void notation(String request, int at, String ply) {
        JsonNode error = error("notation", request);
        assertThat(error.path("at").asInt(-1)).isEqualTo(at);
        if (ply == null) {
            assertThat(error.propertyNames()).containsExactly("code", "message", "at");
        } else {
            assertThat(error.propertyNames()).containsExactly("code", "message", "at", "ply");
            assertThat(error.path("ply").asInt(-1)).isEqualTo(Integer.parseInt(ply));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{'game':'vaw','size':8,'position':'6/6/6/6/6/6 w 0'}",
                "{'game':'vaw','position':'5/5/5/5/5 w 0'}",
                "{'game':'vaw','position':'1 w 0'}",
                "{'game':'vaw','position':'17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17/17 w 0'}",
                "{'game':'vaw','position':'6/6/6/5/6/99999999999999999999 w 0'}",
                "{'game':'vaw','position':'VVVVVV/VVVVVV/VVVVVV/6/6/6 w 0'}",
                "{'game':'vaw','position':'5/5/5/5/5 w 0','moves':['a1-a1']}"
            })
    void position(String request) {
        JsonNode error = error("position", request);
        assertThat(error.propertyNames()).containsExactly("code", "message", "problems");
        assertThat(error.path("problems")).isNotEmpty().allMatch(JsonNode::isString);
    }

    @Test
    void illegalMove() {
        JsonNode error = error("illegal-move", "{'game':'vaw','moves':['pass','a1-a2','a1-a1'],'ask':['count']}");
        assertThat(error.propertyNames()).containsExactly("code", "message", "ply", "violation");
        assertThat(error.path("ply").asInt()).isEqualTo(1);
        JsonNode violation = error.path("violation");
        assertThat(violation.propertyNames()).containsExactly("legal", "code", "message", "cells");
        assertThat(violation.path("code").asString()).isEqualTo("empty-start");
    }

    @Test
    void limitOfTime() {
        LineProtocol hasty = new LineProtocol(Limits.DEFAULT.withTime(Duration.ofMillis(50)));
        long start = System.nanoTime();
        JsonNode answer =
                Answers.parse(hasty.answer("{\"id\":1,\"game\":\"vaw\",\"ask\":[\"count\",\"perft\"],\"depth\":20}"));
        assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(2));
        assertThat(answer.propertyNames()).containsExactly("id", "error");
        assertThat(answer.path("error").path("code").asString()).isEqualTo("limit");
        assertThat(answer.path("error").propertyNames()).containsExactly("code", "message");
    }

    @Test
    void limitOfMovesListed() {
        LineProtocol terse = new LineProtocol(new Limits(Duration.ofSeconds(10), 58, 1000));
        assertThat(terse.answer("{\"game\":\"vaw\",\"ask\":[\"moves\"]}")).contains("\"code\":\"limit\"");
        assertThat(terse.answer("{\"game\":\"vaw\",\"ask\":[\"count\"]}")).contains("\"count\":59");
        LineProtocol exact = new LineProtocol(new Limits(Duration.ofSeconds(10), 59, 1000));
        assertThat(exact.answer("{\"game\":\"vaw\",\"ask\":[\"moves\"]}")).contains("pass");
    }

    @Test
    void longQuotesAreCutInMessagesOnly() {
        JsonNode error = error("field", "{'" + "x".repeat(100_000) + "':1}");
        assertThat(error.path("message").asString()).hasSizeLessThan(2000);
        assertThat(error.path("field").asString()).hasSize(100_000);
    }
}
