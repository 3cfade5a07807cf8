/**
 * Cells and the boards they form: the square and the hexagonal grid, directions, lines, sets of cells and symmetries.
 *
 * <p>Both kinds of board count alike. A {@link io.github.boardrules.geometry.Cell} has a file, written as a letter, and a
 * rank, written as a number; in code both count from 0, so {@code a1} is {@code new Cell(0, 0)} and {@code d3} is
 * {@code new Cell(3, 2)}. {@link io.github.boardrules.geometry.SquareGrid} of side 6 looks so:
 *
 * <pre>
 *      a b c d e f
 *   6  . . . . . .  6
 *   5  . . . . . .  5
 *   4  . . . . . .  4
 *   3  . . . . . .  3
 *   2  . . . . . .  2
 *   1  . . . . . .  1
 *      a b c d e f
 * </pre>
 *
 * <p>and {@link io.github.boardrules.geometry.HexGrid} of side 4 so: a number stands at the left end of its rank, and a
 * letter at the lower end of its file, which leads up and to the left:
 *
 * <pre>
 *      7  . . . .
 *     6  . . . . .
 *    5  . . . . . .
 *   4  . . . . . . .
 *    3  . . . . . . g
 *     2  . . . . . f
 *      1  . . . . e
 *          a b c d
 * </pre>
 *
 * <p>A {@link io.github.boardrules.geometry.Direction} changes file, rank, or both by one. These lead from the cell
 * {@code o} on the square board, and on the hexagonal one, which has six:
 *
 * <pre>
 *   NORTH_WEST  NORTH  NORTH_EAST        NORTH   NORTH_EAST
 *             \   |   /                       \   /
 *        WEST -   o   - EAST           WEST -   o   - EAST
 *             /   |   \                       /   \
 *   SOUTH_WEST  SOUTH  SOUTH_EAST   SOUTH_WEST   SOUTH
 * </pre>
 *
 * <p>A cell's <em>index</em> numbers the cells of a board from 0 without gaps, rank by rank; its <em>bit</em> is
 * {@code rank * width + file} and is what the 64-bit words of a {@link io.github.boardrules.geometry.CellSet} are
 * addressed by. On a square board the two are the same number. Both orders, and the order of cells themselves, agree.
 *
 * <p>Everything here is immutable and may be shared between threads, but for a
 * {@link io.github.boardrules.geometry.TextReader}. No method takes or returns null; a null argument is answered by a
 * {@link NullPointerException}. Other arguments that cannot be are answered by an {@link IllegalArgumentException} (for
 * texts a {@link io.github.boardrules.geometry.NotationException}) or {@link IndexOutOfBoundsException}, and change
 * nothing. Boards are made once, at most 26 cells wide; what costs more than a look at a table says so.
 */
@NullMarked
package io.github.boardrules.geometry;

import org.jspecify.annotations.NullMarked;
