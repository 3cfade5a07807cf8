/** Boards in words, as text and as SVG: a view per game, the rest the same for all games. */
@NullMarked
package io.github.boardrules.examples.drawing;

import org.jspecify.annotations.NullMarked;
