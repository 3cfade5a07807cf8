/**
 * The line protocol: one question about a position as a JSON object in, one JSON object out.
 *
 * <p>{@link io.github.boardrules.examples.protocol.LineProtocol} is a pure function from a request's text to an answer's,
 * so that a program on standard input and an HTTP service answer alike. What the games do not share is in one adapter for
 * each; all else knows only {@link io.github.boardrules.game.Rules} and {@link io.github.boardrules.game.Position}.
 */
@NullMarked
package io.github.boardrules.examples.protocol;

import org.jspecify.annotations.NullMarked;
