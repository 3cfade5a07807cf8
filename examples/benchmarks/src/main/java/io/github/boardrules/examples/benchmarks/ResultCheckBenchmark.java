package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.windborne.WindbornePosition;
import io.github.boardrules.windborne.WindborneRules;
import java.util.ArrayList;
import java.util.List;
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

/**
 * Windborne's check for a result against the number of disks. Positions are those of random games; each is asked once,
 * just after it was made. Of the games that end before they get so far, none is taken.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 3, time = 1)
@Fork(1)
@SuppressWarnings("NullAway.Init") // JMH sets the fields
public class ResultCheckBenchmark {
    private static final int POSITIONS = 200;

    @Param({"windborne 7 swap=off", "windborne 13 swap=off", "windborne 13 pawns=9 swap=off"})
    String rules;

    /** How much of the board is covered by disks. */
    @Param({"5", "10", "20", "30", "40", "50", "60", "70", "80", "90"})
    int percent;

    /** Whether a position was just {@code played} or just read from its {@code text}. */
    @Param({"played", "text"})
    String position;

    private final List<WindbornePosition> before = new ArrayList<>();
    private final List<Integer> codes = new ArrayList<>();
    private final List<String> texts = new ArrayList<>();
    private List<WindbornePosition> positions = new ArrayList<>();
    private WindborneRules parsed;

    /** Plays games as far as needed. */
    @Setup
    public void setUp() {
        parsed = WindborneRules.parse(rules);
        int disks = disks(parsed, percent);
        Random random = new Random(1);
        while (before.size() < POSITIONS) {
            play(disks, random);
        }
    }

    private void play(int disks, Random random) {
        WindbornePosition current = parsed.start();
        for (int turn = 1; !current.isOver(); turn++) {
            int code = current.moveCode(random.nextInt(current.moveCount()));
            WindbornePosition next = current.playCode(code);
            if (turn == disks) {
                before.add(current);
                codes.add(code);
                texts.add(next.toString());
                return;
            }
            current = next;
        }
    }

    /** Returns how many disks a share of the board is; without the swap, each turn places one. */
    static int disks(WindborneRules rules, int percent) {
        return Math.max(rules.pawns() + 1, rules.grid().size() * percent / 100);
    }

    /** Makes the positions anew. */
    @Setup(Level.Invocation)
    public void renew() {
        positions = new ArrayList<>();
        for (int i = 0; i < POSITIONS; i++) {
            positions.add(
                    position.equals("text")
                            ? parsed.parsePosition(texts.get(i))
                            : before.get(i).playCode(codes.get(i)));
        }
    }

    /** Asks each whether the game is over. */
    @Benchmark
    @OperationsPerInvocation(POSITIONS)
    public int isOver() {
        int over = 0;
        for (WindbornePosition each : positions) {
            if (each.isOver()) {
                over++;
            }
        }
        return over;
    }
}
