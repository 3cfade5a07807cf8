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
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The time of a ply of random play on boards of all sizes. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
@SuppressWarnings("NullAway.Init") // JMH sets the fields
public class GrowthBenchmark {
    private static final int TURNS = 10_000;

    /** Random play of V.A.W. */
    @State(Scope.Thread)
    public static class Vaw {
        @Param({"6", "7", "8", "9", "10", "11", "12", "13", "14", "15", "16"})
        int size;

        @Param({"public", "codes"})
        String face;

        private Face used;

        /** Begins at the start. */
        @Setup
        public void setUp() {
            used = Face.of(face, Games.rules(vaw(size)), new Xorshift(), false);
        }
    }

    /** Random play of Windborne with three pawns. */
    @State(Scope.Thread)
    public static class Windborne {
        @Param({"2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"})
        int size;

        @Param({"public", "codes"})
        String face;

        private Face used;

        /** Begins at the start. */
        @Setup
        public void setUp() {
            used = Face.of(face, Games.rules(windborne(size)), new Xorshift(), false);
        }
    }

    /** Returns the rules of V.A.W. on a board. */
    static String vaw(int size) {
        return "vaw " + size;
    }

    /** Returns the rules of Windborne on a board, without the swap. */
    static String windborne(int side) {
        return "windborne " + side + " swap=off";
    }

    /** Plays V.A.W. */
    @Benchmark
    @OperationsPerInvocation(TURNS)
    public long vawPly(Vaw state) {
        state.used.play(TURNS);
        return state.used.legalMoves();
    }

    /** Plays Windborne. */
    @Benchmark
    @OperationsPerInvocation(TURNS)
    public long windbornePly(Windborne state) {
        state.used.play(TURNS);
        return state.used.legalMoves();
    }
}
