package io.github.boardrules.examples.stress;

import static org.openjdk.jcstress.annotations.Expect.ACCEPTABLE;

import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawPosition;
import io.github.boardrules.vaw.VawRules;
import org.jspecify.annotations.Nullable;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.Outcome;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.II_Result;
import org.openjdk.jcstress.infra.results.I_Result;
import org.openjdk.jcstress.infra.results.J_Result;
import org.openjdk.jcstress.infra.results.ZZ_Result;

/** V.A.W.: of views of moves the size is found late, of rules the start and the symmetries. */
public class VawStress {
    private static final VawPosition START = VawRules.vaw(8).start();

    /** One view, asked for its size and for its last move. */
    @JCStressTest
    @Outcome(id = "59, 58", expect = ACCEPTABLE, desc = "the size, and the last move's number")
    @State
    public static class SizeFoundTwice {
        private final LegalMoves<VawMove> moves = START.legalMoves();

        @Actor
        public void size(II_Result result) {
            result.r1 = moves.size();
        }

        @Actor
        public void last(II_Result result) {
            result.r2 = moves.indexOf(moves.get(58));
        }
    }

    /** A view that another thread has just made. */
    @JCStressTest
    @Outcome(id = "-1", expect = ACCEPTABLE, desc = "not there yet")
    @Outcome(id = "59", expect = ACCEPTABLE, desc = "the size")
    @State
    public static class ViewJustMade {
        private @Nullable LegalMoves<VawMove> moves;

        @Actor
        public void make() {
            moves = START.legalMoves();
        }

        @Actor
        public void ask(I_Result result) {
            LegalMoves<VawMove> seen = moves;
            result.r1 = seen == null ? -1 : seen.size();
        }
    }

    /** A view that another thread has made and asked. */
    @JCStressTest
    @Outcome(id = "-1", expect = ACCEPTABLE, desc = "not there yet")
    @Outcome(id = "59", expect = ACCEPTABLE, desc = "the size")
    @State
    public static class ViewJustAsked {
        private @Nullable LegalMoves<VawMove> moves;

        @Actor
        public void make() {
            LegalMoves<VawMove> made = START.legalMoves();
            moves = made;
            made.size();
        }

        @Actor
        public void ask(I_Result result) {
            LegalMoves<VawMove> seen = moves;
            result.r1 = seen == null ? -1 : seen.size();
        }
    }

    /** A position that another thread has just made: all that it is made of is final. */
    @JCStressTest
    @Outcome(id = "0", expect = ACCEPTABLE, desc = "not there yet, or the right key")
    @State
    public static class PositionJustMade {
        private static final int CODE = START.moveCode(0);
        private static final long KEY = START.playCode(CODE).key();

        private @Nullable VawPosition position;

        @Actor
        public void make() {
            position = START.playCode(CODE);
        }

        @Actor
        public void ask(J_Result result) {
            VawPosition seen = position;
            result.r1 = seen == null ? 0 : seen.key() ^ KEY;
        }
    }

    /** Rules have one start and one list of symmetries, whoever asks first. */
    @JCStressTest
    @Outcome(id = "true, true", expect = ACCEPTABLE, desc = "the start, and the four symmetries")
    @State
    public static class RulesAskedFirst {
        private final VawRules rules = VawRules.vaw(8);

        @Actor
        public void one(ZZ_Result result) {
            result.r1 = rules.start().equals(START) && rules.symmetries().size() == 4;
        }

        @Actor
        public void other(ZZ_Result result) {
            result.r2 = rules.symmetries().size() == 4 && rules.start().equals(START);
        }
    }
}
