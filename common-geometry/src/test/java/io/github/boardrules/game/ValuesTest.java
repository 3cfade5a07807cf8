package io.github.boardrules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.contract.ToyGame;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import io.github.boardrules.geometry.NotationException;
import io.github.boardrules.geometry.Null;
import io.github.boardrules.geometry.SquareGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The small values and the exceptions. */
class ValuesTest {
    private static final Cell A1 = Cell.parse("a1");
    private static final CellSet NONE = SquareGrid.of(3).none();

    @Test
    void colorsAndSeatsHaveTextsAndOpposites() {
        assertThat(Color.values()).extracting(Color::toString).containsExactly("white", "black");
        assertThat(Color.values()).extracting(Color::letter).containsExactly('w', 'b');
        assertThat(Color.WHITE.opposite()).isEqualTo(Color.BLACK);
        assertThat(Color.BLACK.opposite()).isEqualTo(Color.WHITE);
        assertThat(Seat.values()).extracting(Seat::toString).containsExactly("first", "second");
        assertThat(Seat.FIRST.opposite()).isEqualTo(Seat.SECOND);
        assertThat(Seat.SECOND.opposite()).isEqualTo(Seat.FIRST);
    }

    @Test
    void outcomesHaveWinnerAndSeatOrNeither() {
        Outcome won = new Outcome(Optional.of(Color.BLACK), Optional.of(Seat.FIRST), "group", NONE);
        Outcome drawn = new Outcome(Optional.empty(), Optional.empty(), "level", NONE);
        assertThat(won).hasToString("black (group)");
        assertThat(won.isDraw()).isFalse();
        assertThat(drawn).hasToString("draw (level)");
        assertThat(drawn.isDraw()).isTrue();
        assertThatThrownBy(() -> new Outcome(Optional.of(Color.BLACK), Optional.empty(), "group", NONE))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Outcome(Optional.empty(), Optional.of(Seat.FIRST), "group", NONE))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void outcomesFollowSymmetries() {
        Outcome won = new Outcome(
                Optional.of(Color.BLACK),
                Optional.of(Seat.FIRST),
                "group",
                SquareGrid.of(3).set(A1));
        GameSymmetry mirror = new GameSymmetry(SquareGrid.of(3).symmetries().get(1), false);
        GameSymmetry swap = new GameSymmetry(mirror.board(), true);
        CellSet image = SquareGrid.of(3).set(Cell.parse("c1"));
        assertThat(won.transformed(mirror)).isEqualTo(new Outcome(won.winner(), won.seat(), "group", image));
        assertThat(won.transformed(swap))
                .isEqualTo(new Outcome(Optional.of(Color.WHITE), Optional.of(Seat.SECOND), "group", image));
        assertThat(mirror).hasToString("mirror-files");
        assertThat(swap).hasToString("mirror-files+swap-colors");
        assertThat(swap.then(mirror).isIdentity()).isFalse();
        assertThat(swap.then(swap).isIdentity()).isTrue();
    }

    @Test
    void violationsKeepACopyOfTheirCells() {
        List<Cell> cells = new ArrayList<>(List.of(A1));
        Violation violation = new Violation("taken", cells, "a1 is taken");
        cells.clear();
        assertThat(violation.cells()).containsExactly(A1).isUnmodifiable();
        assertThat(violation).hasToString("taken: a1 is taken");
    }

    @Test
    void choicesAreCellsInRolesOrWords() {
        Choice at = new Choice.At("landing", A1);
        Choice word = new Choice.Word("pass");
        assertThat(at).hasToString("landing a1");
        assertThat(at.cell()).contains(A1);
        assertThat(word).hasToString("pass");
        assertThat(word.cell()).isEmpty();
    }

    @Test
    void exceptionsCarryTheirReasons() {
        ToyGame.ToyRules rules = new ToyGame().rules("toy 3");
        Violation violation = new Violation("taken", List.of(A1), "a1 is taken");
        ToyGame.ToyMove move = rules.parseMove("a1");
        IllegalMoveException illegal = new IllegalMoveException(violation, move, rules.start());
        assertThat(illegal).hasMessage("a1 is illegal: a1 is taken [taken]");
        assertThat(illegal.violation()).isEqualTo(violation);
        assertThat(illegal.move()).isEqualTo(move);
        assertThat(illegal.position()).isEqualTo(rules.start());
        List<String> problems = new ArrayList<>(List.of("one", "two"));
        PositionException position = new PositionException(problems);
        RulesException noRules = new RulesException(problems);
        problems.clear();
        assertThat(position).hasMessage("one; two");
        assertThat(position.problems()).containsExactly("one", "two").isUnmodifiable();
        assertThat(noRules).hasMessage("one; two");
        assertThat(noRules.problems()).containsExactly("one", "two").isUnmodifiable();
        assertThat(List.of(
                        NotationException.CODE,
                        PositionException.CODE,
                        RulesException.CODE,
                        IllegalMoveException.CODE,
                        RecordException.CODE))
                .containsExactly("notation", "position", "rules", "illegal-move", "record");
    }

    @Test
    void nullIsNoPart() {
        assertThatNullPointerException().isThrownBy(() -> new Violation(Null.of(), List.of(), ""));
        assertThatNullPointerException().isThrownBy(() -> new Violation("", Null.of(), ""));
        assertThatNullPointerException().isThrownBy(() -> new Violation("", List.of(), Null.of()));
        assertThatNullPointerException().isThrownBy(() -> new Choice.At(Null.of(), A1));
        assertThatNullPointerException().isThrownBy(() -> new Choice.At("", Null.of()));
        assertThatNullPointerException().isThrownBy(() -> new Choice.Word(Null.of()));
        assertThatNullPointerException().isThrownBy(() -> new GameSymmetry(Null.of(), false));
        assertThatNullPointerException().isThrownBy(() -> new Outcome(Null.of(), Optional.empty(), "", NONE));
        assertThatNullPointerException()
                .isThrownBy(() -> new Outcome(Optional.empty(), Optional.empty(), "", Null.of()));
    }
}
