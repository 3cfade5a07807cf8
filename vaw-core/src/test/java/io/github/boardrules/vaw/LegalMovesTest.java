package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.contract.MoveViews;
import io.github.boardrules.game.LegalMoves;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbered view of the legal moves, and its order. */
class LegalMovesTest {
    @ParameterizedTest
    @ValueSource(ints = {6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
    void numberMovesInTheDocumentedOrder(int size) {
        Random random = new Random(size);
        for (int i = 0; i < 200; i++) {
            VawRules rules = Samples.rules(size, random);
            String text = i == 0 ? rules.start().toString() : Samples.composed(size, random);
            SlowVaw slow = Samples.slow(rules);
            List<String> expected = new ArrayList<>(slow.moves(slow.read(text)));
            expected.sort(MoveOrder.ofSize(size));
            VawPosition position = rules.parsePosition(text);
            List<VawMove> moves = expected.stream().map(VawMove::parse).toList();
            MoveViews.check(rules + ": " + text, position.legalMoves(), moves);
            if (i < 2) {
                MoveViews.checkAsList(rules + ": " + text, position.legalMoves(), moves);
            }
            MoveViews.checkCodes(rules + ": " + text, position);
        }
    }

    /** Positions made for it, with more moves than twice the cells of their boards. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "6/3VV1/2VVV1/1VVVV1/1VVV2/6 w 0",
                "7/1VVV3/1VVVV2/1VVVV2/2VVV2/7/7 w 0",
                "8/8/2VVV3/1VVVVV2/1VVVVV2/2VVV3/8/8 w 0"
            })
    void numbersMoreMovesThanUsual(String text) {
        int size = Character.digit(text.charAt(0), 10);
        VawRules rules = VawRules.vaw(size);
        SlowVaw slow = Samples.slow(rules);
        List<String> expected = new ArrayList<>(slow.moves(slow.read(text)));
        expected.sort(MoveOrder.ofSize(size));
        assertThat(expected).hasSizeGreaterThan(2 * size * size);
        List<VawMove> moves = expected.stream().map(VawMove::parse).toList();
        VawPosition position = rules.parsePosition(text);
        assertThat(position.legalMoves()).containsExactlyElementsOf(moves);
        MoveViews.check(text, position.legalMoves(), moves);
        MoveViews.checkCodes(text, position);
    }

    @Test
    void illegalMovesHaveNoNumber() {
        LegalMoves<VawMove> moves = VawRules.villawar(8).start().legalMoves();
        for (String move : List.of("pass", "a1-b1", "a8-a6", "a1-a9", "z99-a1", "d5-d4")) {
            assertThat(moves.indexOf(VawMove.parse(move))).as(move).isEqualTo(-1);
            assertThat(moves.contains(VawMove.parse(move))).as(move).isFalse();
            assertThat(moves.asList().contains(VawMove.parse(move))).as(move).isFalse();
        }
    }

    @Test
    void numbersBeyondTheMovesAreRefused() {
        LegalMoves<VawMove> moves = VawRules.vaw(8).start().legalMoves();
        assertThat(moves.size()).isEqualTo(59);
        for (int index : new int[] {-1, 59, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> moves.get(index));
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> moves.asList().get(index));
        }
    }

    @Test
    void aFinishedGameHasNone() {
        LegalMoves<VawMove> moves =
                VawRules.vaw(6).parsePosition("6/6/6/6/6/VVV3 w 2").legalMoves();
        MoveViews.checkAsList("over", moves, List.of());
        assertThat(moves.indexOf(VawMove.pass())).isEqualTo(-1);
        assertThat(moves.contains(VawMove.parse("a1-d1"))).isFalse();
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> moves.get(0));
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(() -> moves.random(new Random(1)));
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> moves.iterator().next());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "6/6/6/6/6/6 w 0",
                "6/6/6/6/6/6 b 1",
                // A single piece, and two that no piece of the kind can use: a warrior never lands on an empty cell.
                "6/6/6/2V3/6/6 w 0",
                "6/6/6/2WW2/6/6 w 0",
                // Villagers in two corners, each with the other and nothing but the edge beyond.
                "V5/6/6/6/6/5V w 1",
                // Only the opponent could jump.
                "6/6/6/2vv2/6/6 w 0",
            })
    void whereNoJumpIsPossibleThePassIsTheOnlyMove(String text) {
        for (VawRules rules : List.of(VawRules.vaw(6), VawRules.villawar(6))) {
            MoveViews.checkAsList(text, rules.parsePosition(text).legalMoves(), List.of(VawMove.pass()));
        }
    }

    @Test
    void aJumpForbidsThePassOnlyUnderTheForcedRule() {
        // Eastward d1 crosses e1 to f1; westward e1 crosses d1 to c1 and b1, where the enemy on a1 ends the line.
        String text = "6/6/6/6/6/v2VV1 w 0";
        List<VawMove> all =
                Stream.of("d1-f1", "e1-b1", "e1-c1", "pass").map(VawMove::parse).toList();
        MoveViews.checkAsList("free", VawRules.vaw(6).parsePosition(text).legalMoves(), all);
        MoveViews.checkAsList("forced", VawRules.villawar(6).parsePosition(text).legalMoves(), all.subList(0, 3));
        // Eastward there is no landing; westward f1 crosses e1 to each of the empty cells beyond.
        String single = "6/6/6/6/6/4VV w 0";
        MoveViews.checkAsList(
                "one mover",
                VawRules.villawar(6).parsePosition(single).legalMoves(),
                List.of(
                        VawMove.parse("f1-a1"),
                        VawMove.parse("f1-b1"),
                        VawMove.parse("f1-c1"),
                        VawMove.parse("f1-d1")));
        // A warrior has one landing: exactly one move in all.
        MoveViews.checkAsList(
                "one move",
                VawRules.villawar(6).parsePosition("6/6/6/6/6/WW2v1 w 0").legalMoves(),
                List.of(VawMove.parse("a1-e1")));
    }

    @Test
    void theListCannotBeChanged() {
        List<VawMove> moves = VawRules.vaw(8).start().legalMoves().asList();
        Iterator<VawMove> iterator = moves.iterator();
        iterator.next();
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> moves.add(VawMove.pass()));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> moves.remove(0));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> moves.set(0, VawMove.pass()));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(iterator::remove);
    }

    @Test
    void anIteratorEndsWithNoSuchElement() {
        Iterator<VawMove> iterator = VawRules.vaw(8).start().legalMoves().iterator();
        iterator.forEachRemaining(move -> {});
        assertThat(iterator.hasNext()).isFalse();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(iterator::next);
    }
}
