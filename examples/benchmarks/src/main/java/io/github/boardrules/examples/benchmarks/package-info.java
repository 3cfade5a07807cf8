/** Measurements of the library's speed and memory: a class per kind of work, and programs that make tables of them. */
@NullMarked
package io.github.boardrules.examples.benchmarks;

import org.jspecify.annotations.NullMarked;
