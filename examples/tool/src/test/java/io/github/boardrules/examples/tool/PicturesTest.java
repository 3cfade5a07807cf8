package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.drawing.Scene;
import io.github.boardrules.examples.drawing.SvgBoard;
import io.github.boardrules.examples.drawing.TextBoard;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pictures that the documents show are what the program draws. */
class PicturesTest {
    private static final Path ROOT = Path.of("..", "..");
    private static final Pattern IMAGE = Pattern.compile("<img src=\"\\{@docRoot}/([^\"]+)\"");

    @ParameterizedTest
    @CsvSource({
        "start,      vaw 8,               start,",
        "conversion, vaw 6,               6/6/6/6/VVV3/6 w 0, a2-e2",
        "removal,    vaw 6,               6/6/6/6/VWW3/6 w 0, a2-d2",
        "capture,    vaw 6,               6/6/6/6/W1WW1v/6 w 0, a2-f2",
        "end,        vaw 6,               V5/6/6/6/vvvvvv/6 w 1, pass",
        "board,      windborne 4,         start,",
        "slide,      windborne 3 pawns=1, 3/4/2b2/1w2/2p b -, 'c1-c3,d3'",
        "decisive,   windborne 3,         pww/2w1/bbBbB/4/1ww b -,",
        "end,        windborne 7,         "
                + "1b2www/3b3w/3wb3w/4w1b1ww/4wbb1b2/12/5w2w2w1/12/wbw2b2wb1/wbpbBbbw2/w1bb1B1b1/2b5/wwb4 b -,",
    })
    void picturesOfTheRulesPagesAndPackages(String name, String rules, String position, @Nullable String move)
            throws IOException {
        String drawn = SvgBoard.draw(scene(Games.rules(rules), position, move));
        String game = Games.rules(rules).game();
        String picture = game + "-core/src/main/javadoc/doc-files/" + name + ".svg";
        Path fresh = Path.of("target", "pictures").resolve(picture);
        Files.createDirectories(fresh.getParent());
        Files.writeString(fresh, drawn);
        assertThat(ROOT.resolve(picture))
                .as("as it is drawn now: %s", fresh)
                .content()
                .isEqualToNormalizingNewlines(drawn);
    }

    private static <M extends Move> Scene scene(Rules<M> rules, String text, @Nullable String move) {
        Position<M> position = text.equals("start") ? rules.start() : rules.parsePosition(text);
        GameRecord<M> record = GameRecord.of(position);
        return Scene.of(move == null ? record : record.play(move));
    }

    /** Boards in words, as package pages show them. */
    @ParameterizedTest
    @CsvSource({
        "geometry, vaw 6,       6/6/6/6/6/6 w 0",
        "geometry, windborne 4, start",
        "game,     vaw 6,       start",
    })
    void boardsOfThePackagePages(String name, String rules, String text) throws IOException {
        Scene scene = scene(Games.rules(rules), text, null);
        String page = Files.readString(
                ROOT.resolve("common-geometry/src/main/java/io/github/boardrules/" + name + "/package-info.java"));
        assertThat(page)
                .contains(TextBoard.lines(scene, false).stream()
                        .map(line -> (" *   " + line).stripTrailing() + "\n")
                        .collect(Collectors.joining()));
    }

    @Test
    void picturesOfThePackagePagesAreThere() throws IOException {
        for (String game : List.of("vaw", "windborne")) {
            Path sources = ROOT.resolve(game + "-core/src/main");
            String page = Files.readString(sources.resolve("java/io/github/boardrules/" + game + "/package-info.java"));
            List<String> shown = IMAGE.matcher(page)
                    .results()
                    .map((MatchResult image) -> image.group(1))
                    .toList();
            assertThat(shown)
                    .isNotEmpty()
                    .allSatisfy(picture ->
                            assertThat(sources.resolve("javadoc/" + picture)).exists());
        }
    }

    @Test
    void noPictureIsLeftOver() throws IOException {
        for (String game : List.of("vaw", "windborne")) {
            Path pictures = Path.of(game + "-core/src/main/javadoc/doc-files");
            String page = Files.readString(ROOT.resolve(game + "-core/RULES.md"))
                    + Files.readString(ROOT.resolve("README.md"));
            try (Stream<Path> files = Files.list(ROOT.resolve(pictures))) {
                assertThat(files).allSatisfy(file -> assertThat(page).contains("doc-files/" + file.getFileName()));
            }
        }
    }
}
