@NullMarked
package io.github.boardrules.examples.protocol;

import org.jspecify.annotations.NullMarked;
