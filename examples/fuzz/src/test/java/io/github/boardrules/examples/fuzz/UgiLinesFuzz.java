package io.github.boardrules.examples.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.boardrules.examples.bots.ugi.UgiEngine;
import io.github.boardrules.examples.bots.ugi.UgiOptions;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.StringTokenizer;
import java.util.regex.Pattern;

/** Lines for an engine: whatever they are, each question has its one answer, and each answer is one that runners know. */
final class UgiLinesFuzz {
    private static final int LONGEST = 1 << 16;

    private static final UgiOptions OPTIONS = UgiOptions.DEFAULT.with("Player", "random");

    private static final Pattern ANSWER =
            Pattern.compile("id (name|author) .+|option name [A-Z][a-z]+ type .+|ugiok|readyok"
                    + "|response (true|false|none|draw|p1win|p2win)|info (string|depth) .*|bestmove \\S+");

    @FuzzTest
    void answers(byte[] input) throws IOException {
        String text = Inputs.text(input);
        // Another player would search, and not answer quickly
        if (text.toLowerCase(Locale.ROOT).contains("player") || text.length() > LONGEST) {
            return;
        }
        StringWriter out = new StringWriter();
        try (UgiEngine engine = new UgiEngine(out, OPTIONS, Duration.ZERO)) {
            engine.run(new StringReader(text));
        }
        List<String> answers = out.toString().lines().toList();
        assertThat(answers).allMatch(answer -> ANSWER.matcher(answer).matches());
        assertThat(answers).noneMatch(answer -> answer.contains("should not happen"));
        List<String> commands = text.lines().map(UgiLinesFuzz::firstWord).toList();
        if (text.indexOf('\r') < 0) {
            List<String> heard = commands.contains("quit") ? commands.subList(0, commands.indexOf("quit")) : commands;
            assertCount(answers, "response", heard, "query");
            assertCount(answers, "readyok", heard, "isready");
            assertCount(answers, "ugiok", heard, "ugi");
            assertCount(answers, "bestmove", heard, "go");
        }
    }

    private static void assertCount(List<String> answers, String answer, List<String> commands, String command) {
        assertThat(answers.stream().filter(line -> firstWord(line).equals(answer)))
                .hasSize((int) commands.stream().filter(command::equals).count());
    }

    private static String firstWord(String line) {
        StringTokenizer words = new StringTokenizer(line);
        return words.hasMoreTokens() ? words.nextToken() : "";
    }
}
