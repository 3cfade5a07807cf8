/** The page as people use it: clicked, typed and looked at in a real browser. */
@NullMarked
package io.github.boardrules.examples.service.browser;

import org.jspecify.annotations.NullMarked;
