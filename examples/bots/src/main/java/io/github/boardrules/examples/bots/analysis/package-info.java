/**
 * What a player thinks of positions and games: the best lines with their scores, and the moves that gave winning chances
 * away.
 */
@NullMarked
package io.github.boardrules.examples.bots.analysis;

import org.jspecify.annotations.NullMarked;
