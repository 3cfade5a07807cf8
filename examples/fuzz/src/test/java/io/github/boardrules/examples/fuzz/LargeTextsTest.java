package io.github.boardrules.examples.fuzz;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import io.github.boardrules.examples.fuzz.Reading.Verdict;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawRules;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindborneRules;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts of 10 MB, read in the small heap that this module's tests have: in bounded time, with a short answer. */
@Timeout(60)
final class LargeTextsTest {
    private static final int LARGE = 10_000_000;

    private static final String CELL = "cell";
    private static final String VAW_MOVE = "move of V.A.W.";
    private static final String WINDBORNE_MOVE = "move of Windborne";
    private static final String RULES = "rules";
    private static final String VAW = "position of V.A.W.";
    private static final String WINDBORNE = "position of Windborne";
    private static final String RECORD = "record";
    private static final String RECORDS = "records";

    private static final Map<String, Function<String, ?>> READERS = Map.of(
            CELL,
            Cell::parse,
            VAW_MOVE,
            VawMove::parse,
            WINDBORNE_MOVE,
            WindborneMove::parse,
            RULES,
            Games::rules,
            VAW,
            VawRules.vaw(8)::parsePosition,
            WINDBORNE,
            WindborneRules.windborne(2)::parsePosition,
            RECORD,
            GameRecord::parse,
            RECORDS,
            Records::parse);

    private static final String TAG = "[Rules \"vaw 8\"]\n";

    /** Repeated, these are no text of any kind. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a",
                "Z",
                "a1",
                "a1-",
                "9",
                "0",
                "8/",
                "/",
                "v",
                "V1",
                "b-",
                "[",
                "{",
                "{\"a\":",
                "\"",
                "\\",
                "-",
                "+",
                "\0",
                "\ud800",
                "\udc00",
                "\ud83c\udfb2",
                "\u0661",
                "\uff18",
                "\ufeff",
                TAG
            })
    void whatIsRepeatedIsRefusedByEveryReader(String unit) {
        String text = unit.repeat(LARGE / unit.length());
        READERS.forEach((name, reader) ->
                assertThat(Reading.of(text, reader).verdict()).as(name).isEqualTo(Verdict.NOTATION));
    }

    static Stream<Arguments> longParts() {
        String rows = "/8/8/8/8/8/8/8 w 0";
        return Stream.of(
                arguments(Verdict.NOTATION, CELL, "a1", "1", ""),
                arguments(Verdict.NOTATION, VAW_MOVE, "pass", "pass", ""),
                arguments(Verdict.NOTATION, VAW_MOVE, "a1-a1", "0", ""),
                arguments(Verdict.NOTATION, WINDBORNE_MOVE, "a3-a6,d4", ",d4", ""),
                arguments(Verdict.PROBLEMS, RULES, "vaw ", "9", ""),
                arguments(Verdict.PROBLEMS, RULES, "vaw 8 rows=1,", "2", ""),
                arguments(Verdict.PROBLEMS, RULES, "windborne 7 pawns=", "1", " swap=off"),
                arguments(Verdict.NOTATION, RULES, "windborne 7", " swap=off", ""),
                arguments(Verdict.PROBLEMS, VAW, "", "1", rows),
                arguments(Verdict.PROBLEMS, VAW, "", "v", rows),
                arguments(Verdict.PROBLEMS, VAW, "", "v1", rows),
                arguments(Verdict.PROBLEMS, VAW, "8", "/8", " w 0"),
                arguments(Verdict.NOTATION, VAW, "8" + rows, "0", ""),
                arguments(Verdict.PROBLEMS, WINDBORNE, "2/", "9", "/2 b s"),
                arguments(Verdict.PROBLEMS, WINDBORNE, "2/", "W", "/2 b s"),
                arguments(Verdict.PROBLEMS, WINDBORNE, "2", "/B", " b -"),
                arguments(Verdict.NOTATION, RECORD, "[Rules \"", "vaw ", "\"]\n\n*\n"),
                arguments(Verdict.PROBLEMS, RECORD, "[Rules \"vaw ", "8", "\"]\n\n*\n"),
                arguments(Verdict.PROBLEMS, RECORD, TAG + "[Start \"", "8/", "8 w 0\"]\n\n*\n"),
                arguments(Verdict.PROBLEMS, RECORD, TAG + "[Result \"", "x", "\"]\n\n*\n"),
                arguments(Verdict.PROBLEMS, RECORD, TAG + "[Reason \"", "x", "\"]\n\n1. a2-a4 white\n"),
                arguments(Verdict.NOTATION, RECORD, "[", "Rules", " \"vaw 8\"]\n\n*\n"),
                arguments(Verdict.NOTATION, RECORD, TAG + "[A \"", "\\\"", ""),
                arguments(Verdict.NOTATION, RECORD, TAG + "\n", "1", ". pass *\n"),
                arguments(Verdict.NOTATION, RECORD, TAG + "\n1. ", "a2-a4", " *\n"),
                arguments(Verdict.NOTATION, RECORD, TAG + "\n1. pass {", "well ", ""),
                arguments(Verdict.NOTATION, RECORD, TAG + "\n1. pass", " {}", " *\n"),
                arguments(Verdict.NOTATION, RECORD, TAG + "\n1. pass ", "white", ""),
                arguments(Verdict.NOTATION, RECORDS, TAG + "\n*\n\n", TAG, ""));
    }

    @ParameterizedTest
    @MethodSource("longParts")
    void longPartsAreRefusedInFewWords(Verdict verdict, String reader, String before, String unit, String after) {
        String text = before + unit.repeat(LARGE / unit.length()) + after;
        Reading<?> reading = Reading.of(text, Objects.requireNonNull(READERS.get(reader)));
        assertThat(reading.verdict()).isEqualTo(verdict);
    }

    static Stream<Arguments> allowedParts() {
        return Stream.of(
                arguments(TAG + "[A \"", "x", "\"]\n\n*\n"),
                arguments(TAG + "[A \"", "\\\"", "\"]\n\n*\n"),
                arguments(TAG + "[", "A", " \"\"]\n\n*\n"),
                arguments(TAG + "\n1. pass {", "x", "} *\n"),
                arguments(TAG + "\n1. pass {", "well \ud800", "} *\n"),
                arguments(TAG + "\n1.", " \r\n\t", "pass *\n"));
    }

    @ParameterizedTest
    @MethodSource("allowedParts")
    void longPartsOfRecordsAreKeptWhereTheyAreAllowed(String before, String unit, String after) {
        String text = before + unit.repeat(LARGE / unit.length()) + after;
        assertThat(Reading.of(text, GameRecord::parse).verdict()).isEqualTo(Verdict.VALUE);
    }

    @Test
    void aLongTagTwiceIsRefusedInFewWords() {
        String tag = "[" + "A".repeat(LARGE / 2) + " \"\"]\n";
        assertThat(Reading.of(TAG + tag + tag + "\n*\n", GameRecord::parse).verdict())
                .isEqualTo(Verdict.NOTATION);
    }

    @Test
    void manyRecordsAreKept() {
        String record = TAG + "\n1. a2-a4 *\n\n";
        List<GameRecord<?>> records = GameRecord.parseAll(record.repeat(LARGE / 4 / record.length()));
        assertThat(records).hasSize(LARGE / 4 / record.length());
    }

    @Test
    void whiteSpaceIsNoRecord() {
        assertThat(GameRecord.parseAll(" \r\n\t".repeat(LARGE / 4))).isEmpty();
    }
}
