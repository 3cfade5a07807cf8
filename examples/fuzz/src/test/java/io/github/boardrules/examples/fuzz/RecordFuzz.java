package io.github.boardrules.examples.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.RecordException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Records, one and several: nothing that was written is lost, and what came before a fault is handed over. */
final class RecordFuzz {
    private static final Pattern TAG = Pattern.compile("\\[([A-Za-z0-9_]+) \"((?:[^\"\\\\]++|\\\\[\"\\\\])*+)\"]\r?\n");
    private static final Pattern COMMENT_OR_CAPITAL = Pattern.compile("\\{[^}]*}|[A-Z]");

    @FuzzTest
    void reads(byte[] input) {
        String text = Inputs.text(input);
        Optional<GameRecord<?>> one =
                Reading.<GameRecord<?>>of(text, GameRecord::parse).value();
        Optional<Records> all = Reading.of(text, Records::parse).value();
        boolean onlyOne = all.filter(records -> records.list().size() == 1).isPresent();
        assertThat(one.isPresent()).isEqualTo(onlyOne && text.startsWith("["));
        one.ifPresent(record -> {
            assertThat(all).hasValue(new Records(List.of(record)));
            checkNothingLost(text, record);
        });
        checkHandedOver(text);
    }

    private static void checkNothingLost(String text, GameRecord<?> record) {
        Map<String, String> tags = new LinkedHashMap<>();
        String moves = takeTags(text, tags);
        String printed = takeTags(record.toString(), new LinkedHashMap<>());
        assertThat(squeezed(printed)).isEqualTo(squeezed(moves));
        assertThat(record.rules()).hasToString(tags.remove("Rules"));
        Optional.ofNullable(tags.remove("Start"))
                .ifPresent(start -> assertThat(record.start()).hasToString(start));
        String winner = record.outcome()
                .flatMap(end -> end.seat())
                .map(seat -> seat.toString())
                .orElse(null);
        String reason = record.outcome().map(end -> end.reason()).orElse(null);
        assertThat(tags.remove("Winner")).isIn(winner, null);
        assertThat(tags.remove("Reason")).isIn(reason, null);
        String result = tags.remove("Result");
        assertThat(moves.stripTrailing()).endsWith(result == null ? "" : result);
        assertThat(record.tags()).containsExactlyEntriesOf(tags);
    }

    /** Takes the tags off a text that is a record, and returns the rest. */
    private static String takeTags(String text, Map<String, String> tags) {
        Matcher tag = TAG.matcher(text);
        int end = 0;
        while (tag.region(end, text.length()).lookingAt()) {
            tags.put(tag.group(1), tag.group(2).replaceAll("\\\\(.)", "$1"));
            end = tag.end();
        }
        return text.substring(end);
    }

    /** Leaves what is not free: white space, empty comments and the case of cells are. */
    private static String squeezed(String moves) {
        String dense = moves.replaceAll("[ \t\r\n]+", "").replace("{}", "");
        return COMMENT_OR_CAPITAL.matcher(dense).replaceAll(found -> {
            String part = found.group();
            return Matcher.quoteReplacement(
                    part.length() > 1 ? part : String.valueOf((char) (part.charAt(0) - 'A' + 'a')));
        });
    }

    private static void checkHandedOver(String text) {
        try {
            GameRecord.parseAll(text);
        } catch (RecordException e) {
            e.before().forEach(RecordFuzz::checkReadsBack);
            checkReadsBack(e.record());
            assertThat(e.ply()).isEqualTo(e.record().plies());
        } catch (IllegalArgumentException e) {
            // Checked as a reading already
        }
    }

    private static void checkReadsBack(GameRecord<?> record) {
        assertThat(Reading.<GameRecord<?>>of(record.toString(), GameRecord::parse)
                        .value())
                .hasValueSatisfying(again -> assertThat(again).isEqualTo(record));
    }
}
