package io.github.boardrules.examples.service.page;

/** Thrown for a question of the page that cannot be answered, where the library has no exception of its own. */
public final class PageException extends IllegalArgumentException {
    private static final long serialVersionUID = 1;

    private final String code;

    PageException(String code, String message) {
        super(message);
        this.code = code;
    }

    /**
     * Returns what kind of problem this is.
     *
     * @return a stable word
     */
    public String code() {
        return code;
    }
}
