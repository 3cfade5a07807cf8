/**
 * Windborne: disks that part neutral pawns on a hexagonal board.
 *
 * <p>Begin with {@link io.github.boardrules.windborne.WindborneRules#windborne(int)}:
 *
 * <pre>{@code
 * WindbornePosition position = WindborneRules.windborne(7).start();
 * position = position.play(WindborneMove.parse("d4+e5"));
 * }</pre>
 *
 * <p><img src="{@docRoot}/doc-files/board.svg" width="420" alt="The board of side 4: ranks 1 to 7 from below, each from left to right;
 * files a to g begin at the lower edges and lead up and to the left">
 *
 * <p>A rank leads from left to right, a file from its letter up and to the left. In code a
 * {@link io.github.boardrules.geometry.Cell} counts both from 0: {@code a1}, the corner at the lower left, is
 * {@code new Cell(0, 0)}. Boards have 2 to 13 cells on a side, and {@code 3n(n-1)+1} cells with {@code n} on a side.
 *
 * <p>The rules, in words, pictures and worked examples:
 * <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#opening-placements">the opening</a>,
 * <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#the-swap">the swap</a>,
 * <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#regular-moves">regular moves</a>,
 * <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#result">the result</a>,
 * <a href="https://github.com/boardrules/board-rules/blob/main/windborne-core/RULES.md#refusals">refusals</a>.
 *
 * <p>Everything here but {@link io.github.boardrules.windborne.WindborneSetup} is immutable and may be shared between
 * threads. Nulls and errors are as {@linkplain io.github.boardrules.game in every game}.
 */
@NullMarked
package io.github.boardrules.windborne;

import org.jspecify.annotations.NullMarked;
