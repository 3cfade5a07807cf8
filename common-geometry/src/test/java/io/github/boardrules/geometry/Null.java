package io.github.boardrules.geometry;

/** Null where the compiler expects none, for tests that it is refused. */
public final class Null {
    private Null() {}

    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
    public static <T> T of() {
        return null;
    }
}
