/**
 * Windborne: disks that part neutral pawns on a hexagonal board.
 *
 * <p>Begin with {@link io.github.boardrules.windborne.WindborneRules#windborne(int)}:
 *
 * <pre>{@code
 * WindbornePosition position = WindborneRules.windborne(7).start();
 * position = position.play(WindborneMove.parse("d4+e5"));
 * }</pre>
 */
@NullMarked
package io.github.boardrules.windborne;

import org.jspecify.annotations.NullMarked;
