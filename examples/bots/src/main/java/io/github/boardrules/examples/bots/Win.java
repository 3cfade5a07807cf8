package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Move;

/**
 * A move that is proven to win. Immutable.
 *
 * @param <M> the game's type of moves
 * @param move the move
 * @param plies how many plies on the game is won at the latest, whatever the other side does, this move included
 */
public record Win<M extends Move>(M move, int plies) {
    /** Returns the score of the position, for the side to move. */
    int score() {
        return Evaluation.WON - plies;
    }
}
