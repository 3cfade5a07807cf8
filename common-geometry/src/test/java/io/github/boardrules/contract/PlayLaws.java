package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Seat;
import io.github.boardrules.game.Violation;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What playing does, and how games end. */
interface PlayLaws extends Laws {
    @Property(tries = 100)
    default void playLeavesThePositionAsItIs(@ForAll("situations") Situation situation) {
        Position<Move> position = situation.position();
        String text = position.toString();
        long key = position.key();
        List<Move> moves = Laws.some(position.legalMoves());
        for (Move move : situation.moves()) {
            if (position.isLegal(move)) {
                Position<Move> next = position.play(move);
                assertThat(next.rules()).isEqualTo(position.rules());
                assertThat(position.play(move)).isEqualTo(next).hasToString(next.toString());
                assertThat(next).isNotEqualTo(position);
                assertThat(next.toString()).isNotEqualTo(text);
            }
        }
        assertThat(position).hasToString(text);
        assertThat(position.key()).isEqualTo(key);
        assertThat(Laws.some(position.legalMoves())).isEqualTo(moves);
    }

    @Property(tries = 100)
    default void aPositionIsOverExactlyWhenNoMoveIsLegal(@ForAll("plays") Play play) {
        for (Position<Move> position : play.positions()) {
            assertThat(position.isOver()).isEqualTo(position.outcome().isPresent());
            assertThat(position.legalMoves().isEmpty()).as("%s", position).isEqualTo(position.isOver());
        }
    }

    @Property(tries = 20)
    default void everyGameEndsAndThenEveryMoveIsRefusedAsGameOver(@ForAll("finishedPlays") Play play) {
        Position<Move> end = play.last();
        assertThat(end.isOver()).as("after %s plies", play.moves().size()).isTrue();
        for (Move move : play.moves()) {
            assertThat(end.violation(move)).map(Violation::code).contains("game-over");
        }
    }

    @Property(tries = 100)
    default void aFinishedPositionRefusesEveryMoveAsGameOverAndNoOtherDoes(@ForAll("situations") Situation situation) {
        Position<Move> position = situation.position();
        for (Move move : situation.moves()) {
            Optional<String> code = position.violation(move).map(Violation::code);
            assertThat(code.equals(Optional.of("game-over")))
                    .as("%s: %s", move, code)
                    .isEqualTo(position.isOver());
        }
    }

    @Example
    default void theFirstSeatMakesTheFirstMove() {
        for (String text : ruleSets()) {
            Position<Move> start = Laws.read(text).start();
            assertThat(start.isOver()).isFalse();
            assertThat(start.seatToMove()).isEqualTo(Seat.FIRST);
        }
    }

    @Property(tries = 100)
    default void seatsTakeTurns(@ForAll("plays") Play play) {
        List<Position<Move>> positions = play.positions();
        for (int ply = 0; ply < play.moves().size(); ply++) {
            Seat seat = positions.get(ply).seatToMove();
            assertThat(positions.get(ply + 1).seatToMove())
                    .as("after %s", play.moves().get(ply))
                    .isEqualTo(seat.opposite());
        }
    }

    @Property(tries = 100)
    default void outcomesAreConsistent(@ForAll("plays") Play play) {
        assertConsistent(play.last());
    }

    @Property(tries = 20)
    default void outcomesOfPlayedGamesAreConsistent(@ForAll("finishedPlays") Play play) {
        assertConsistent(play.last());
    }

    private static void assertConsistent(Position<Move> position) {
        position.outcome().ifPresent(outcome -> {
            Optional<Color> winner = outcome.winner();
            assertThat(outcome.isDraw()).isEqualTo(winner.isEmpty());
            assertThat(outcome.seat()).isEqualTo(winner.map(color -> seatOf(color, position)));
            assertThat(outcome.reason()).matches("[a-z]+(-[a-z]+)*").isNotIn(GameRecord.AGREED_REASONS);
            assertThat(outcome.cells().grid()).isEqualTo(position.rules().grid());
            assertThat(position.outcome()).map(Outcome::toString).contains(outcome.toString());
        });
    }

    private static Seat seatOf(Color color, Position<Move> position) {
        Seat toMove = position.seatToMove();
        return color == position.toMove() ? toMove : toMove.opposite();
    }
}
