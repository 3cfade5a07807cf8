package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Preconditions;
import io.github.boardrules.contract.OtherRun;
import io.github.boardrules.game.Color;
import io.github.boardrules.geometry.Cell;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keys and equality of positions. No key is compared with a written number: they may change between versions. */
class KeyTest {
    /** The same position reached on different ways has the same key. */
    @Test
    void equalPositionsHaveEqualKeys() {
        WindbornePosition start = WindborneRules.windborne(7).start();
        // The same disks and pawns of both sides, placed in another order, and a pawn that takes two ways.
        WindbornePosition one = play(start, "d4+e5", "h8+h8", "a3+b3", "e5-g5,g7", "d1", "c1");
        WindbornePosition other = play(start, "a3+b3", "g7+e5", "d4+h8", "h8", "e5-f5,d1", "f5-g5,c1");
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other);
        assertThat(one.key()).isEqualTo(other.key());
        assertThat(one.key()).isEqualTo(one.setup().build().key());
    }

    private static WindbornePosition play(WindbornePosition position, String... moves) {
        WindbornePosition next = position;
        for (String move : moves) {
            next = next.play(WindborneMove.parse(move));
        }
        return next;
    }

    /** The same board under all rules, with what can differ in the third field, and with either colour to move. */
    @Test
    void keysDifferBySwapSideAndRules() {
        List<WindbornePosition> positions = new ArrayList<>();
        for (int pawns = 2; pawns <= 9; pawns++) {
            for (boolean swap : new boolean[] {true, false}) {
                WindborneRules rules =
                        WindborneRules.windborne(3).withPawns(pawns).withSwap(swap);
                for (String third : swap ? List.of("-", "s") : List.of("-")) {
                    // Two pawns and two disks: all are out, or as many of each.
                    positions.add(rules.parsePosition("2w/4/2B2/4/p2 b " + third));
                    positions.add(rules.parsePosition("2w/4/2b2/4/pp1 b " + third));
                }
            }
        }
        assertThat(positions).hasSize(48).doesNotHaveDuplicates();
        assertThat(positions.stream().map(WindbornePosition::key)).doesNotHaveDuplicates();
        // The side to move follows from the disks, so that only another disk can tell.
        WindborneRules rules = WindborneRules.windborne(3).withPawns(2);
        assertThat(rules.parsePosition("2w/4/2B2/4/p2 b -").key())
                .isNotEqualTo(rules.parsePosition("3/4/2B2/4/p2 w -").key());
    }

    /** Empty boards of all sides hold the same words, and few of them. */
    @Test
    void keysOfEmptyBoardsDifferByRules() {
        List<Long> keys = new ArrayList<>();
        for (int side = WindborneRules.MIN_SIDE; side <= WindborneRules.MAX_SIDE; side++) {
            for (int pawns = 1; pawns <= (side == 2 ? 3 : 9); pawns++) {
                for (boolean swap : new boolean[] {true, false}) {
                    keys.add(WindborneRules.windborne(side)
                            .withPawns(pawns)
                            .withSwap(swap)
                            .start()
                            .key());
                }
            }
        }
        assertThat(keys).hasSize(204).doesNotHaveDuplicates();
    }

    /**
     * All boards with at most one disk of each colour and one pawn: few bits of words, swap and rules, which a weak hash
     * would let cancel out. Fair 64 bits would let one of these pairs meet once in more than ten million such tests.
     */
    @Test
    void keysOfAlmostEmptyBoardsDiffer() {
        Map<Long, String> texts = new HashMap<>();
        for (WindborneRules rules : List.of(
                WindborneRules.windborne(2).withPawns(1),
                WindborneRules.windborne(3).withPawns(1),
                WindborneRules.windborne(3).withPawns(1).withSwap(false),
                WindborneRules.windborne(4).withPawns(1))) {
            for (Cell pawn : rules.grid().all()) {
                assertNew(texts, rules.setup().putPawn(pawn).build());
                for (Cell black : rules.grid().all()) {
                    WindborneSetup setup = rules.setup().putPawn(pawn).putDisk(black, Color.BLACK);
                    assertNew(texts, setup.toMove(Color.WHITE).build());
                    if (rules.swap()) {
                        assertNew(texts, setup.swapped(true).build());
                        setup.swapped(false);
                    }
                    setup.toMove(Color.BLACK);
                    for (Cell white : rules.grid().all()) {
                        if (!white.equals(black)) {
                            assertNew(texts, setup.putDisk(white, Color.WHITE).build());
                            setup.removeDisk(white);
                        }
                    }
                }
            }
        }
        // With n cells: n pawns; n * n with a black disk, twice where there is a swap; n * n * (n - 1) with both disks.
        int two = 7 + 2 * 49 + 49 * 6;
        int three = 19 + 361 * 18;
        int four = 37 + 2 * 1369 + 1369 * 36;
        assertThat(texts).hasSize(two + (three + 2 * 361) + (three + 361) + four);
    }

    /** One disk and one pawn on the largest board: bits of one word must not undo those of another. */
    @Test
    void keysOfOneDiskAndOnePawnDiffer() {
        WindborneRules rules = WindborneRules.windborne(13).withPawns(1);
        Map<Long, String> texts = new HashMap<>();
        for (Cell disk : rules.grid().all()) {
            for (Cell pawn : rules.grid().all()) {
                if ((disk.file() + disk.rank() + pawn.file() + pawn.rank()) % 20 == 0) {
                    assertNew(texts, play(rules.start(), disk + "+" + pawn));
                }
            }
        }
        assertThat(texts).hasSizeGreaterThan(10_000);
    }

    private static void assertNew(Map<Long, String> texts, WindbornePosition position) {
        String text = WindborneDomain.describe(position);
        assertThat(texts.put(position.key(), text)).as("has the key of " + text).isNull();
    }

    @Tag("slow")
    @Test
    void keysOfManyPositionsDiffer() {
        Random random = new Random(1);
        Map<Long, String> texts = new HashMap<>();
        for (int i = 0; i < 10_000; i++) {
            WindbornePosition position = Samples.position(Samples.rules(Samples.side(random), random), random);
            String text = WindborneDomain.describe(position);
            String before = texts.put(position.key(), text);
            assertThat(before == null || before.equals(text))
                    .as("%s and %s", before, text)
                    .isTrue();
        }
        assertThat(texts).hasSizeGreaterThan(8_000);
    }

    @Domain(WindborneDomain.class)
    @Property
    void equalityAndKeysAgree(@ForAll WindbornePosition one, @ForAll WindbornePosition other) {
        boolean equal = WindborneDomain.describe(one).equals(WindborneDomain.describe(other));
        assertThat(one.equals(other)).isEqualTo(equal);
        assertThat(one.key() == other.key()).isEqualTo(equal);
        assertThat(one).isNotEqualTo(one.toString()).isEqualTo(one);
    }

    /** Asks another run in which all identity hash codes are the same, so that none can have a part in a key. */
    @Tag("slow")
    @Test
    void keysAreTheSameInEveryRun(@TempDir Path folder) throws IOException, InterruptedException {
        List<String> rules =
                List.of("windborne 7", "windborne 2 pawns=1", "windborne 13 pawns=9 swap=off", "windborne 3");
        String program = """
                import io.github.boardrules.windborne.WindborneMove;
                import io.github.boardrules.windborne.WindborneRules;

                class PrintKeys {
                    public static void main(String[] args) {
                        for (String rules : args) {
                            WindborneMove move = WindborneMove.parse("b2+c3");
                            System.out.println(WindborneRules.parse(rules).start().play(move).key());
                        }
                    }
                }
                """;
        List<String> options = List.of("-XX:+UnlockExperimentalVMOptions", "-XX:hashCode=2");
        List<Class<?>> needed = List.of(WindbornePosition.class, Cell.class, Preconditions.class);
        assertThat(OtherRun.lines(folder, options, program, needed, rules))
                .containsExactlyElementsOf(rules.stream()
                        .map(each -> ""
                                + play(WindborneRules.parse(each).start(), "b2+c3")
                                        .key())
                        .toList());
    }
}
