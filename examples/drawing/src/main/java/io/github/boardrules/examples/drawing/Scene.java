package io.github.boardrules.examples.drawing;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.geometry.Cell;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What is shown: a position and, where it comes from a record, how it was reached and how the game ended.
 *
 * @param position the position
 * @param last the move that led to it, if known
 * @param outcome how the game ended, by the rules or by what people agreed; empty while it goes on
 */
public record Scene(Position<?> position, Optional<PlayedMove> last, Optional<Outcome> outcome) {
    /**
     * A move where it was played.
     *
     * @param ply the number of moves before it
     * @param before the position in which it was played
     * @param move the move
     */
    public record PlayedMove(int ply, Position<?> before, Move move) {}

    /** Checks for nulls. */
    public Scene {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(last, "last");
        Objects.requireNonNull(outcome, "outcome");
    }

    /** Returns the scene of a position without a past. */
    public static Scene of(Position<?> position) {
        return new Scene(position, Optional.empty(), position.outcome());
    }

    /** Returns the scene at the end of a record. */
    public static Scene of(GameRecord<?> record) {
        return of(record, record.plies());
    }

    /** Returns the scene after the first moves of a record. */
    public static Scene of(GameRecord<?> record, int ply) {
        Position<?> position = record.positionAt(ply);
        Optional<PlayedMove> last = ply == 0
                ? Optional.empty()
                : Optional.of(new PlayedMove(
                        ply - 1, record.positionAt(ply - 1), record.moves().get(ply - 1)));
        return new Scene(position, last, ply == record.plies() ? record.outcome() : position.outcome());
    }

    /** Returns the view of the game. */
    public GameView view() {
        return GameView.of(position.rules());
    }

    /** Returns the cells that decided the game; empty while it goes on or where no cells did. */
    List<Cell> decisive() {
        return outcome.map(end -> List.copyOf(end.cells())).orElse(List.of());
    }

    /** Returns what the last move left to mark. */
    Trace trace() {
        return last.map(played -> view().trace(played.move())).orElse(Trace.NONE);
    }

    /** Returns the cells that a drawing without layers marks: those that decided, else those of the last move. */
    List<Cell> marked() {
        return decisive().isEmpty() ? trace().cells() : decisive();
    }
}
