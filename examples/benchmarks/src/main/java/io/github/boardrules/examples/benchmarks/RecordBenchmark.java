package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.game.GameRecord;
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

/** Reading and writing of the record of one whole random game. Reading checks every move and the result. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
@SuppressWarnings("NullAway.Init") // JMH sets the fields
public class RecordBenchmark {
    @Param({"vaw 8", "vaw 16", "windborne 7", "windborne 13 pawns=9"})
    String rules;

    private GameRecord<?> game;
    private String text;

    /** Plays the game. */
    @Setup
    public void setUp() {
        game = Sample.game(rules);
        text = game.toString();
    }

    /** Reads it. */
    @Benchmark
    public GameRecord<?> read() {
        return GameRecord.parse(text);
    }

    /** Writes it. */
    @Benchmark
    public String write() {
        return game.toString();
    }
}
