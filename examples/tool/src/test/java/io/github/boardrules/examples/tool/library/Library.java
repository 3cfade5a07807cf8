package io.github.boardrules.examples.tool.library;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import java.util.Set;

/** The classes of the library modules. */
final class Library {
    static final String GEOMETRY = "io.github.boardrules.geometry";
    static final String GAME = "io.github.boardrules.game";
    static final String VAW = "io.github.boardrules.vaw";
    static final String WINDBORNE = "io.github.boardrules.windborne";

    /** What is mutable by design, and says so: builders, and what reads or writes one text. */
    static final List<String> WORK = List.of("VawSetup", "WindborneSetup", "TextReader", "RecordWriter");

    private static final JavaClasses CLASSES = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages(GEOMETRY, GAME, VAW, WINDBORNE);

    private Library() {}

    static JavaClasses classes() {
        return CLASSES;
    }

    /** Tells whether users of the library see a class. */
    static boolean isPublic(JavaClass type) {
        return isVisible(type.getModifiers())
                && type.getEnclosingClass().map(Library::isPublic).orElse(true);
    }

    /** Tells whether what has these modifiers is part of the API. */
    static boolean isVisible(Set<JavaModifier> modifiers) {
        return (modifiers.contains(JavaModifier.PUBLIC) || modifiers.contains(JavaModifier.PROTECTED))
                && !modifiers.contains(JavaModifier.SYNTHETIC);
    }
}
