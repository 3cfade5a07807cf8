/** Files that are there whole or not at all. */
@NullMarked
package io.github.boardrules.examples.bots.files;

import org.jspecify.annotations.NullMarked;
