/** The work whose speed is measured, by the command {@code speed} and by the benchmarks alike. */
@NullMarked
package io.github.boardrules.examples.tool.speed;

import org.jspecify.annotations.NullMarked;
