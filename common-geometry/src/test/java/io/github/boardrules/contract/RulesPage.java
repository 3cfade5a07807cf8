package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A game's rules page, {@code RULES.md} in its module, says what the library does. */
public abstract class RulesPage {
    private static final Path PAGE = Path.of("RULES.md");
    private static final Pattern CODE_ROW = Pattern.compile("^\\| `([a-z-]+)` \\|", Pattern.MULTILINE);

    /** Vectors that have refusals of every kind. */
    protected abstract List<JsonLines.Row> refusals();

    /** The reasons for which the game ends. */
    protected abstract List<String> endings();

    static List<WorkedExamples.Line> examples() {
        return WorkedExamples.of(PAGE);
    }

    @ParameterizedTest
    @MethodSource("examples")
    void eachWorkedExampleIsRight(WorkedExamples.Line example) {
        example.check();
    }

    @Test
    void everyRefusalIsListedAndShown() throws IOException {
        List<String> codes =
                refusals().stream().map(row -> row.text("code")).distinct().toList();
        assertThat(CODE_ROW.matcher(Files.readString(PAGE))
                        .results()
                        .map((MatchResult row) -> row.group(1))
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(codes);
        assertThat(examples().stream()
                        .map(WorkedExamples.Line::answer)
                        .filter(answer -> answer.startsWith("refused: "))
                        .map(answer -> answer.substring("refused: ".length()))
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(codes);
    }

    @Test
    void everyWayToEndIsShown() {
        assertThat(examples().stream()
                        .map(WorkedExamples.Line::answer)
                        .filter(answer -> answer.startsWith("ends: "))
                        .map(answer -> answer.replaceAll(".*\\((.+)\\).*", "$1"))
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(endings());
    }
}
