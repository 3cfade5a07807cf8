@NullMarked
package io.github.boardrules.examples.bots.match;

import org.jspecify.annotations.NullMarked;
