package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.contract.MoveViews;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.geometry.Cell;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The numbered view of the legal moves, and its order. */
class LegalMovesTest {
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
    void numberMovesInTheDocumentedOrder(int side) {
        Random random = new Random(side);
        int moves = 0;
        while (moves < 4_000) {
            WindborneRules rules = Samples.rules(side, random);
            String text = moves == 0 && side < 6 ? rules.start().toString() : Composer.any(rules, random);
            SlowWindborne slow = Samples.slow(rules);
            List<String> expected = new ArrayList<>(slow.moves(slow.read(text)));
            expected.sort(MoveOrder::compare);
            WindbornePosition position = rules.parsePosition(text);
            MoveViews.check(
                    rules + ": " + text,
                    position.legalMoves(),
                    expected.stream().map(WindborneMove::parse).toList());
            MoveViews.checkCodes(rules + ": " + text, position);
            moves += 1 + expected.size();
        }
    }

    /** Each cell for the disk and each for the pawn: 469 times 469. */
    @Tag("slow")
    @Test
    void aLargeBoardOpensWithTwoHundredThousandMoves() {
        WindborneRules rules = WindborneRules.windborne(13);
        LegalMoves<WindborneMove> moves = rules.start().legalMoves();
        assertThat(moves.size()).isEqualTo(469 * 469).isEqualTo(219_961);
        List<WindborneMove> all = new ArrayList<>();
        for (int i = 0; i < 469 * 469; i++) {
            WindborneMove expected = WindborneMove.opening(
                    rules.grid().cell(i / 469), rules.grid().cell(i % 469));
            if (moves.indexOf(expected) != i) {
                throw new AssertionError(expected + " is not number " + i);
            }
            all.add(expected);
        }
        MoveViews.checkAsList("opening", moves, all);
        MoveViews.checkCodes("opening", rules.start());
        // On White's first turn: a cell less for either by the disk, another less by the pawn; and the swap.
        LegalMoves<WindborneMove> replies =
                rules.start().play(WindborneMove.parse("m13+n14")).legalMoves();
        assertThat(replies.size()).isEqualTo(467 * 467 + 1);
        MoveViews.checkOne("last placement", replies, 467 * 467 - 1, WindborneMove.parse("y25+y25"));
        MoveViews.checkOne("swap", replies, 467 * 467, WindborneMove.swap());
    }

    @Tag("slow")
    @Test
    void aLargeBoardGoesOnWithMoreMovesThanItOpensWith() {
        WindbornePosition position = Samples.largest();
        SlowWindborne slow = Samples.slow(position.rules());
        SlowBoard.Position slowly = slow.read(position.toString());
        List<SlowBoard.Slide> slides =
                slow.slides(slowly).stream().sorted(MoveOrder.SLIDES).toList();
        List<Cell> cells = position.rules().grid().all().stream()
                .filter(cell -> position.diskAt(cell).isEmpty())
                .toList();
        assertThat(cells).hasSize(460);
        LegalMoves<WindborneMove> moves = position.legalMoves();
        assertThat(moves.size()).isEqualTo((1 + slides.size()) * 460).isGreaterThan(260_000);
        // A part of them only: the opening's list is gone through whole.
        for (int i = 0; i < moves.size(); i += 7) {
            Cell disk = cells.get(i % 460);
            WindborneMove expected = WindborneMove.turn(disk);
            if (i >= 460) {
                SlowBoard.Slide slide = slides.get(i / 460 - 1);
                expected = WindborneMove.turn(Cell.parse(slide.from()), Cell.parse(slide.to()), disk);
            }
            if (moves.indexOf(expected) != i) {
                throw new AssertionError(expected + " is not number " + i);
            }
            if (i % 1001 == 0) {
                MoveViews.checkOne("regular", moves, i, expected);
            }
        }
        MoveViews.checkCodes("regular", position);
    }

    @Test
    void illegalMovesHaveNoNumber() {
        LegalMoves<WindborneMove> opening =
                WindborneRules.windborne(3).parsePosition("2W/4/2p2/4/b2 b -").legalMoves();
        LegalMoves<WindborneMove> regular = WindborneRules.windborne(3)
                .parsePosition("2w/p3/w1B1b/4/p2 b -")
                .legalMoves();
        for (String move : List.of("swap", "a1+b1", "c3+b1", "b1+c3", "b1+e5", "b1", "b1-c1,c1", "a4+b1", "z99+b1")) {
            checkNone(opening, WindborneMove.parse(move));
        }
        for (String move : List.of("swap", "a2+b2", "c3", "a1-a3,b1", "a1-c3,b1", "b1-c1,c1", "a1-a1,b1", "a1-c2,b1")) {
            checkNone(regular, WindborneMove.parse(move));
        }
    }

    private static void checkNone(LegalMoves<WindborneMove> moves, WindborneMove move) {
        assertThat(moves.indexOf(move)).as("%s", move).isEqualTo(-1);
        assertThat(moves.contains(move)).as("%s", move).isFalse();
        assertThat(moves.asList().contains(move)).as("%s", move).isFalse();
    }

    @Test
    void numbersBeyondTheMovesAreRefused() {
        LegalMoves<WindborneMove> moves = WindborneRules.windborne(7).start().legalMoves();
        assertThat(moves.size()).isEqualTo(16129);
        for (int index : new int[] {-1, 16129, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> moves.get(index));
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> moves.asList().get(index));
        }
    }

    /** Won by a group, and lost for want of a cell. */
    @ParameterizedTest
    @ValueSource(strings = {"2/1B1/w1 b -", "bb/wwb/Bw w -"})
    void aFinishedGameHasNone(String text) {
        LegalMoves<WindborneMove> moves =
                WindborneRules.windborne(2).withPawns(1).parsePosition(text).legalMoves();
        MoveViews.checkAsList("over", moves, List.of());
        for (String move : List.of("swap", "a2", "a1+a2", "b2-c2,a2", "z99")) {
            checkNone(moves, WindborneMove.parse(move));
        }
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> moves.get(0));
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(() -> moves.random(new Random(1)));
        assertThatExceptionOfType(NoSuchElementException.class)
                .isThrownBy(() -> moves.iterator().next());
    }

    /** One cell is without a disk, and the pawn on it is shut in by White's disks. */
    @Test
    void asFewAsOne() {
        WindbornePosition position = WindborneRules.windborne(2).withPawns(1).parsePosition("bb/wwb/pw b -");
        MoveViews.checkAsList("one move", position.legalMoves(), List.of(WindborneMove.parse("a1")));
        // One of its neighbours now holds a black disk, with a white one beyond.
        WindbornePosition open = WindborneRules.windborne(2).withPawns(1).parsePosition("bw/bwb/pw b -");
        MoveViews.checkAsList(
                "two moves",
                open.legalMoves(),
                Stream.of("a1", "a1-a2,a1").map(WindborneMove::parse).toList());
    }

    /** Whatever its turn is, White's first may be the swap, which then comes last. */
    @Test
    void theSwapComesLast() {
        for (int pawns = 1; pawns <= 3; pawns++) {
            WindborneRules rules = WindborneRules.windborne(2).withPawns(pawns);
            LegalMoves<WindborneMove> moves =
                    rules.start().play(WindborneMove.parse("a1+b2")).legalMoves();
            assertThat(moves.indexOf(WindborneMove.swap())).isEqualTo(moves.size() - 1);
            // Regular: from the centre the pawn has six ways of one step, one of them onto Black's disk. Opening: a
            // disk and a pawn on any cells but the two taken, the pawn on the new disk too.
            assertThat(moves.size()).isEqualTo(pawns == 1 ? (1 + 5) * 6 + 1 : 5 * 5 + 1);
            LegalMoves<WindborneMove> without = rules.withSwap(false)
                    .start()
                    .play(WindborneMove.parse("a1+b2"))
                    .legalMoves();
            assertThat(without.asList()).isEqualTo(moves.asList().subList(0, moves.size() - 1));
            checkNone(without, WindborneMove.swap());
        }
    }

    @Test
    void theListCannotBeChanged() {
        List<WindborneMove> moves =
                WindborneRules.windborne(3).start().legalMoves().asList();
        Iterator<WindborneMove> iterator = moves.iterator();
        iterator.next();
        WindborneMove move = WindborneMove.swap();
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> moves.add(move));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> moves.remove(0));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(() -> moves.set(0, move));
        assertThatExceptionOfType(UnsupportedOperationException.class).isThrownBy(iterator::remove);
    }

    @Test
    void anIteratorEndsWithNoSuchElement() {
        Iterator<WindborneMove> iterator =
                WindborneRules.windborne(3).start().legalMoves().iterator();
        iterator.forEachRemaining(move -> {});
        assertThat(iterator.hasNext()).isFalse();
        assertThatExceptionOfType(NoSuchElementException.class).isThrownBy(iterator::next);
    }
}
