package io.github.boardrules.examples.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.protocol.Limits;
import io.github.boardrules.examples.protocol.LineProtocol;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Requests as long as the line protocol allows, and longer ones: refused in bounded time, in few words. */
@Timeout(60)
final class LargeRequestsTest {
    private static final LineProtocol PROTOCOL = new LineProtocol(Limits.DEFAULT);

    /** An unknown field's name comes back whole beside the message. */
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxStringLength(Limits.DEFAULT.requestBytes())
                            .build())
                    .build())
            .build();

    @ParameterizedTest
    @ValueSource(strings = {"{", "[", "\"", "1", " ", "{\"a\":", "\0", "\ud800", "\u0661", "\ufeff", "\ud83c\udfb2"})
    void tenMegabytesAreTooLong(String unit) {
        String request = unit.repeat(10_000_000 / unit.length());
        refused("json", PROTOCOL.answer(request));
        refused("json", PROTOCOL.answer(request.getBytes(StandardCharsets.UTF_8)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "json | `` | { | ``",
                "json | `` | [ | ``",
                "json | {'id': | [ | ``",
                "json | {'game':'vaw'} | x | ``",
                "json | {' | a | ``",
                "json | {'game':'vaw','id':{'a':1,'a':1} | ` ` | }",
                "field | {'game':'vaw',' | a | ':1}",
                "field | {'game':' | vaw | '}",
                "field | {'game':'vaw','size': | 9 | }",
                "field | {'game':'vaw','size':- | 9 | }",
                "field | {'game':'vaw','size':1.0e | 9 | }",
                "field | {'game':'vaw','moves':['pass' | ,'pass' | ]}",
                "field | {'game':'vaw','ask':['count' | ,'no' | ]}",
                "field | {'game':'vaw','ask':[[] | ,[] | ]}",
                "notation | {'game':'vaw','ask':['count' | ,'count' | ],'move':'a'}",
                "notation | {'game':'vaw','move':' | a1 | '}",
                "notation | {'game':'vaw','moves':[' | a1 | ']}",
                "notation | {'game':'windborne','position':' | / | '}",
                "position | {'game':'vaw','position':' | 8/ | 8 w 0'}",
                "position | {'game':'windborne','position':'2/ | 9 | /2 b -'}",
                "position | {'game':'windborne','position':'2/ | W | /2 b s'}"
            })
    void oneMegabyteIsRefusedInFewWords(String code, String before, String unit, String after) {
        int times = (Limits.DEFAULT.requestBytes() - before.length() - after.length()) / unit.length();
        String request = (before + unit.repeat(times) + after).replace('\'', '"');
        refused(code, PROTOCOL.answer(request));
    }

    @ParameterizedTest
    @ValueSource(ints = {10, 100, 1_000, 100_000})
    void aLongNameTwiceIsToldInFewWords(int length) {
        String field = "\"" + "n".repeat(length) + "\":1";
        refused("json", PROTOCOL.answer("{" + field + "," + field + "}"));
    }

    private static void refused(String code, String answer) {
        JsonNode error = MAPPER.readTree(answer).get("error");
        assertThat(error.get("code").asString()).isEqualTo(code);
        assertThat(error.get("message").asString()).hasSizeLessThan(Reading.LONGEST_MESSAGE);
        assertThat(error.path("problems").toString()).hasSizeLessThan(Reading.LONGEST_MESSAGE);
    }
}
