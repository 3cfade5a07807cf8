package io.github.boardrules.examples.tool;

/** Something that went wrong and is told in one line: a file, a record; not the command line itself. */
final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1;

    Failure(String message) {
        super(message);
    }
}
