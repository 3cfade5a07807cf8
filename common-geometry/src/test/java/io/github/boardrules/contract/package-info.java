/** The suite that every game must pass; it knows none of them. Begin with {@link GameContract}. */
@NullMarked
package io.github.boardrules.contract;

import org.jspecify.annotations.NullMarked;
