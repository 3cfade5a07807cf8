/**
 * Players that find a move: at random, greedily, by alpha-beta search, and by Monte Carlo tree search.
 *
 * <p>All of them are {@link io.github.boardrules.examples.bots.Player}s: a position and a
 * {@link io.github.boardrules.examples.bots.Budget} in, a {@link io.github.boardrules.examples.bots.Report} out. They know
 * no game; only evaluations do.
 */
@NullMarked
package io.github.boardrules.examples.bots;

import org.jspecify.annotations.NullMarked;
