/** The command line program {@code boardrules}: a class per command, and what they share. */
@NullMarked
package io.github.boardrules.examples.tool;

import org.jspecify.annotations.NullMarked;
