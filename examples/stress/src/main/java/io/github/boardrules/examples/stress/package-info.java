/**
 * Whatever the library finds late and writes without a barrier, asked by two threads at once, and got by one thread from
 * another without a barrier. Run by {@code java -jar examples/stress/target/stress.jar}; {@code -m quick} takes minutes.
 */
@NullMarked
package io.github.boardrules.examples.stress;

import org.jspecify.annotations.NullMarked;
