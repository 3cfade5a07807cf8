/**
 * The arena: a match of two players, each one of this module or a program that speaks UGI.
 *
 * <p>{@link io.github.boardrules.examples.bots.match.Match} plays it. No engine is trusted: its moves are checked, and
 * whatever else it does costs it that game and nothing more.
 */
@NullMarked
package io.github.boardrules.examples.bots.match;

import org.jspecify.annotations.NullMarked;
