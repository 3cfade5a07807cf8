/** Tests of what the page asks. */
@NullMarked
package io.github.boardrules.examples.service.page;

import org.jspecify.annotations.NullMarked;
