package io.github.boardrules.examples.bots.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** LEARNING.md names every plane, head and array. */
class DocumentTest {
    @ParameterizedTest
    @ValueSource(strings = {"vaw 8", "windborne 7"})
    void planesHeadsAndArraysAreDocumented(String rules) throws IOException {
        String document = Files.readString(Path.of("LEARNING.md"));
        Encoder<?> encoder = Encoder.of(Games.rules(rules));
        for (int plane = 0; plane < encoder.planes().size(); plane++) {
            assertThat(document).contains(plane + " " + encoder.planes().get(plane));
        }
        assertThat(encoder.heads()).allSatisfy(head -> assertThat(document).contains("| `" + head.name() + "` |"));
        List<Column> columns = new Shard<>(encoder).columns();
        assertThat(columns).allSatisfy(column -> assertThat(document).contains("`" + column.name() + "`"));
    }

    @Test
    void theChoicesOfSideSevenAreCounted() throws IOException {
        Encoder<?> encoder = Encoder.of(Games.rules("windborne 7"));
        int choices = encoder.offset(encoder.heads().size());
        assertThat(Files.readString(Path.of("LEARNING.md"))).contains("the heads have " + choices + " choices");
    }
}
