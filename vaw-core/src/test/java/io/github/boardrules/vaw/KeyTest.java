package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Preconditions;
import io.github.boardrules.contract.OtherRun;
import io.github.boardrules.geometry.Cell;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Keys and equality of positions. No key is compared with a written number: they may change between versions. */
class KeyTest {
    /** The same position reached on different ways has the same key. */
    @Test
    void equalPositionsHaveEqualKeys() {
        VawPosition start = VawRules.vaw(8).start();
        // Two jumps of White far apart, with a pass of Black between, in either order.
        VawPosition one = play(start, "a3-a1", "pass", "h3-h1");
        VawPosition other = play(start, "h3-h1", "pass", "a3-a1");
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one.key()).isEqualTo(other.key());
        assertThat(one.key()).isEqualTo(one.setup().build().key());
    }

    private static VawPosition play(VawPosition position, String... moves) {
        VawPosition next = position;
        for (String move : moves) {
            next = next.play(VawMove.parse(move));
        }
        return next;
    }

    /** Whatever is on the board, the passes, the side to move and each option of the rules count. */
    @ParameterizedTest
    @ValueSource(strings = {"8/8/8/8/8/8/8/8", "8/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVVVV/8", "v6w/8/3V4/8/8/8/8/7W"})
    void keysDifferByPassesSideAndRules(String rows) {
        List<VawPosition> positions = new ArrayList<>();
        for (int near = 1; near < 4; near++) {
            for (int far = near + 1; far <= 4; far++) {
                for (PassRule pass : PassRule.values()) {
                    VawRules rules = VawRules.vaw(8).withRows(near, far).withPassRule(pass);
                    for (String rest : List.of(" w 0", " w 1", " w 2", " b 0", " b 1", " b 2")) {
                        positions.add(rules.parsePosition(rows + rest));
                    }
                }
            }
        }
        assertThat(positions).hasSize(72).doesNotHaveDuplicates();
        assertThat(positions.stream().map(VawPosition::key)).doesNotHaveDuplicates();
    }

    /** Empty boards of all sizes hold the same words, and few of them. */
    @Test
    void keysDifferBySize() {
        List<Long> keys = new ArrayList<>();
        for (int size = VawRules.MIN_SIZE; size <= VawRules.MAX_SIZE; size++) {
            keys.add(VawRules.vaw(size).setup().build().key());
            keys.add(VawRules.villawar(size).setup().build().key());
        }
        assertThat(keys).doesNotHaveDuplicates();
    }

    /**
     * All boards with at most one piece: few bits of words, side, passes and rules, which a weak hash would let cancel out.
     * Fair 64 bits would let one of these pairs meet once in more than a hundred million such tests.
     */
    @Test
    void keysOfAlmostEmptyBoardsDiffer() {
        Map<Long, String> texts = new HashMap<>();
        for (VawRules rules : List.of(VawRules.vaw(8), VawRules.villawar(8), VawRules.vaw(9), VawRules.vaw(16))) {
            for (VawPosition empty : empties(rules)) {
                assertNew(texts, empty);
                for (Cell cell : rules.grid().all()) {
                    for (VawPiece piece : VawPiece.values()) {
                        assertNew(texts, empty.setup().put(cell, piece).build());
                    }
                }
            }
        }
    }

    /** All boards with two pieces, against those with one too: bits of one word must not undo those of another. */
    @Test
    void keysOfTwoPiecesDiffer() {
        VawRules rules = VawRules.vaw(8);
        Map<Long, String> texts = new HashMap<>();
        for (Cell first : rules.grid().all()) {
            for (VawPiece piece : VawPiece.values()) {
                VawSetup setup = rules.setup().put(first, piece);
                assertNew(texts, setup.build());
                for (Cell second : rules.grid().all()) {
                    if (second.compareTo(first) > 0) {
                        for (VawPiece other : VawPiece.values()) {
                            assertNew(texts, setup.put(second, other).build());
                        }
                        setup.remove(second);
                    }
                }
            }
        }
        // 64 cells, 4 pieces; 2016 pairs of cells, 16 of pieces.
        assertThat(texts).hasSize(256 + 32_256);
    }

    private static List<VawPosition> empties(VawRules rules) {
        String rows = VawDomain.describe(rules.setup().build()).replaceFirst(".*: (.*) w 0", "$1");
        return Stream.of(" w 0", " w 1", " w 2", " b 0", " b 1", " b 2")
                .map(rest -> rules.parsePosition(rows + rest))
                .toList();
    }

    private static void assertNew(Map<Long, String> texts, VawPosition position) {
        String text = VawDomain.describe(position);
        assertThat(texts.put(position.key(), text)).as("has the key of " + text).isNull();
    }

    @Tag("slow")
    @Test
    void keysOfManyPositionsDiffer() {
        Random random = new Random(1);
        Map<Long, String> texts = new HashMap<>();
        for (int i = 0; i < 20_000; i++) {
            VawPosition position = Samples.composed(Samples.rules(Samples.size(random), random), random);
            String text = VawDomain.describe(position);
            String before = texts.put(position.key(), text);
            assertThat(before == null || before.equals(text))
                    .as("%s and %s", before, text)
                    .isTrue();
        }
        assertThat(texts).hasSizeGreaterThan(15_000);
    }

    @Domain(VawDomain.class)
    @Property
    void equalityAndKeysAgree(@ForAll VawPosition one, @ForAll VawPosition other) {
        boolean equal = VawDomain.describe(one).equals(VawDomain.describe(other));
        assertThat(one.equals(other)).isEqualTo(equal);
        assertThat(one.key() == other.key()).isEqualTo(equal);
        assertThat(one).isNotEqualTo(one.toString()).isEqualTo(one);
    }

    /** Asks another run in which all identity hash codes are the same, so that none can have a part in a key. */
    @Tag("slow")
    @Test
    void keysAreTheSameInEveryRun(@TempDir Path folder) throws IOException, InterruptedException {
        List<String> rules = List.of("vaw 8", "villawar 8", "vaw 16 rows=3,8 pass=forced", "vaw 6");
        String program = """
                import io.github.boardrules.vaw.VawRules;

                class PrintKeys {
                    public static void main(String[] args) {
                        for (String rules : args) {
                            System.out.println(VawRules.parse(rules).start().key());
                        }
                    }
                }
                """;
        List<String> options = List.of("-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=2");
        List<Class<?>> needed = List.of(VawPosition.class, Cell.class, Preconditions.class);
        assertThat(OtherRun.lines(folder, options, program, needed, rules))
                .containsExactlyElementsOf(rules.stream()
                        .map(each -> "" + VawRules.parse(each).start().key())
                        .toList());
    }
}
