/** Holds the library to the listing of what it offers. */
@NullMarked
package io.github.boardrules.examples.tool.api;

import org.jspecify.annotations.NullMarked;
