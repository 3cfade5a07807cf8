package io.github.boardrules.windborne;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import javax.annotation.processing.Generated;
import org.immutables.value.Value;

/** How generated value classes look: package-private, and of source retention so that no consumer needs Immutables. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        overshadowImplementation = true,
        // The types have their own, checked methods named with.
        defaults = @Value.Immutable(copy = false),
        allowedClasspathAnnotations = Generated.class)
@interface ValueStyle {}
