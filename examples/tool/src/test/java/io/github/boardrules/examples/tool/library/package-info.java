/** Laws of the three library modules together, whose layout is seen from here alone. */
@NullMarked
package io.github.boardrules.examples.tool.library;

import org.jspecify.annotations.NullMarked;
