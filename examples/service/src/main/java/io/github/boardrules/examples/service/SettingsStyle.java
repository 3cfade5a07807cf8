package io.github.boardrules.examples.service;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import javax.annotation.processing.Generated;
import org.immutables.value.Value;

/** How the generated class looks: package-private, behind the builder. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.SOURCE)
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        overshadowImplementation = true,
        defaults = @Value.Immutable(copy = false),
        allowedClasspathAnnotations = Generated.class)
@interface SettingsStyle {}
