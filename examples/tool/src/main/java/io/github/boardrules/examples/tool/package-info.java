/** The program {@code boardrules}: a command each for playing, judging and looking at games. */
@NullMarked
package io.github.boardrules.examples.tool;

import org.jspecify.annotations.NullMarked;
