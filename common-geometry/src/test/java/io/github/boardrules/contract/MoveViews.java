package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/** Holds a view of legal moves against a list of what it must show. */
public final class MoveViews {
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
        for (int i = 0; i < expected.size(); i++) {
            checkOne(what, moves, i, expected.get(i));
        }
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
