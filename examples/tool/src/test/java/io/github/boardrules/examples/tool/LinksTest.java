package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the documents link to is there: other files, their headings, and the rules that the documentation names. */
class LinksTest {
    private static final Path ROOT = Path.of("..", "..");
    private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
    private static final Pattern RULE =
            Pattern.compile("https://github\\.com/boardrules/board-rules/blob/main/([^\"\\s#]+#[^\"\\s]+)\"");

    private static List<Path> files(String end) throws IOException {
        try (Stream<Path> files = Files.walk(ROOT)) {
            return files.filter(file -> file.toString().endsWith(end))
                    .filter(file -> !file.toString().matches(".*[/\\\\](target|\\.git|src[/\\\\]test)[/\\\\].*"))
                    .toList();
        }
    }

    @Test
    void documentsLinkToWhatIsThere() throws IOException {
        List<Path> documents = files(".md");
        assertThat(documents).contains(ROOT.resolve("README.md"), ROOT.resolve(".github/CONTRIBUTING.md"));
        for (Path document : documents) {
            for (String link : matches(LINK, document)) {
                if (!link.startsWith("https:")) {
                    Path from = link.startsWith("#") ? document : document.resolveSibling("");
                    assertThere(document, link.startsWith("#") ? from : from.resolve(link.replaceAll("#.*", "")), link);
                }
            }
        }
    }

    @Test
    void documentationLinksToRulesThatAreThere() throws IOException {
        List<String> linked = new ArrayList<>();
        for (Path source : files(".java")) {
            for (String link : matches(RULE, source)) {
                assertThere(source, ROOT.resolve(link.replaceAll("#.*", "")), link);
                linked.add(link);
            }
        }
        assertThat(linked).anyMatch(link -> link.startsWith("vaw-core/RULES.md#"));
        assertThat(linked).anyMatch(link -> link.startsWith("windborne-core/RULES.md#"));
    }

    private static void assertThere(Path from, Path to, String link) throws IOException {
        assertThat(to).as("%s links to %s", from, link).exists();
        if (link.contains("#")) {
            assertThat(anchors(to)).as("%s links to %s", from, link).contains(link.replaceAll(".*#", ""));
        }
    }

    private static List<String> matches(Pattern pattern, Path file) throws IOException {
        return pattern.matcher(Files.readString(file))
                .results()
                .map((MatchResult match) -> match.group(1))
                .toList();
    }

    /** The names that headings get where Markdown is shown. */
    private static List<String> anchors(Path document) throws IOException {
        return Files.readString(document)
                .lines()
                .filter(line -> line.matches("#+ .*"))
                .map(line -> line.replaceAll("^#+ ", "").toLowerCase(Locale.ROOT))
                .map(heading -> heading.replaceAll("[^a-z0-9 _-]", "").replace(' ', '-'))
                .toList();
    }
}
