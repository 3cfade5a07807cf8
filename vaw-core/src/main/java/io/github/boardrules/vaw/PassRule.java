package io.github.boardrules.vaw;

/**
 * When a player may pass: an option of {@link VawRules}.
 *
 * @see <a href="https://github.com/boardrules/board-rules/blob/main/vaw-core/RULES.md#turns-and-passing">
 *     Turns and passing</a>
 */
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
