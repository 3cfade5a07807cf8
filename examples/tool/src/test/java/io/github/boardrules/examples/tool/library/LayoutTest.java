package io.github.boardrules.examples.tool.library;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import com.google.common.base.Supplier;
import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableMap;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaCall;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaType;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Calendar;
import java.util.Date;
import java.util.Formatter;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Properties;
import java.util.Random;
import java.util.ResourceBundle;
import java.util.Scanner;
import java.util.Set;
import java.util.TimeZone;
import java.util.Timer;
import java.util.TreeSet;
import java.util.UUID;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Who may depend on whom, and what no class of the library does. */
class LayoutTest {
    /** Of what Java and Guava have, these packages and no others: none of them does I/O or tells the time. */
    private static final List<String> ALLOWED = List.of(
            "java.lang",
            "java.util",
            "java.util.function",
            "java.util.random",
            "java.util.stream",
            "com.google.common.base",
            "com.google.common.collect",
            "com.google.common.primitives",
            // Annotations, which ask nothing of whoever runs the classes.
            "java.lang.annotation",
            "javax.annotation.processing",
            "org.immutables.value",
            "org.jspecify.annotations");

    /** What those packages have that depends on the machine, the time or chance, or reads and writes. */
    private static final Class<?>[] OUTSIDE = {
        System.class,
        Runtime.class,
        Process.class,
        ProcessBuilder.class,
        Thread.class,
        ThreadLocal.class,
        Calendar.class,
        Date.class,
        Formatter.class,
        Locale.class,
        Properties.class,
        Random.class,
        ResourceBundle.class,
        Scanner.class,
        TimeZone.class,
        Timer.class,
        UUID.class
    };

    @Test
    void geometryKnowsNoGames() {
        onlyDependsOn(Library.GEOMETRY);
    }

    @Test
    void gamesInGeneralKnowGeometryAndNoGameInParticular() {
        onlyDependsOn(Library.GAME, Library.GEOMETRY);
    }

    @Test
    void noCoreKnowsAnother() {
        onlyDependsOn(Library.VAW, Library.GAME, Library.GEOMETRY);
        onlyDependsOn(Library.WINDBORNE, Library.GAME, Library.GEOMETRY);
    }

    private static void onlyDependsOn(String library, String... below) {
        String[] packages = Stream.of(ALLOWED.stream(), Stream.of(library), Stream.of(below))
                .flatMap(names -> names)
                .toArray(String[]::new);
        // With whatever a package may have below it, but of the others the package alone.
        classes()
                .that()
                .resideInAPackage(library + "..")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage(packages)
                .check(Library.classes());
    }

    @Test
    void nothingDependsOnTheMachineTheTimeOrChance() {
        noClasses().should().dependOnClassesThat().belongToAnyOf(OUTSIDE).check(Library.classes());
    }

    /** Not even those that are given a locale or a charset: the library writes no text that would need one. */
    @Test
    void nothingDependsOnALocaleOrACharset() {
        noClasses()
                .should()
                .callCodeUnitWhere(
                        DescribedPredicate.describe("what a locale or a charset decides", LayoutTest::isLocal))
                .check(Library.classes());
    }

    private static boolean isLocal(JavaCall<?> call) {
        boolean bytes =
                call.getTarget().getRawParameterTypes().stream().anyMatch(type -> type.isEquivalentTo(byte[].class));
        return call.getTargetOwner().isEquivalentTo(String.class)
                && (bytes || call.getName().matches("format|formatted|toLowerCase|toUpperCase|getBytes"));
    }

    @Test
    void nothingIsStoredAsAnObjectStream() {
        classes()
                .that()
                .areNotEnums()
                .and()
                .areNotAssignableTo(Throwable.class)
                .should()
                .notBeAssignableTo(Serializable.class)
                .check(Library.classes());
    }

    @Test
    void nothingStaticChanges() throws ReflectiveOperationException {
        int constants = 0;
        for (JavaField field : fields(true)) {
            assertThat(field.getModifiers()).as(field.getFullName()).contains(JavaModifier.FINAL);
            Field reflected = field.reflect();
            reflected.setAccessible(true);
            assertThat(isConstant(reflected)).as(field.getFullName()).isTrue();
            constants++;
        }
        assertThat(constants).isPositive();
    }

    private static boolean isConstant(Field field) throws ReflectiveOperationException {
        Class<?> type = field.getType();
        if (type.isArray()) {
            // The constants of an enum, which values() would copy at each call.
            return Modifier.isPrivate(field.getModifiers())
                    && type.getComponentType().isEnum()
                    && type.getComponentType() == field.getDeclaringClass();
        }
        Object value = field.get(null);
        return type.isPrimitive()
                || value instanceof String
                || value instanceof Enum<?>
                || value instanceof CharMatcher
                || value instanceof ImmutableCollection<?>
                || value instanceof ImmutableMap<?, ?>
                // Computes once, and keeps the result behind a barrier.
                || value instanceof Supplier<?>
                || EqualityTest.isValue(value.getClass());
    }

    /**
     * What is shared stays as it is, but for what is found once it is asked for. Each of these is written without a
     * barrier, but for those of rules, and the stress example has a test of each.
     */
    @Test
    void nothingChangesOnceItIsMadeExceptWhatIsFoundLate() {
        Set<String> found = new TreeSet<>();
        for (JavaField field : fields(false)) {
            JavaClass owner = field.getOwner();
            boolean rules = owner.getSimpleName().matches("Immutable(Vaw|Windborne)Rules");
            boolean builder = owner.getName().matches(".*\\.Immutable(Vaw|Windborne)Rules\\$.*");
            boolean iterator = owner.isAnonymousClass() && owner.isAssignableTo(Iterator.class);
            if (!field.getModifiers().contains(JavaModifier.FINAL)
                    && !iterator
                    && !builder
                    && !Library.WORK.contains(owner.getSimpleName())) {
                found.add((rules ? "rules" : owner.getSimpleName()) + "." + field.getName());
            }
        }
        assertThat(found)
                .containsExactlyInAnyOrder(
                        "rules.firstTurn",
                        "rules.initShim",
                        "rules.lazyInitBitmap",
                        "rules.start",
                        "rules.symmetries",
                        "VawLegalMoves.sizeAndOne",
                        "WindborneDraft.choices",
                        "WindborneLegalMoves.sizeAndOne",
                        "WindbornePosition.phase",
                        "WindbornePosition.slideCounts");
    }

    private static List<JavaField> fields(boolean statics) {
        return Library.classes().stream()
                .flatMap(type -> type.getFields().stream())
                .filter(field -> field.getModifiers().contains(JavaModifier.STATIC) == statics)
                .filter(field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC))
                .toList();
    }

    @Test
    void usersSeeConstantsAsTheOnlyFields() {
        for (JavaField field :
                publicTypes().flatMap(type -> type.getFields().stream()).toList()) {
            if (Library.isVisible(field.getModifiers())) {
                assertThat(field.getModifiers())
                        .as(field.getFullName())
                        .contains(JavaModifier.STATIC, JavaModifier.FINAL);
                assertThat(field.getRawType().isArray()).as(field.getFullName()).isFalse();
            }
        }
    }

    /** Arrays that are given are the user's own. */
    @Test
    void usersGetNoArraysButTheConstantsOfEnums() {
        for (JavaCodeUnit unit : visibleUnits()) {
            boolean values = unit.getOwner().isEnum() && unit.getName().equals("values");
            assertThat(unit.getRawReturnType().isArray() && !values)
                    .as(unit.getFullName())
                    .isFalse();
        }
    }

    @Test
    void signaturesHaveNothingOfOthersAndNothingHidden() {
        assertThat(visibleUnits()).isNotEmpty();
        for (JavaCodeUnit unit : visibleUnits()) {
            Stream.concat(
                            Stream.of(unit.getReturnType()),
                            Stream.concat(unit.getParameterTypes().stream(), unit.getTypeParameters().stream()))
                    .forEach(type -> checkVisible(unit.getFullName(), type));
            unit.getExceptionTypes().forEach(type -> checkVisible(unit.getFullName(), type));
        }
        publicTypes().forEach(type -> {
            type.getFields().stream()
                    .filter(field -> Library.isVisible(field.getModifiers()))
                    .forEach(field -> checkVisible(field.getFullName(), field.getType()));
            type.getSuperclass().ifPresent(above -> checkVisible(type.getName(), above));
            type.getInterfaces().forEach(above -> checkVisible(type.getName(), above));
            type.getTypeParameters().forEach(parameter -> checkVisible(type.getName(), parameter));
        });
    }

    private static void checkVisible(String where, JavaType type) {
        for (JavaClass raw : type.getAllInvolvedRawTypes()) {
            JavaClass element = raw.getBaseComponentType();
            boolean ours = Library.classes().contain(element.getName());
            assertThat(element.isPrimitive()
                            || element.getPackageName().matches("java\\.(lang|util)(\\..*)?")
                            || (ours && Library.isPublic(element)))
                    .as("%s has %s", where, element.getName())
                    .isTrue();
        }
    }

    private static Stream<JavaClass> publicTypes() {
        return Library.classes().stream().filter(Library::isPublic);
    }

    private static List<JavaCodeUnit> visibleUnits() {
        return publicTypes()
                .flatMap(type -> type.getCodeUnits().stream())
                .filter(unit -> Library.isVisible(unit.getModifiers()))
                .toList();
    }
}
