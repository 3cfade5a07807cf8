@org.jspecify.annotations.NullMarked
package io.github.boardrules.examples.bots.analysis;
