package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.boardrules.game.CodedPosition;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The fast face, of games that have one: the same moves in the same order, leading to the same positions. */
interface CodeLaws extends Laws {
    @Property(tries = 100)
    default void codesAreTheLegalMovesInTheirOrder(@ForAll("plays") Play play) {
        if (play.last() instanceof CodedPosition<Move> position) {
            LegalMoves<Move> moves = position.legalMoves();
            assertThat(position.moveCount()).isEqualTo(moves.size());
            int[] codes = new int[moves.size()];
            assertThat(position.moveCodes(codes)).isEqualTo(codes.length);
            for (int index = 0; index < codes.length; index += 1 + codes.length / 500) {
                int code = position.moveCode(index);
                assertThat(codes[index]).isEqualTo(code);
                assertThat(position.decode(code)).isEqualTo(moves.get(index));
                assertThat(position.playCode(code))
                        .isEqualTo(position.play(moves.get(index)))
                        .hasToString(position.play(moves.get(index)).toString());
            }
        }
    }

    @Property(tries = 50)
    default void codesGoWhereThereIsRoom(@ForAll("plays") Play play) {
        if (play.last() instanceof CodedPosition<Move> position && !position.isOver()) {
            int count = position.moveCount();
            int[] longer = new int[count + 10];
            assertThat(position.moveCodes(longer)).isEqualTo(count);
            assertThat(longer).startsWith(first(position, count));
            assertThatExceptionOfType(IndexOutOfBoundsException.class)
                    .isThrownBy(() -> position.moveCodes(new int[count - 1]));
        }
    }

    private static int[] first(CodedPosition<Move> position, int count) {
        int[] codes = new int[count];
        position.moveCodes(codes);
        return codes;
    }

    @Property(tries = 50)
    default void aGameIsTheSameOnBothFaces(@ForAll("plays") Play play) {
        if (play.positions().get(0) instanceof CodedPosition<Move> start) {
            CodedPosition<Move> position = start;
            for (Move move : play.moves()) {
                position = position.playCode(
                        position.moveCode(position.legalMoves().indexOf(move)));
            }
            assertThat(position).isEqualTo(play.last()).hasSameHashCodeAs(play.last());
            assertThat(position.key()).isEqualTo(play.last().key());
            assertThat(position.outcome()).isEqualTo(play.last().outcome());
        }
    }
}
