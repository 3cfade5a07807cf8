/**
 * Cells and the boards they form: the square and the hexagonal grid, directions, lines, sets of cells and symmetries.
 *
 * <p>Both games count alike. A {@link io.github.boardrules.geometry.Cell} has a file (a column, written as a letter)
 * and a rank (a row, written as a number), both from 0 in code. A cell's <em>index</em> numbers the cells of a board
 * from 0 without gaps, rank by rank; its <em>bit</em> is {@code rank * width + file} and is what the 64-bit words of a
 * {@link io.github.boardrules.geometry.CellSet} are addressed by. On a square board the two are the same number. Both
 * orders, and the order of cells themselves, agree.
 *
 * <p>Everything here is immutable and may be shared between threads.
 */
@NullMarked
package io.github.boardrules.geometry;

import org.jspecify.annotations.NullMarked;
