/**
 * What every game here is made of: rule sets, positions, moves, legal moves, outcomes, refusals, drafts and records.
 *
 * <p>Programs that serve any game use this package alone: {@link io.github.boardrules.game.Games#rules(String)} gives a
 * {@link io.github.boardrules.game.Rules}, which gives the first {@link io.github.boardrules.game.Position}, which gives
 * its {@link io.github.boardrules.game.LegalMoves}, and {@link io.github.boardrules.game.Position#play} the next
 * position.
 *
 * <p>Each position has a text: the rows from the highest rank down, a number standing for that many empty cells, then who
 * is to move, then what else the game remembers. {@code 6/vvvvvv/vvvvvv/VVVVVV/VVVVVV/6 w 0} is, in V.A.W.,
 *
 * <pre>
 *      a b c d e f
 *   6  . . . . . .  6
 *   5  v v v v v v  5
 *   4  v v v v v v  4
 *   3  V V V V V V  3
 *   2  V V V V V V  2
 *   1  . . . . . .  1
 *      a b c d e f
 * </pre>
 *
 * <p>with White to move. {@link io.github.boardrules.geometry} tells how cells are counted.
 *
 * <p>Everything here is immutable and may be shared between threads. No method takes or returns null: what may be missing
 * is an {@link java.util.Optional}, and a null argument is answered by a {@link NullPointerException}. What is wrong in a
 * text, a move or a record is answered by one of the exceptions of this package or a
 * {@link io.github.boardrules.geometry.NotationException}; all of them are {@link IllegalArgumentException}s with a
 * sentence that can be shown to people, and after any of them every object is as it was. Texts may come from strangers:
 * what reading one costs is bounded by its length. Lists, sets and maps that are returned cannot be
 * changed.
 */
@NullMarked
package io.github.boardrules.game;

import org.jspecify.annotations.NullMarked;
