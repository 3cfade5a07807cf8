package io.github.boardrules.game;

/**
 * The fast face of a position, for programs that play millions of moves: moves as {@code int} codes, in the caller's
 * buffers, played without a check.
 *
 * <p>A code, which can be any {@code int}, names the same move in every position of the same rules. It means nothing across rules or versions; texts are
 * for that. The order of codes is that of {@link #legalMoves()}, and both faces are one kernel: the same moves, the same
 * results. Immutable and thread-safe like every position.
 *
 * @param <M> the game's type of moves
 */
public interface CodedPosition<M extends Move> extends Position<M> {
    /**
     * Returns the number of legal moves.
     *
     * @return {@code legalMoves().size()}, 0 where the game is over
     */
    int moveCount();

    /**
     * Returns the code of a legal move, without listing the others.
     *
     * @param index from 0 to {@code moveCount() - 1}; this is not checked
     * @return the code
     */
    int moveCode(int index);

    /**
     * Lists the codes of all legal moves.
     *
     * @param buffer where they go, from the first element on
     * @return their number; what the buffer holds after them is undefined
     * @throws IndexOutOfBoundsException if the buffer is too short
     */
    int moveCodes(int[] buffer);

    /**
     * Returns the move with a code.
     *
     * @param code a code got from a position of these rules; for any other the answer is undefined
     * @return the move
     */
    M decode(int code);

    /**
     * Plays a move without checking it.
     *
     * @param code the code of a legal move; after any other the position is undefined
     * @return the position after it; this one stays as it is
     */
    CodedPosition<M> playCode(int code);
}
