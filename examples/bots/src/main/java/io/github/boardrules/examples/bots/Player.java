package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.util.function.Consumer;

/**
 * Finds a move. A player may keep what it learns from one move to the next, so it serves one game at a time; for one
 * thread, though it may use more within.
 *
 * @param <M> the game's type of moves
 */
public interface Player<M extends Move> extends AutoCloseable {
    /**
     * Finds a move. Comes back soon after the budget is spent, with a legal move even if there was no time at all.
     *
     * @param position a position in which the game goes on, of any game and rule set that the player was made for
     * @param budget how long to search; another thread may stop it
     * @param progress told from time to time what is best so far, on the calling thread
     * @return the move, and what the search found out
     * @throws IllegalArgumentException if the game is over
     */
    Report<M> choose(Position<M> position, Budget budget, Consumer<? super Report<M>> progress);

    /**
     * Finds a move without telling of progress.
     *
     * @param position a position in which the game goes on
     * @param budget how long to search
     * @return the move, and what the search found out
     */
    default Report<M> choose(Position<M> position, Budget budget) {
        return choose(position, budget, report -> {});
    }

    /** Forgets what was learnt: the next position is of another game. */
    default void newGame() {}

    /** Gives back threads and the like. */
    @Override
    default void close() {}
}
