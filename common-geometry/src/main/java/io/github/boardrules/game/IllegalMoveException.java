package io.github.boardrules.game;

import java.util.Objects;

/** Thrown when an illegal move is played: carries the violation, the move and the position, which stays as it was. */
public final class IllegalMoveException extends IllegalArgumentException {
    /** The stable code of this kind of error; {@link Violation#code()} says which rule was broken. */
    public static final String CODE = "illegal-move";

    private static final long serialVersionUID = 1;

    private final transient Violation violation;
    private final transient Move move;
    private final transient Position<?> position;

    /**
     * Makes the exception.
     *
     * @param violation why the move is illegal
     * @param move the move
     * @param position where it was tried
     */
    public IllegalMoveException(Violation violation, Move move, Position<?> position) {
        super(move + " is illegal: " + violation.message() + " [" + violation.code() + "]");
        this.violation = violation;
        this.move = Objects.requireNonNull(move, "move");
        this.position = Objects.requireNonNull(position, "position");
    }

    /**
     * Returns why the move is illegal.
     *
     * @return the violation
     */
    public Violation violation() {
        return violation;
    }

    /**
     * Returns the move.
     *
     * @return the refused move
     */
    public Move move() {
        return move;
    }

    /**
     * Returns where the move was tried.
     *
     * @return the position, unchanged
     */
    public Position<?> position() {
        return position;
    }
}
