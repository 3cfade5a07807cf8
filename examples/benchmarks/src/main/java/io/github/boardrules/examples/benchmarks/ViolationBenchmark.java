package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.examples.tool.speed.Questions;
import io.github.boardrules.game.Games;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The check of one move. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
@SuppressWarnings("NullAway.Init") // JMH sets the fields
public class ViolationBenchmark {
    private static final int QUESTIONS = 1_000;

    @Param({"vaw 8", "windborne 7", "windborne 13 pawns=9"})
    String rules;

    /** Any moves, most of which are refused, or legal ones. */
    @Param({"any", "legal"})
    String moves;

    /**
     * Where a position comes from: just {@code played}, just read from its {@code text}, or {@code asked} before, which
     * may have left something known.
     */
    @Param({"played", "text", "asked"})
    String position;

    private Questions<?> questions;

    /** Chooses positions and moves. */
    @Setup
    public void setUp() {
        questions = Questions.of(Games.rules(rules), QUESTIONS, moves.equals("legal"), new Random(1));
    }

    /** Makes the positions anew. A batch takes long enough for the clock that this stops and starts. */
    @Setup(Level.Invocation)
    public void renew() {
        switch (position) {
            case "played" -> questions.renew();
            case "text" -> questions.renewFromTexts();
            default -> {}
        }
    }

    /** Asks. */
    @Benchmark
    @OperationsPerInvocation(QUESTIONS)
    public int violation() {
        return questions.refused();
    }
}
