package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Games;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis.CompletionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tries the README as a new user would: whatever it shows in code is run, and what it says comes of it does. */
class ReadmeTest {
    private static final Path README = Path.of("..", "..", "README.md");
    private static final Pattern EXAMPLE =
            Pattern.compile("```java\\n(.*?)```\\s+prints\\s+```text\\n(.*?)```", Pattern.DOTALL);

    private static final Pattern BLOCK =
            Pattern.compile("^```([a-z]+)\\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);
    private static final Pattern COMMAND = Pattern.compile("^\\| `([a-z]+)` \\|", Pattern.MULTILINE);
    private static final Pattern RULES = Pattern.compile("[`\"]((?:vaw|villawar|windborne) [0-9][^`\"]*)[`\"]");
    private static final Pattern RULES_IN_CODE =
            Pattern.compile("In code:\\s+`([^`]+)`; as text: `([^`]+)`", Pattern.DOTALL);

    private static List<MatchResult> all(Pattern pattern) throws IOException {
        return pattern.matcher(Files.readString(README)).results().toList();
    }

    private static List<String> blocks(String language) throws IOException {
        return all(BLOCK).stream()
                .filter(block -> block.group(1).equals(language))
                .map(block -> block.group(2))
                .toList();
    }

    @Test
    void everyBlockIsOfAKindThatIsTriedHere() throws IOException {
        assertThat(all(BLOCK).stream().map(block -> block.group(1)).distinct())
                .containsExactlyInAnyOrder("sh", "xml", "java", "text");
        int examples = all(EXAMPLE).size();
        assertThat(blocks("java")).hasSize(examples);
        assertThat(blocks("text")).hasSize(examples);
    }

    /** The program is run here without Maven and without its jar; builds are not run from within a build. */
    @Test
    void everyCommandRuns() throws IOException {
        Pattern program = Pattern.compile("(?:mvn .*-Dexec\\.args=\"(.*)\"|java -jar \\S+/boardrules\\.jar (.*))");
        List<String> lines = blocks("sh").stream().flatMap(String::lines).toList();
        for (String line : lines) {
            Matcher run = program.matcher(line);
            if (run.matches()) {
                String args = run.group(1) == null ? run.group(2) : run.group(1);
                if (args.startsWith("serve")) {
                    // It would run until it is stopped; its own test starts it
                    args += " --help";
                }
                Run result = Run.of(args.split(" ", -1));
                assertThat(result.exitCode()).as("%s: %s", line, result.err()).isZero();
                assertThat(result.out()).as(line).isNotBlank();
            } else {
                assertThat(line).as("a command that this test does not know").startsWith("mvn ");
            }
        }
        assertThat(lines).anyMatch(program.asMatchPredicate());
    }

    @Test
    void everyCommandOfTheProgramIsListed() throws IOException {
        assertThat(all(COMMAND).stream().map(row -> row.group(1)))
                .containsExactlyInAnyOrderElementsOf(
                        Main.commandLine().getSubcommands().keySet());
    }

    @Test
    void theDependencyIsThatOfThisBuild() throws IOException {
        String core = Files.readString(Path.of("..", "..", "vaw-core", "pom.xml"));
        for (String block : blocks("xml")) {
            List<String> lines = block.lines().map(String::strip).toList();
            assertThat(lines).hasSize(5).startsWith("<dependency>").endsWith("</dependency>");
            for (String coordinate : lines.subList(1, 4)) {
                assertThat(core).contains(coordinate);
            }
        }
        assertThat(blocks("xml")).isNotEmpty();
    }

    @Test
    void everyRuleSetCanBeRead() throws IOException {
        List<MatchResult> texts = all(RULES);
        assertThat(texts).hasSizeGreaterThan(5);
        for (MatchResult text : texts) {
            assertThat(Games.rules(text.group(1))).hasToString(text.group(1));
        }
    }

    @Test
    void ruleSetsInCodeAreThoseInText() throws IOException {
        assertThat(all(RULES_IN_CODE)).hasSize(2);
        for (MatchResult pair : all(RULES_IN_CODE)) {
            String code = "import io.github.boardrules.vaw.*;\nimport io.github.boardrules.windborne.*;\n"
                    + "System.out.print(" + pair.group(1) + ");";
            assertThat(run(code)).isEqualTo(pair.group(2));
        }
    }

    static Stream<MatchResult> examples() throws IOException {
        List<MatchResult> examples = all(EXAMPLE);
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
