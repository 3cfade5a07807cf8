package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.game.Games;
import io.github.boardrules.game.Rules;
import java.util.List;
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
import org.openjdk.jmh.infra.Blackhole;

/** Writing and reading of positions and moves as text. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
@SuppressWarnings("NullAway.Init") // JMH sets the fields
public class NotationBenchmark {
    @Param({"vaw 8", "vaw 16", "windborne 7", "windborne 13 pawns=9"})
    String rules;

    private Rules<?> parsed;
    private Sample<?> sample;
    private List<String> positionTexts;
    private List<String> moveTexts;

    /** Makes positions, moves and their texts. */
    @Setup
    public void setUp() {
        parsed = Games.rules(rules);
        sample = Sample.of(rules);
        positionTexts = sample.positions().stream().map(Object::toString).toList();
        moveTexts = sample.moves().stream().map(Object::toString).toList();
    }

    /** Writes positions. */
    @Benchmark
    @OperationsPerInvocation(Sample.SIZE)
    public void writePosition(Blackhole hole) {
        sample.positions().forEach(position -> hole.consume(position.toString()));
    }

    /** Reads positions. */
    @Benchmark
    @OperationsPerInvocation(Sample.SIZE)
    public void readPosition(Blackhole hole) {
        positionTexts.forEach(text -> hole.consume(parsed.parsePosition(text)));
    }

    /** Writes moves. */
    @Benchmark
    @OperationsPerInvocation(Sample.SIZE)
    public void writeMove(Blackhole hole) {
        sample.moves().forEach(move -> hole.consume(move.toString()));
    }

    /** Reads moves. */
    @Benchmark
    @OperationsPerInvocation(Sample.SIZE)
    public void readMove(Blackhole hole) {
        moveTexts.forEach(text -> hole.consume(parsed.parseMove(text)));
    }
}
