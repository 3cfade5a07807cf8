package io.github.boardrules.contract;

/**
 * The laws of every game, as properties over random games. A subclass names rule sets in {@link #ruleSets()}, at least
 * two of one game, and nothing else.
 */
public abstract class GameContract
        implements TextLaws,
                MoveLaws,
                CodeLaws,
                PlayLaws,
                SymmetryLaws,
                KeyLaws,
                DraftLaws,
                RecordLaws,
                RecordTextLaws,
                SharingLaws,
                NullLaws {
    /** For subclasses. */
    protected GameContract() {}
}
