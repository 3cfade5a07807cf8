package io.github.boardrules.examples.bots.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecordFileTest {
    private static final GameRecord<?> PASSED = GameRecord.of(Games.rules("vaw 6"))
            .withTag("Player", "J\u00fcrgen \"[Rules\" \u265e")
            .play("pass")
            .withComment(0, "[Rules \"vaw 8\"]")
            .play("pass");

    @TempDir
    private Path folder;

    private Path path = Path.of("");

    @BeforeEach
    void name() {
        path = folder.resolve("games.txt");
    }

    private static GameRecord<?> game(int number) {
        return PASSED.withTag("Game", String.valueOf(number));
    }

    private void write(GameRecord<?>... games) throws IOException {
        try (RecordFile file = RecordFile.open(path)) {
            for (GameRecord<?> game : games) {
                file.append(game);
            }
        }
    }

    private List<GameRecord<?>> read() throws IOException {
        try (RecordFile file = RecordFile.open(path)) {
            return file.found();
        }
    }

    @Test
    void whatIsWrittenIsReadByTheLibraryToo() throws IOException {
        write(game(1), game(2));
        write(game(3));
        assertThat(read()).isEqualTo(List.of(game(1), game(2), game(3)));
        assertThat(GameRecord.parseAll(Files.readString(path))).isEqualTo(read());
    }

    /** Wherever writing is cut off, what was whole stays, and more can be written behind it. */
    @Test
    void anyCutIsRepaired() throws IOException {
        write(game(1), game(2));
        byte[] bytes = Files.readAllBytes(path);
        int one = (game(1) + "\n").getBytes(StandardCharsets.UTF_8).length;
        for (int length = 0; length < bytes.length; length++) {
            Files.write(path, Arrays.copyOf(bytes, length));
            List<GameRecord<?>> expected = length < one ? List.of() : List.of(game(1));
            assertThat(read()).as("%d bytes", length).isEqualTo(expected);
            assertThat(Files.size(path)).isEqualTo(length < one ? 0 : one);
        }
        write(game(2), game(3));
        assertThat(read()).isEqualTo(List.of(game(1), game(2), game(3)));
    }

    /** Some file systems leave zeros where a write was lost. */
    @Test
    void zerosAtTheEndAreCutOff() throws IOException {
        write(game(1));
        long whole = Files.size(path);
        write(game(2));
        byte[] bytes = Files.readAllBytes(path);
        Arrays.fill(bytes, (int) whole + 20, bytes.length, (byte) 0);
        Files.write(path, bytes);
        assertThat(read()).isEqualTo(List.of(game(1)));
    }

    @Test
    void whatIsNoFileOfRecordsStaysAsItIs() throws IOException {
        for (String text : List.of(
                "Dear diary,\n\n", "x", game(1) + "\n" + game(2).toString().replace("pass", "puss") + "\n")) {
            Files.writeString(path, text);
            assertThatThrownBy(this::read).isInstanceOf(IllegalArgumentException.class);
            assertThat(Files.readString(path)).isEqualTo(text);
        }
    }

    @Test
    void oneProgramAtATimeHasItOpen() throws IOException {
        try (RecordFile file = RecordFile.open(path)) {
            assertThat(file.found()).isEmpty();
            assertThatThrownBy(() -> RecordFile.open(path))
                    .isInstanceOf(IOException.class)
                    .hasMessageContaining("in use");
        }
        assertThat(read()).isEmpty();
    }
}
