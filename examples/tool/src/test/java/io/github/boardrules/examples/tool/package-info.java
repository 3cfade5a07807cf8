@NullMarked
package io.github.boardrules.examples.tool;

import org.jspecify.annotations.NullMarked;
