package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.vaw.VawRules;
import io.github.boardrules.windborne.WindborneRules;

/** Finds the evaluation of a game: the only place where players meet concrete games. Thread-safe. */
public final class Evaluations {
    private Evaluations() {}

    /**
     * Makes an evaluation, for one thread.
     *
     * @param <M> the game's type of moves
     * @param rules the rule set
     * @return the evaluation of that game; for a game without one, one that finds every position even
     */
    @SuppressWarnings("unchecked") // rules of a game have its type of moves
    public static <M extends Move> Evaluation<M> of(Rules<M> rules) {
        if (rules instanceof VawRules vaw) {
            return (Evaluation<M>) new VawEvaluation(vaw);
        }
        if (rules instanceof WindborneRules windborne) {
            return (Evaluation<M>) new WindborneEvaluation(windborne);
        }
        return none();
    }

    /**
     * Makes an evaluation that finds every position even.
     *
     * @param <M> the game's type of moves
     * @return the evaluation
     */
    static <M extends Move> Evaluation<M> none() {
        return new Even<>();
    }

    /**
     * Tells whether a game has an evaluation of its own.
     *
     * @param rules the rule set
     * @return whether {@link #of} knows more than nothing
     */
    static boolean know(Rules<?> rules) {
        return rules instanceof VawRules || rules instanceof WindborneRules;
    }

    private static final class Even<M extends Move> implements Evaluation<M> {
        @Override
        public int score(Position<M> position) {
            return 0;
        }
    }
}
