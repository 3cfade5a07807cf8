/**
 * What programs that learn need: positions as planes, moves as numbers, and rows to learn from, played by players
 * against themselves.
 *
 * <p>An {@link io.github.boardrules.examples.bots.learning.Encoder} turns a game's positions and moves into numbers and
 * back; only encoders know a game. {@link io.github.boardrules.examples.bots.learning.SelfPlay} writes files for NumPy.
 */
@NullMarked
package io.github.boardrules.examples.bots.learning;

import org.jspecify.annotations.NullMarked;
