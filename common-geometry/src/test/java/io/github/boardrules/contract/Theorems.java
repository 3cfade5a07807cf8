package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.Example;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;

/**
 * The table {@code rules.md} of a game's test resources: each fact of the rules page, the tests that fail when it does not
 * hold, and what was broken once to see one fail.
 */
public final class Theorems {
    private static final String LIST_SEPARATOR = ", ";

    private Theorems() {}

    /** Holds the table of a package against its tests. */
    public static void check(Class<?> test) {
        List<List<String>> rows = rows(test);
        assertThat(rows).hasSizeGreaterThan(10);
        for (List<String> row : rows) {
            assertThat(row).as("%s", row).hasSize(3).noneMatch(String::isBlank);
            for (String name : row.get(1).split(LIST_SEPARATOR, -1)) {
                assertThat(isTest(test.getPackageName(), name))
                        .as("a test %s of: %s", name, row.get(0))
                        .isTrue();
            }
        }
    }

    private static List<List<String>> rows(Class<?> test) {
        try (InputStream in = Objects.requireNonNull(test.getResourceAsStream("/rules.md"), "rules.md")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.startsWith("| "))
                    .skip(2)
                    .map(line -> line.substring(2, line.length() - 2))
                    .map(line -> Arrays.asList(line.split(" \\| ", -1)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isTest(String folder, String name) {
        String[] parts = name.split("#", -1);
        try {
            return Arrays.stream(Class.forName(folder + "." + parts[0]).getDeclaredMethods())
                    .filter(method -> method.getName().equals(parts[1]))
                    .anyMatch(Theorems::isTest);
        } catch (ClassNotFoundException e) {
            return false;
        }
    }

    private static boolean isTest(Method method) {
        return method.isAnnotationPresent(Property.class)
                || method.isAnnotationPresent(Example.class)
                || method.isAnnotationPresent(Test.class)
                || method.isAnnotationPresent(ParameterizedTest.class);
    }
}
