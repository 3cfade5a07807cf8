package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs each Java example of the README as it stands there, and compares what it prints with what the README says. */
class ReadmeTest {
    private static final Path README = Path.of("..", "..", "README.md");
    private static final Pattern EXAMPLE =
            Pattern.compile("```java\\n(.*?)```\\s+prints\\s+```text\\n(.*?)```", Pattern.DOTALL);

    static Stream<MatchResult> examples() throws IOException {
        List<MatchResult> examples =
                EXAMPLE.matcher(Files.readString(README)).results().toList();
        assertThat(examples).as("one for each kind of user").hasSizeGreaterThanOrEqualTo(3);
        return examples.stream();
    }

    @ParameterizedTest
    @MethodSource("examples")
    void examplePrintsWhatTheReadmeSays(MatchResult example) {
        assertThat(run(example.group(1))).isEqualTo(example.group(2));
    }

    private static String run(String code) {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream out = System.out;
        try (JShell shell = JShell.builder().executionEngine("local").build()) {
            System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
            shell.addToClasspath(System.getProperty("java.class.path"));
            String left = code;
            while (!left.isBlank()) {
                CompletionInfo next = shell.sourceCodeAnalysis().analyzeCompletion(left);
                for (SnippetEvent event : shell.eval(next.source())) {
                    assertThat(event.status())
                            .as(
                                    "%s: %s",
                                    next.source(),
                                    shell.diagnostics(event.snippet()).toList())
                            .isEqualTo(Snippet.Status.VALID);
                    assertThat(event.exception()).as(next.source()).isNull();
                }
                left = next.remaining();
            }
        } finally {
            System.setOut(out);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }
}
