package io.github.boardrules.game;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.Optional;

/**
 * Thrown for the text of a record that follows the grammar but tells an impossible game: an illegal move, a move after
 * the end, or a result that contradicts the moves. What came before is handed over.
 */
public final class RecordException extends IllegalArgumentException {
    /** The stable code of this kind of error; {@link #violation()} says which rule a move broke. */
    public static final String CODE = "record";

    private static final long serialVersionUID = 1;

    private final transient GameRecord<?> record;
    private final transient List<GameRecord<?>> before;
    private final transient Optional<Violation> violation;

    RecordException(String problem, GameRecord<?> record, List<GameRecord<?>> before, Optional<Violation> violation) {
        super(problem);
        this.record = record;
        this.before = ImmutableList.copyOf(before);
        this.violation = violation;
    }

    /**
     * Returns the impossible game as far as it was possible.
     *
     * @return the record up to the problem
     */
    public GameRecord<?> record() {
        return record;
    }

    /**
     * Returns the records that stand before it in the text.
     *
     * @return an immutable list, empty where it is the first
     */
    public List<GameRecord<?>> before() {
        return before;
    }

    /**
     * Returns where the problem is.
     *
     * @return the 0-based ply of the illegal move, or the number of plies where the result is the problem
     */
    public int ply() {
        return record.plies();
    }

    /**
     * Returns why the move is illegal.
     *
     * @return the violation, empty where no move but the result is the problem
     */
    public Optional<Violation> violation() {
        return violation;
    }
}
