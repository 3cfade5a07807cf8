@NullMarked
package io.github.boardrules.examples.fuzz;

import org.jspecify.annotations.NullMarked;
