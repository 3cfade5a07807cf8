package io.github.boardrules.game;

import com.google.common.collect.ImmutableList;
import java.util.List;

/** Thrown for a text or a setup that describes no position of the rules in force: lists every problem at once. */
public final class PositionException extends IllegalArgumentException {
    /** The stable code of this kind of error. */
    public static final String CODE = "position";

    private static final long serialVersionUID = 1;

    private final transient ImmutableList<String> problems;

    /**
     * Makes the exception.
     *
     * @param problems what is wrong, a sentence each, at least one
     */
    public PositionException(List<String> problems) {
        super(String.join("; ", problems));
        this.problems = ImmutableList.copyOf(problems);
    }

    /**
     * Returns what is wrong.
     *
     * @return an immutable list of sentences, at least one
     */
    public List<String> problems() {
        return problems;
    }
}
