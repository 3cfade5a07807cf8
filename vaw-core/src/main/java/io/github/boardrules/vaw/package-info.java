/**
 * V.A.W. (Villagers and Warriors): jumps over phalanxes on a square board.
 *
 * <p>Begin with {@link io.github.boardrules.vaw.VawRules#vaw(int)}:
 *
 * <pre>{@code
 * VawPosition position = VawRules.vaw(8).start();
 * position = position.play(VawMove.parse("a3-a5"));
 * }</pre>
 */
@NullMarked
package io.github.boardrules.vaw;

import org.jspecify.annotations.NullMarked;
