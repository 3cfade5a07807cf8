package io.github.boardrules.examples.tool.api;

import java.io.IOException;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReader;
import java.lang.module.ModuleReference;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a module offers to others, as text: its exported types, each with the members that can be seen from outside. */
final class ApiListing {
    private static final Pattern PACKAGE =
            Pattern.compile("\\b(?:java|io\\.github\\.boardrules)\\.(?:[a-z]+\\.)+(?=[A-Z])");
    // Every object has them
    private static final Set<String> EVERYWHERE = Set.of("equals(java.lang.Object)", "hashCode()", "toString()");

    private ApiListing() {}

    /** Lists the module that the class is part of. */
    static String ofModuleWith(Class<?> type) throws IOException, URISyntaxException {
        Path place =
                Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        ModuleReference module = ModuleFinder.of(place).findAll().iterator().next();
        Set<String> exported = module.descriptor().exports().stream()
                .map(export -> export.source())
                .collect(Collectors.toSet());
        try (ModuleReader reader = module.open();
                Stream<String> resources = reader.list()) {
            return resources
                    .filter(name -> name.endsWith(".class"))
                    .map(name ->
                            name.substring(0, name.length() - ".class".length()).replace('/', '.'))
                    .filter(name -> exported.contains(name.substring(0, Math.max(0, name.lastIndexOf('.')))))
                    .sorted()
                    .map(ApiListing::load)
                    .filter(ApiListing::isSeen)
                    .map(ApiListing::describe)
                    .collect(Collectors.joining("\n"));
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, ApiListing.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isSeen(@Nullable Class<?> type) {
        return type == null || (isSeen(type.getModifiers()) && !type.isSynthetic() && isSeen(type.getDeclaringClass()));
    }

    private static boolean isSeen(int modifiers) {
        return Modifier.isPublic(modifiers) || Modifier.isProtected(modifiers);
    }

    private static String describe(Class<?> type) {
        Stream<String> fields = Arrays.stream(type.getDeclaredFields())
                .filter(field -> isSeen(field.getModifiers()) && !field.isSynthetic())
                .map(ApiListing::describe);
        Stream<String> constructors = Arrays.stream(type.getDeclaredConstructors())
                .filter(constructor -> isSeen(constructor.getModifiers()) && !constructor.isSynthetic())
                .map(Constructor::toGenericString);
        // With those inherited from types that are not seen themselves
        Stream<String> methods = Stream.concat(
                        Arrays.stream(type.getDeclaredMethods()),
                        Arrays.stream(type.getMethods()).filter(method -> !isSeen(method.getDeclaringClass())))
                .filter(method -> isSeen(method.getModifiers()) && !method.isSynthetic())
                .filter(method -> !isEverywhere(method))
                .map(method -> deprecation(method.isAnnotationPresent(Deprecated.class)) + method.toGenericString());
        return header(type)
                + Stream.of(fields, constructors, methods)
                        .flatMap(lines -> lines.map(line -> "    " + shorten(line) + "\n")
                                .distinct()
                                .sorted())
                        .collect(Collectors.joining());
    }

    private static String header(Class<?> type) {
        // Newer JDKs say which types are sealed, older ones do not
        String header = deprecation(type.isAnnotationPresent(Deprecated.class))
                + (type.isSealed() ? "sealed " : "")
                + type.toGenericString().replaceAll("\\b(?:non-)?sealed ", "");
        Type superclass = type.getGenericSuperclass();
        if (superclass != null && superclass != Object.class && !type.isEnum() && !type.isRecord()) {
            header += " extends " + shorten(superclass.getTypeName());
        }
        header += list(type.isInterface() ? " extends " : " implements ", List.of(type.getGenericInterfaces()));
        if (type.isSealed()) {
            header += list(
                    " permits ",
                    Arrays.stream(type.getPermittedSubclasses())
                            .filter(ApiListing::isSeen)
                            .toList());
        }
        return header + "\n";
    }

    private static String list(String word, List<? extends Type> types) {
        return types.isEmpty()
                ? ""
                : types.stream().map(type -> shorten(type.getTypeName())).collect(Collectors.joining(", ", word, ""));
    }

    private static String describe(Field field) {
        String line = deprecation(field.isAnnotationPresent(Deprecated.class)) + field.toGenericString();
        boolean constant = Modifier.isStatic(field.getModifiers())
                && Modifier.isFinal(field.getModifiers())
                && (field.getType().isPrimitive() || field.getType() == String.class);
        if (!constant) {
            return line;
        }
        try {
            // Compiled into those who use it
            return line + " = " + field.get(null);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isEverywhere(Method method) {
        String parameters = Arrays.stream(method.getParameterTypes())
                .map(Class::getName)
                .collect(Collectors.joining(",", "(", ")"));
        return EVERYWHERE.contains(method.getName() + parameters);
    }

    private static String deprecation(boolean deprecated) {
        return deprecated ? "@Deprecated " : "";
    }

    private static String shorten(String line) {
        return PACKAGE.matcher(line).replaceAll("");
    }
}
