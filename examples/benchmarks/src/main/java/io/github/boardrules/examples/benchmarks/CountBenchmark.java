package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.examples.tool.speed.Face;
import io.github.boardrules.examples.tool.speed.Xorshift;
import io.github.boardrules.game.Games;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Counting of all sequences of moves of one length (perft), V.A.W. 8 x 8 unless told otherwise. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 3, time = 4)
@Measurement(iterations = 5, time = 4)
@Fork(2)
@SuppressWarnings("NullAway.Init") // JMH sets the fields
public class CountBenchmark {
    /** The last moves are counted, not played. */
    @State(Scope.Thread)
    public static class Counted {
        @Param("vaw 8")
        String rules;

        @Param({"public", "codes"})
        String face;

        @Param("5")
        int depth;

        private Face used;

        /** Begins at the start. */
        @Setup
        public void setUp() {
            used = Face.of(face, Games.rules(rules), new Xorshift(), false);
        }
    }

    /** Every move is played, the last too. */
    @State(Scope.Thread)
    public static class Played {
        @Param("vaw 8")
        String rules;

        @Param({"public", "codes"})
        String face;

        @Param("4")
        int depth;

        private Face used;

        /** Begins at the start. */
        @Setup
        public void setUp() {
            used = Face.of(face, Games.rules(rules), new Xorshift(), false);
        }
    }

    /** Counts with the last moves counted. */
    @Benchmark
    public long counted(Counted state) {
        return state.used.count(state.depth);
    }

    /** Counts with every move played. */
    @Benchmark
    public long played(Played state) {
        return state.used.countPlayed(state.depth);
    }
}
