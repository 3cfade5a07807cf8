/** What the page in the browser asks beside the games themselves, so that it need know no rules: values in, values out. */
@NullMarked
package io.github.boardrules.examples.service.page;

import org.jspecify.annotations.NullMarked;
