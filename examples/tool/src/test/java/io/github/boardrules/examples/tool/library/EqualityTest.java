package io.github.boardrules.examples.tool.library;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.testing.EqualsTester;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaModifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What is a value is equal where it should be and nowhere else, and all values of the library are asked. */
class EqualityTest {
    /** Tells whether equality of a class is not identity; that of enums is, and is that of values too. */
    static boolean isValue(Class<?> type) {
        try {
            return type.getMethod("equals", Object.class).getDeclaringClass() != Object.class && !isEnum(type);
        } catch (NoSuchMethodException e) {
            throw new AssertionError(e);
        }
    }

    /** Tells whether users get objects of a class, be it by the name of a public type above it. */
    private static boolean isSeen(JavaClass type) {
        return Library.isPublic(type)
                || type.isAssignableTo(Collection.class)
                || Stream.concat(type.getAllRawSuperclasses().stream(), type.getAllRawInterfaces().stream())
                        .filter(above -> Library.classes().contain(above.getName()))
                        .anyMatch(Library::isPublic);
    }

    private static boolean isEnum(Class<?> type) {
        return Enum.class.isAssignableFrom(type);
    }

    @Test
    void valuesAreEqualInTheirGroupsAlone() {
        EqualsTester tester = new EqualsTester();
        allGroups().forEach(group -> tester.addEqualityGroup(group.toArray()));
        tester.testEquals();
    }

    @Test
    void noValueIsLeftOut() {
        Set<Class<?>> asked =
                allGroups().stream().flatMap(List::stream).map(Object::getClass).collect(Collectors.toSet());
        Set<Class<?>> values = Library.classes().stream()
                .filter(type -> !type.getModifiers().contains(JavaModifier.ABSTRACT))
                .filter(EqualityTest::isSeen)
                .map(JavaClass::reflect)
                .filter(EqualityTest::isValue)
                .collect(Collectors.toSet());
        assertThat(values).hasSizeGreaterThan(20);
        assertThat(asked).containsAll(values);
    }

    /** The values, and each constant of each public enum by itself. */
    private static List<List<Object>> allGroups() {
        List<List<Object>> groups = new ArrayList<>(Values.groups());
        Library.classes().stream()
                .filter(JavaClass::isEnum)
                .filter(Library::isPublic)
                .flatMap(type -> Arrays.stream(type.reflect().getEnumConstants()))
                .forEach(constant -> groups.add(List.of(constant)));
        return groups;
    }
}
