/** Tests of the HTTP service. */
@NullMarked
package io.github.boardrules.examples.service;

import org.jspecify.annotations.NullMarked;
