/**
 * V.A.W. (Villagers and Warriors): jumps over phalanxes on a square board.
 *
 * <p>Begin with {@link io.github.boardrules.vaw.VawRules#vaw(int)}:
 *
 * <pre>{@code
 * VawPosition position = VawRules.vaw(8).start();
 * position = position.play(VawMove.parse("a3-a5"));
 * }</pre>
 *
 * <p><img src="{@docRoot}/doc-files/start.svg" width="420" alt="The start on the board of 8 x 8: files a to h from left to right, ranks
 * 1 to 8 from below; White's villagers fill ranks 2 and 3, Black's ranks 6 and 7">
 *
 * <p>Files are lettered from White's left and ranks numbered from White's side. In code a
 * {@link io.github.boardrules.geometry.Cell} counts both from 0: {@code a1} is {@code new Cell(0, 0)}. Boards have 6 to
 * 16 files and as many ranks.
 *
 * <p>The rules, in words, pictures and worked examples:
 * <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#jumps">jumps</a>,
 * <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#turns-and-passing">passing</a>,
 * <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#end-and-result">the result</a>,
 * <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#refusals">refusals</a>.
 *
 * <p>Everything here but {@link io.github.boardrules.vaw.VawSetup} is immutable and may be shared between threads. Nulls
 * and errors are as {@linkplain io.github.boardrules.game in every game}.
 */
@NullMarked
package io.github.boardrules.vaw;

import org.jspecify.annotations.NullMarked;
