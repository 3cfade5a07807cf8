/** What a request says, and why it is refused. */
@NullMarked
package io.github.boardrules.examples.service.request;

import org.jspecify.annotations.NullMarked;
