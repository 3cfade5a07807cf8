package io.github.boardrules.examples.bots.match;

import io.github.boardrules.examples.bots.ugi.Texts;

/** Thrown where an engine did something that loses it the game. */
final class EngineFailure extends Exception {
    private static final long serialVersionUID = 1;
    private static final int LONGEST = 300;

    private final Fault fault;

    EngineFailure(Fault fault, String message) {
        super(Texts.oneLine(message, LONGEST));
        this.fault = fault;
    }

    Fault fault() {
        return fault;
    }

    /** Returns what stands in the record, such as {@code crash: the program ended with exit code 1}. */
    String termination() {
        return fault + ": " + getMessage();
    }
}
