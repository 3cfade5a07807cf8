package io.github.boardrules.examples.bots.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever comes, each question has its one answer. */
class UgiLinesProperties {
    private static final String[] WORDS = {
        "ugi",
        "setoption",
        "name",
        "value",
        "isready",
        "uginewgame",
        "position",
        "startpos",
        "fen",
        "moves",
        "query",
        "gameover",
        "p1turn",
        "result",
        "go",
        "p1time",
        "p2time",
        "p1inc",
        "p2inc",
        "movetime",
        "depth",
        "nodes",
        "infinite",
        "stop",
        "Game",
        "Rules",
        "Threads",
        "Hash",
        "Seed",
        "vaw",
        "windborne",
        "8",
        "7",
        "0",
        "-1",
        "99999999999999999999",
        "a2-a4",
        "pass",
        "swap",
        "d4+e5",
        "8/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVVVV/8",
        "w",
        "b",
        "\0",
        "\ud83c\udfb2",
        "'"
    };

    @Provide
    Arbitrary<List<String>> lines() {
        return Arbitraries.of(WORDS)
                .list()
                .ofMaxSize(6)
                .map(words -> String.join(" ", words))
                .list()
                .ofMaxSize(12);
    }

    @Property(tries = 300)
    void eachQuestionHasItsAnswer(@ForAll("lines") List<String> lines) {
        Dialog dialog = new Dialog();
        try (dialog) {
            lines.forEach(dialog::say);
        }
        List<String> heard = dialog.rest();
        assertThat(heard).noneMatch(line -> line.contains("should not happen"));
        assertCount(heard, "response", lines, "query");
        assertCount(heard, "readyok", lines, "isready");
        assertCount(heard, "ugiok", lines, "ugi");
        assertCount(heard, "bestmove", lines, "go");
    }

    private static void assertCount(List<String> heard, String answer, List<String> said, String question) {
        assertThat(heard.stream().filter(line -> Texts.words(line).get(0).equals(answer)))
                .hasSize((int) said.stream()
                        .filter(line -> line.equals(question) || line.startsWith(question + " "))
                        .count());
    }
}
