package io.github.boardrules.examples.bots.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ContenderTest {
    @Test
    void commandLinesAreParted() {
        assertThat(CommandLineWords.of("")).isEmpty();
        assertThat(CommandLineWords.of("  java  -jar\tx.jar ")).containsExactly("java", "-jar", "x.jar");
        assertThat(CommandLineWords.of("'a b' c\"d e\"f \"\" \"it's\"")).containsExactly("a b", "cd ef", "", "it's");
        assertThat(CommandLineWords.of("C:\\bin\\e.exe")).containsExactly("C:\\bin\\e.exe");
        assertThatThrownBy(() -> CommandLineWords.of("a 'b")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void settingsAreNameLimitOrOptions() {
        Contender random = Contender.of("random", Map.of("name", "dice", "nodes", "7", "seed", "3"), Limit.DEFAULT);
        assertThat(random.isInternal()).isTrue();
        assertThat(random.name()).isEqualTo("dice");
        assertThat(random.limit()).isEqualTo(new Limit(Limit.Kind.NODES, 7));
        assertThat(random.settings().search().seed()).isEqualTo(3);
        Contender program = Contender.of("/usr/bin/engine -x", Map.of("Skill Level", "3"), Limit.DEFAULT);
        assertThat(program.isInternal()).isFalse();
        assertThat(program.name()).isEqualTo("engine");
        assertThat(program.limit()).hasToString("movetime 100");
        assertThat(program.options()).containsExactly(Map.entry("Skill Level", "3"));
    }

    @ParameterizedTest
    @CsvSource({"Treads, 2", "Threads, 0", "Threads, x", "movetime, 0", "movetime, x", "nodes, 99999999999", "name, ''"
    })
    void impossibleSettingsAreRefused(String name, String value) {
        assertThatThrownBy(() -> Contender.of("random", Map.of(name, value), Limit.DEFAULT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageNotContaining("Exception");
    }

    @Test
    void onlyOneLimitCanBeSet() {
        Map<String, String> both = Map.of("nodes", "1", "depth", "1");
        assertThatThrownBy(() -> Contender.of("random", both, Limit.DEFAULT))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", "\"unclosed"})
    void aProgramNeedsACommandLine(String program) {
        assertThatThrownBy(() -> Contender.of(program, Map.of(), Limit.DEFAULT))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
