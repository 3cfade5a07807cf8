/** The HTTP service: questions about positions, games that are kept, and the page to play them on. */
@NullMarked
package io.github.boardrules.examples.service;

import org.jspecify.annotations.NullMarked;
