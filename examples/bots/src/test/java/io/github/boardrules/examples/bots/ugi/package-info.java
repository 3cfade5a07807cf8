@NullMarked
package io.github.boardrules.examples.bots.ugi;

import org.jspecify.annotations.NullMarked;
