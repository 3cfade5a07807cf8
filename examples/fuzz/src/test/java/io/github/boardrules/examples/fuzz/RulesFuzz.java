package io.github.boardrules.examples.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.boardrules.examples.fuzz.Reading.Verdict;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Rules;
import io.github.boardrules.vaw.VawRules;
import io.github.boardrules.windborne.WindborneRules;
import java.util.function.Function;

/** Rule sets: of whatever game, and of one. */
final class RulesFuzz {
    @FuzzTest
    void reads(byte[] input) {
        String text = Inputs.text(input);
        Verdict expected = Expected.rules(text);
        check(text, Games::rules, expected);
        boolean windborne = text.startsWith("windborne");
        check(text, VawRules::parse, windborne ? Verdict.NOTATION : expected);
        check(text, WindborneRules::parse, windborne ? expected : Verdict.NOTATION);
    }

    private static <R extends Rules<?>> void check(String text, Function<String, R> reader, Verdict expected) {
        Reading<R> reading = Reading.of(text, reader);
        assertThat(reading.verdict()).isEqualTo(expected);
        reading.value().ifPresent(rules -> {
            assertThat(rules).hasToString(text);
            assertThat(Reading.of(rules.start().toString(), rules::parsePosition)
                            .value())
                    .hasValueSatisfying(start -> assertThat(start).isEqualTo(rules.start()));
        });
    }
}
