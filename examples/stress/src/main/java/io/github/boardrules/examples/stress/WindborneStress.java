package io.github.boardrules.examples.stress;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import org.jspecify.annotations.Nullable;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;
import org.openjdk.jcstress.infra.results.I_Result;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/**
 * Windborne: of positions it is found late whether they are over and how many slides they have, of views of moves the
 * size, of drafts the choices, of rules the start and the symmetries.
 */
public class WindborneStress {
    private static final WindborneRules RULES = WindborneRules.windborne(2).withPawns(1);
    private static final GameSymmetry IDENTITY = RULES.symmetries().get(0);

    /** The pawn stays or makes its only slide, and the disk goes on the only cell: two moves. */
    private static final WindbornePosition TWO_MOVES = RULES.parsePosition("bw/bwb/pw b -");

    /** Black has a group that decides. */
    private static final WindbornePosition OVER = RULES.parsePosition("2/1B1/w1 b -");

    /** Makes a position that nothing has been asked of. */
    private static WindbornePosition anew(WindbornePosition position) {
        return position.transformed(IDENTITY);
    }

    /** One position, asked for the number of moves and for the last of them, which is the slide. */
    @JCStressTest
    @Outcome(id = "2, 1", expect = ACCEPTABLE, desc = "the size, and the last move's number")
    @State
    public static class SlidesFoundTwice {
        private final WindbornePosition position = anew(TWO_MOVES);

        @Actor
        public void count(II_Result result) {
            result.r1 = position.moveCount();
        }

        @Actor
        public void last(II_Result result) {
            result.r2 = position.legalMoves().indexOf(position.decode(position.moveCode(1)));
        }
    }

    /** One position, asked whether the game is over and how it ended. */
    @JCStressTest
    @Outcome(id = "true, true", expect = ACCEPTABLE, desc = "over, with an outcome")
    @State
    public static class PhaseFoundTwice {
        private final WindbornePosition position = anew(OVER);

        @Actor
        public void over(ZZ_Result result) {
            result.r1 = position.isOver() && position.moveCount() == 0;
        }

        @Actor
        public void outcome(ZZ_Result result) {
            result.r2 = position.outcome().isPresent();
        }
    }

    /** A position that another thread has just made. */
    @JCStressTest
    @Outcome(id = "-1", expect = ACCEPTABLE, desc = "not there yet")
    @Outcome(id = "2", expect = ACCEPTABLE, desc = "the number of moves")
    @State
    public static class PositionJustMade {
        private @Nullable WindbornePosition position;

        @Actor
        public void make() {
            position = anew(TWO_MOVES);
        }

        @Actor
        public void ask(I_Result result) {
            WindbornePosition seen = position;
            result.r1 = seen == null ? -1 : seen.moveCount();
        }
    }

    /** A position that another thread has made and asked. */
    @JCStressTest
    @Outcome(id = "-1", expect = ACCEPTABLE, desc = "not there yet")
    @Outcome(id = "2", expect = ACCEPTABLE, desc = "the number of moves")
    @State
    public static class PositionJustAsked {
        private @Nullable WindbornePosition position;

        @Actor
        public void make() {
            WindbornePosition made = anew(TWO_MOVES);
            position = made;
            made.moveCount();
        }

        @Actor
        public void ask(I_Result result) {
            WindbornePosition seen = position;
            result.r1 = seen == null ? -1 : seen.moveCount();
        }
    }

    /** One view, asked for its size and for its last move. */
    @JCStressTest
    @Outcome(id = "2, 1", expect = ACCEPTABLE, desc = "the size, and the last move's number")
    @State
    public static class SizeFoundTwice {
        private final LegalMoves<WindborneMove> moves = TWO_MOVES.legalMoves();

        @Actor
        public void size(II_Result result) {
            result.r1 = moves.size();
        }

        @Actor
        public void last(II_Result result) {
            result.r2 = moves.indexOf(moves.get(1));
        }
    }

    /** A view that another thread has just made. */
    @JCStressTest
    @Outcome(id = "-1", expect = ACCEPTABLE, desc = "not there yet")
    @Outcome(id = "2", expect = ACCEPTABLE, desc = "the size")
    @State
    public static class ViewJustMade {
        private @Nullable LegalMoves<WindborneMove> moves;

        @Actor
        public void make() {
            moves = TWO_MOVES.legalMoves();
        }

        @Actor
        public void ask(I_Result result) {
            LegalMoves<WindborneMove> seen = moves;
            result.r1 = seen == null ? -1 : seen.size();
        }
    }

    /** A view that another thread has made and asked. */
    @JCStressTest
    @Outcome(id = "-1", expect = ACCEPTABLE, desc = "not there yet")
    @Outcome(id = "2", expect = ACCEPTABLE, desc = "the size")
    @State
    public static class ViewJustAsked {
        private @Nullable LegalMoves<WindborneMove> moves;

        @Actor
        public void make() {
            LegalMoves<WindborneMove> made = TWO_MOVES.legalMoves();
            moves = made;
            made.size();
        }

        @Actor
        public void ask(I_Result result) {
            LegalMoves<WindborneMove> seen = moves;
            result.r1 = seen == null ? -1 : seen.size();
        }
    }

    /** One draft, asked twice what can come next. */
    @JCStressTest
    @Outcome(id = "2, 2", expect = ACCEPTABLE, desc = "the pawn or the disk, both on a1")
    @State
    public static class ChoicesFoundTwice {
        private final MoveDraft<WindborneMove> draft = TWO_MOVES.draft();

        @Actor
        public void one(II_Result result) {
            result.r1 = named(draft);
        }

        @Actor
        public void other(II_Result result) {
            result.r2 = named(draft);
        }
    }

    /** A draft that another thread has made and asked: the choices are made by that thread. */
    @JCStressTest
    @Outcome(id = "-1", expect = ACCEPTABLE, desc = "not there yet")
    @Outcome(id = "2", expect = ACCEPTABLE, desc = "the pawn or the disk, both on a1")
    @State
    public static class DraftJustAsked {
        private @Nullable MoveDraft<WindborneMove> draft;

        @Actor
        public void make() {
            MoveDraft<WindborneMove> made = TWO_MOVES.draft();
            draft = made;
            made.choices();
        }

        @Actor
        public void ask(I_Result result) {
            MoveDraft<WindborneMove> seen = draft;
            result.r1 = seen == null ? -1 : named(seen);
        }
    }

    /** Counts the choices that name the only cell. */
    private static int named(MoveDraft<WindborneMove> draft) {
        int named = 0;
        for (var choice : draft.choices()) {
            named += choice.toString().endsWith(" a1") ? 1 : 0;
        }
        return named;
    }

    /** Rules have one start and one list of symmetries, whoever asks first. */
    @JCStressTest
    @Outcome(id = "true, true", expect = ACCEPTABLE, desc = "the start, and the symmetries")
    @State
    public static class RulesAskedFirst {
        private static final WindbornePosition START = RULES.start();
        private static final int SYMMETRIES = RULES.symmetries().size();

        private final WindborneRules rules = WindborneRules.windborne(2).withPawns(1);

        @Actor
        public void one(ZZ_Result result) {
            result.r1 = rules.start().equals(START) && rules.symmetries().size() == SYMMETRIES;
        }

        @Actor
        public void other(ZZ_Result result) {
            result.r2 = rules.symmetries().size() == SYMMETRIES && rules.start().equals(START);
        }
    }
}
