package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.game.Choice;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Position;
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

/** What programs ask of a position besides its moves. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
@SuppressWarnings("NullAway.Init") // JMH sets the fields
public class PositionBenchmark {
    @Param({"vaw 8", "vaw 16", "windborne 7", "windborne 13 pawns=9"})
    String rules;

    private List<? extends Position<?>> positions;

    /** Makes positions. */
    @Setup
    public void setUp() {
        positions = Sample.of(rules).positions();
    }

    /** Finds the keys. */
    @Benchmark
    @OperationsPerInvocation(Sample.SIZE)
    public long key() {
        long sum = 0;
        for (Position<?> position : positions) {
            sum += position.key();
        }
        return sum;
    }

    /** Puts a move together, each time by the choice in the middle of all that are offered. */
    @Benchmark
    @OperationsPerInvocation(Sample.SIZE)
    public void draft(Blackhole hole) {
        for (Position<?> position : positions) {
            MoveDraft<?> draft = position.draft();
            while (draft.move().isEmpty()) {
                List<Choice> choices = draft.choices();
                draft = draft.choose(choices.get(choices.size() / 2));
            }
            hole.consume(draft);
        }
    }

    /** Finds which of the images under the symmetries stands for all. */
    @Benchmark
    @OperationsPerInvocation(Sample.SIZE)
    public void canonical(Blackhole hole) {
        positions.forEach(position -> hole.consume(position.canonical()));
    }
}
