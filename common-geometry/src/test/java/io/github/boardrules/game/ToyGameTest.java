package io.github.boardrules.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.ToyGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The game that shows those who add one how little it takes. */
class ToyGameTest {
    /** What CONTRIBUTING.md promises; that the whole suite is passed is asked by {@link ToyContractProperties}. */
    @Test
    void aWholeGameTakesFewerThan250Lines() throws IOException {
        Path source = Path.of("src/test/java", ToyGame.class.getName().replace('.', '/') + ".java");
        assertThat(Files.readAllLines(source)).hasSizeBetween(100, 249);
    }

    @Test
    void theRecipeForAGameFollowsIt() throws IOException {
        String recipe = Files.readString(Path.of("../.github/CONTRIBUTING.md"));
        assertThat(ToyGame.class.getDeclaredClasses())
                .hasSize(3)
                .allSatisfy(type -> assertThat(recipe).contains("`" + type.getSimpleName() + "`"));
        Path contract = Path.of("src/test/java/io/github/boardrules/game/ToyContractProperties.java");
        String shown = Files.readString(contract).replaceFirst("(?s).*\\R(?=class )", "");
        assertThat(recipe).containsIgnoringWhitespaces(shown);
    }
}
