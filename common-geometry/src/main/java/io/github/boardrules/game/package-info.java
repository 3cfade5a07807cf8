/**
 * What every game here is made of: rule sets, positions, moves, legal moves, outcomes, refusals, drafts and records.
 *
 * <p>Programs that serve any game use this package alone: {@link io.github.boardrules.game.Games#rules(String)} gives a
 * {@link io.github.boardrules.game.Rules}, which gives the first {@link io.github.boardrules.game.Position}, which gives
 * its {@link io.github.boardrules.game.LegalMoves}, and {@link io.github.boardrules.game.Position#play} the next
 * position. Everything here is immutable and may be shared between threads. Null arguments are refused with a
 * {@link NullPointerException} throughout.
 */
@NullMarked
package io.github.boardrules.game;

import org.jspecify.annotations.NullMarked;
