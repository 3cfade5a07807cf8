package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.boardrules.game.IllegalMoveException;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Violation;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Which moves are legal: one answer, whoever is asked. */
interface MoveLaws extends Laws {
    @Property(tries = 150)
    default void allFacesAgreeOnWhatIsLegal(@ForAll("situations") Situation situation) {
        Position<Move> position = situation.position();
        LegalMoves<Move> moves = position.legalMoves();
        for (Move move : situation.moves()) {
            boolean legal = moves.contains(move);
            assertThat(position.isLegal(move)).as("isLegal(%s)", move).isEqualTo(legal);
            assertThat(position.violation(move).isEmpty())
                    .as("violation(%s)", move)
                    .isEqualTo(legal);
            assertThat(moves.asList().contains(move)).as("asList has %s", move).isEqualTo(legal);
            int index = moves.indexOf(move);
            assertThat(index >= 0).as("indexOf(%s) is %s", move, index).isEqualTo(legal);
            assertThat(index)
                    .isGreaterThanOrEqualTo(-1)
                    .isEqualTo(moves.asList().indexOf(move));
            if (legal) {
                assertThat(moves.get(index)).isEqualTo(move);
            }
        }
    }

    @Property(tries = 150)
    default void movesAreLegalIfAndOnlyIfTheyAreListed(@ForAll("situations") Situation situation) {
        LegalMoves<Move> moves = situation.position().legalMoves();
        if (moves.size() <= MANY) {
            Set<Move> listed = new HashSet<>(moves.asList());
            for (Move move : situation.moves()) {
                assertThat(situation.position().isLegal(move)).as("%s", move).isEqualTo(listed.contains(move));
            }
        }
    }

    @Property(tries = 150)
    default void playRefusesExactlyTheIllegalMovesAndSaysWhy(@ForAll("situations") Situation situation) {
        Position<Move> position = situation.position();
        String text = position.toString();
        for (Move move : situation.moves()) {
            Optional<Violation> violation = position.violation(move);
            IllegalMoveException refusal = catchThrowableOfType(IllegalMoveException.class, () -> position.play(move));
            if (violation.isEmpty()) {
                assertThat(refusal).as("%s", move).isNull();
            } else {
                assertThat(refusal).as("%s", move).isNotNull();
                assertThat(refusal.violation()).isEqualTo(violation.get());
                assertThat(refusal.move()).isEqualTo(move);
                assertThat(refusal.position()).isSameAs(position).hasToString(text);
                assertThat(refusal)
                        .hasMessageContainingAll(
                                move.toString(),
                                violation.get().code(),
                                violation.get().message());
            }
        }
    }

    @Property(tries = 150)
    default void violationsHaveACodeASentenceAndCells(@ForAll("situations") Situation situation) {
        Position<Move> position = situation.position();
        for (Move move : situation.moves()) {
            position.violation(move).ifPresent(violation -> {
                assertThat(violation.code()).matches("[a-z]+(-[a-z]+)*");
                assertThat(violation.message())
                        .contains(" ")
                        .isEqualTo(violation.message().strip());
                assertThat(violation.cells()).doesNotContainNull().doesNotHaveDuplicates();
                assertThat(position.violation(move)).contains(violation);
                assertThatThrownBy(() -> violation.cells().clear()).isInstanceOf(UnsupportedOperationException.class);
                if (violation.code().equals("off-board")) {
                    assertThat(violation.cells())
                            .anyMatch(cell -> !position.rules().grid().contains(cell));
                }
            });
        }
    }

    @Property(tries = 100)
    default void legalMovesAreNumberedInOneOrder(@ForAll("plays") Play play) {
        LegalMoves<Move> moves = play.last().legalMoves();
        int size = moves.size();
        assertThat(moves.isEmpty()).isEqualTo(size == 0);
        assertThat(moves.asList()).hasSize(size);
        Iterator<Move> iterator = moves.iterator();
        Iterator<Move> listed = moves.asList().iterator();
        Iterator<Move> streamed = moves.stream().iterator();
        for (int i = 0; i < Math.min(size, MANY); i++) {
            Move move = moves.get(i);
            assertThat(iterator.next()).isEqualTo(move);
            assertThat(listed.next()).isEqualTo(move);
            assertThat(streamed.next()).isEqualTo(move);
            assertThat(moves.asList().get(i)).isEqualTo(move);
        }
        assertThat(iterator.hasNext()).isEqualTo(size > MANY);
        assertThat(streamed.hasNext()).isEqualTo(size > MANY);
        Position<Move> again = play.rules().parsePosition(play.last().toString());
        assertThat(Laws.some(again.legalMoves())).isEqualTo(Laws.some(moves));
    }

    @Property(tries = 100)
    default void indexOfFindsWhatGetGivesSoThereAreNoDuplicates(@ForAll("plays") Play play) {
        LegalMoves<Move> moves = play.last().legalMoves();
        int size = moves.size();
        int step = Math.max(1, size / 200);
        for (int i = size - 1; i >= 0; i -= step) {
            assertThat(moves.indexOf(moves.get(i))).isEqualTo(i);
        }
        List<Move> some = moves.asList().subList(0, Math.min(size, MANY));
        assertThat(new HashSet<>(some)).hasSameSizeAs(some);
        assertThat(moves.asList().lastIndexOf(play.rules())).isEqualTo(-1);
        assertThat(moves.asList().contains(play.rules())).isFalse();
    }

    @Property(tries = 50)
    default void thereIsNothingBesideTheLegalMoves(@ForAll("plays") Play play) {
        LegalMoves<Move> moves = play.last().legalMoves();
        for (int index : new int[] {-1, moves.size(), Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            assertThatThrownBy(() -> moves.get(index)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> moves.asList().get(index)).isInstanceOf(IndexOutOfBoundsException.class);
        }
        if (moves.size() <= MANY) {
            Iterator<Move> iterator = moves.iterator();
            iterator.forEachRemaining(move -> assertThat(move).isNotNull());
            assertThat(iterator.hasNext()).isFalse();
            assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
        }
        if (!moves.isEmpty()) {
            Move move = moves.get(0);
            assertThatThrownBy(() -> moves.asList().add(move)).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> moves.asList().remove(move)).isInstanceOf(UnsupportedOperationException.class);
        }
    }

    @Property(tries = 50)
    default void randomMovesAreLegalAndReachAll(@ForAll("plays") Play play) {
        LegalMoves<Move> moves = play.last().legalMoves();
        int size = moves.size();
        Random random = new Random(SEED);
        if (size == 0) {
            assertThatThrownBy(() -> moves.random(random)).isInstanceOf(NoSuchElementException.class);
            return;
        }
        Set<Move> found = new HashSet<>();
        // So many draws miss one of up to 50 moves with a probability below one in 10^15.
        int draws = size <= 50 ? size * 40 : 200;
        for (int i = 0; i < draws; i++) {
            found.add(moves.random(random));
        }
        assertThat(found).allMatch(moves::contains);
        if (size <= 50) {
            assertThat(found).hasSize(size);
        }
    }

    @Property(tries = 50)
    default void aViewOfLegalMovesStaysUsable(@ForAll("plays") Play play) {
        Position<Move> position = play.last();
        LegalMoves<Move> moves = position.legalMoves();
        List<Move> view = moves.asList();
        List<Move> before = Laws.some(moves);
        for (Move move : before.subList(0, Math.min(before.size(), 20))) {
            Laws.some(position.play(move).legalMoves());
        }
        assertThat(Laws.some(moves)).isEqualTo(before);
        assertThat(view).hasSize(moves.size());
        assertThat(Laws.some(position.legalMoves())).isEqualTo(before);
    }
}
