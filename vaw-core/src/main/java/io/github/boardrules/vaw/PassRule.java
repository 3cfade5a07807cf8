package io.github.boardrules.vaw;

/** When a player may pass. */
public enum PassRule {
    /** Passing is always allowed. */
    FREE("free"),
    /** A player passes when, and only when, no jump is possible. */
    FORCED("forced");

    private final String text;

    PassRule(String text) {
        this.text = text;
    }

    /** Returns the word used in rule set texts, {@code free} or {@code forced}. */
    @Override
    public String toString() {
        return text;
    }
}
