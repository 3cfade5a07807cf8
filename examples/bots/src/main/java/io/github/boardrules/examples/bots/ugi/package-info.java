/**
 * The engine protocol UGI: what lets programs of others play with the players of this module.
 *
 * <p>{@link io.github.boardrules.examples.bots.ugi.UgiEngine} speaks it on any reader and writer.
 */
@NullMarked
package io.github.boardrules.examples.bots.ugi;

import org.jspecify.annotations.NullMarked;
