package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.game.CodedPosition;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** Holds a view of legal moves against a list of what it must show. */
public final class MoveViews {
    /** Of more moves than these some are looked at one by one. */
    private static final int FEW = 2_000;

    private MoveViews() {}

    /** Looks at the moves in every way that there is. */
    public static <M extends Move> void check(String what, LegalMoves<M> moves, List<M> expected) {
        assertThat(moves.size()).as(what).isEqualTo(expected.size());
        assertThat(moves.isEmpty()).as(what).isEqualTo(expected.isEmpty());
        List<M> iterated = new ArrayList<>();
        moves.forEach(iterated::add);
        assertThat(iterated).as(what).isEqualTo(expected);
        assertThat(moves.asList()).as(what).isEqualTo(expected);
        assertThat(moves.stream().toList()).as(what).isEqualTo(expected);
        int step = Math.max(1, expected.size() / FEW);
        for (int i = 0; i < expected.size(); i += step) {
            checkOne(what, moves, i, expected.get(i));
        }
    }

    /** Looks at all that lists and streams promise besides. */
    public static <M extends Move> void checkAsList(String what, LegalMoves<M> moves, List<M> expected) {
        check(what, moves, expected);
        ListLaws.check(what, moves.asList(), expected);
        ListLaws.checkStreams(what, moves::stream, expected);
    }

    /** Looks at one of the moves in every way that does not list others. */
    public static <M extends Move> void checkOne(String what, LegalMoves<M> moves, int index, M move) {
        assertThat(moves.get(index)).as(what).isEqualTo(move);
        assertThat(moves.indexOf(move)).as(what).isEqualTo(index);
        assertThat(moves.asList().get(index)).as(what).isEqualTo(move);
        assertThat(moves.asList().indexOf(move)).as(what).isEqualTo(index);
        assertThat(moves.contains(move)).as(what).isTrue();
        assertThat(moves.random(always(index, moves.size()))).as(what).isEqualTo(move);
    }

    /** Looks at the codes of all moves, which are in the order of the moves, and at buffers that are too long or too short. */
    public static <M extends Move> void checkCodes(String what, CodedPosition<M> position) {
        LegalMoves<M> moves = position.legalMoves();
        int[] codes = new int[moves.size() + 3];
        assertThat(position.moveCount()).as(what).isEqualTo(moves.size());
        assertThat(position.moveCodes(codes)).as(what).isEqualTo(moves.size());
        int[] oneByOne = new int[moves.size()];
        List<M> decoded = new ArrayList<>();
        for (int i = 0; i < moves.size(); i++) {
            oneByOne[i] = position.moveCode(i);
            decoded.add(position.decode(codes[i]));
        }
        assertThat(Arrays.copyOf(codes, moves.size())).as(what).isEqualTo(oneByOne);
        assertThat(decoded).as(what).isEqualTo(moves.asList());
        if (!moves.isEmpty()) {
            int[] tooShort = new int[moves.size() - 1];
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .as(what)
                    .isThrownBy(() -> position.moveCodes(tooShort));
        }
    }

    /** Gives one number, which must have been asked for below a bound: if each is as likely, so is each move. */
    private static RandomGenerator always(int number, int expectedBound) {
        return new RandomGenerator() {
            @Override
            public int nextInt(int bound) {
                assertThat(bound).isEqualTo(expectedBound);
                return number;
            }

            @Override
            public long nextLong() {
                throw new AssertionError("only one number below the size is to be taken");
            }
        };
    }
}
