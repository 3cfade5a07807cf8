package io.github.boardrules.examples.bots.analysis;

/** What is said of a move, by the winning chance that it gave away. */
public enum Judgement {
    /** Less than {@value #INACCURACY_LOSS}: nothing is said. */
    FINE("", ""),
    /** {@value #INACCURACY_LOSS} or more. */
    INACCURACY("?!", "inaccuracy"),
    /** {@value #MISTAKE_LOSS} or more. */
    MISTAKE("?", "mistake"),
    /** {@value #BLUNDER_LOSS} or more. */
    BLUNDER("??", "blunder");

    private static final double INACCURACY_LOSS = 0.1;
    private static final double MISTAKE_LOSS = 0.2;
    private static final double BLUNDER_LOSS = 0.3;

    private final String mark;
    private final String word;

    Judgement(String mark, String word) {
        this.mark = mark;
        this.word = word;
    }

    /**
     * Returns what is said of a loss.
     *
     * @param loss the winning chance that a move gave away, from 0 to 1
     * @return the judgement
     */
    public static Judgement of(double loss) {
        if (loss >= BLUNDER_LOSS) {
            return BLUNDER;
        } else if (loss >= MISTAKE_LOSS) {
            return MISTAKE;
        }
        return loss >= INACCURACY_LOSS ? INACCURACY : FINE;
    }

    /**
     * Returns the mark that is put behind such moves.
     *
     * @return {@code ?!}, {@code ?} or {@code ??}; empty where nothing is said
     */
    public String mark() {
        return mark;
    }

    /** Returns the judgement in a word, empty where nothing is said. */
    @Override
    public String toString() {
        return word;
    }
}
