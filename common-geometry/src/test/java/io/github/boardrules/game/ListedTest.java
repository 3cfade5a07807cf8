package io.github.boardrules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.contract.ToyGame;
import io.github.boardrules.contract.ToyGame.ToyMove;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.NotationException;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a game gets that lists its moves: their views and drafts. */
class ListedTest {
    private static final Position<ToyMove> START = new ToyGame().rules("toylet").start();

    private static final ImmutableMap<String, String> OPPOSITE = ImmutableMap.of("a1", "b2", "a2", "b1", "b2", "a1");

    private static Choice cell(String cell) {
        return new Choice.At("cell", Cell.parse(cell));
    }

    /** The moves come as a1, b1, a2, b2; each is chosen by the cell opposite, but b1 by a word. */
    @Test
    void choicesAreCellsInTheOrderOfTheBoardAndThenWords() {
        Choice word = new Choice.Word("the corner");
        MoveDraft<ToyMove> draft = MoveDraft.of(
                START,
                move -> List.of(
                        move.toString().equals("b1") ? word : cell(OPPOSITE.getOrDefault(move.toString(), "b1"))));
        assertThat(draft.choices()).containsExactly(cell("a1"), cell("b1"), cell("b2"), word);
        assertThat(draft.choose(word).move()).contains(new ToyMove(Cell.parse("b1")));
        assertThat(draft.choose(cell("b1")).move()).contains(new ToyMove(Cell.parse("a2")));
    }

    @Test
    void twoWordsKeepTheOrderOfTheirMoves() {
        MoveDraft<ToyMove> draft = MoveDraft.of(START, move -> List.of(new Choice.Word("to " + move.cell())));
        assertThat(draft.choices().stream().map(Choice::toString))
                .isEqualTo(START.legalMoves().stream().map(move -> "to " + move).toList());
    }

    @Test
    void listsContainNothingButMoves() {
        List<ToyMove> moves = START.legalMoves().asList();
        List<?> any = moves;
        assertThat(any.contains(new ToyMove(Cell.parse("b2")))).isTrue();
        assertThat(any.contains(new ToyMove(Cell.parse("c1")))).isFalse();
        assertThat(any.contains("b2")).isFalse();
        assertThat(any.contains(null)).isFalse();
        assertThat(any.contains(new OtherMove())).isFalse();
        List<?> own = new OwnView(START.legalMoves()).asList();
        assertThat(own.contains(new ToyMove(Cell.parse("b2")))).isTrue();
        assertThat(own.contains(new OtherMove())).isFalse();
        assertThat(START.legalMoves()).hasToString("4 legal moves");
    }

    @Test
    void movesAsTextAreReadAndJudged() {
        assertThat(START.violation("c1").map(Violation::code)).contains("off-board");
        assertThat(START.violation("a1")).isEmpty();
        assertThatExceptionOfType(NotationException.class).isThrownBy(() -> START.violation("1a"));
    }

    /** A view that takes moves of its own game alone, as those of the games do. */
    private static final class OwnView extends LegalMoves<ToyMove> {
        private final LegalMoves<ToyMove> moves;

        OwnView(LegalMoves<ToyMove> moves) {
            this.moves = moves;
        }

        @Override
        public int size() {
            return moves.size();
        }

        @Override
        public ToyMove get(int index) {
            return moves.get(index);
        }

        @Override
        public int indexOf(ToyMove move) {
            return moves.indexOf(move);
        }

        @Override
        public boolean contains(ToyMove move) {
            return moves.contains(move);
        }
    }

    private record OtherMove() implements Move {
        @Override
        public OtherMove transformed(GameSymmetry symmetry) {
            return this;
        }
    }
}
