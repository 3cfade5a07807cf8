package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.examples.tool.speed.Face;
import io.github.boardrules.examples.tool.speed.Xorshift;
import io.github.boardrules.game.Games;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
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

/**
 * Random play, one game after the other: the time of one ply, and with {@code -prof gc} the bytes allocated in it. A ply
 * asks whether the game is over, chooses one of all legal moves, and plays it.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
@SuppressWarnings("NullAway.Init") // JMH sets the fields
public class PlayoutBenchmark {
    private static final int TURNS = 10_000;

    @Param({"vaw 8", "vaw 16", "windborne 7 swap=off", "windborne 13 pawns=9 swap=off"})
    String rules;

    @Param({"public", "codes"})
    String face;

    /** The generator of the C++ references, or the name of one of the JDK's, such as {@code SplittableRandom}. */
    @Param("Xorshift")
    String random;

    private Face used;

    /** Begins at the start. */
    @Setup
    public void setUp() {
        RandomGenerator generator = random.equals("Xorshift") ? new Xorshift() : RandomGenerator.of(random);
        used = Face.of(face, Games.rules(rules), generator, false);
    }

    /** Plays. */
    @Benchmark
    @OperationsPerInvocation(TURNS)
    public long ply() {
        used.play(TURNS);
        return used.legalMoves();
    }
}
