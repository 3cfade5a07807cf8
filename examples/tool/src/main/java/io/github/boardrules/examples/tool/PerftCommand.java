package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.protocol.Perft;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code perft}: counts move sequences, move by move. */
@Command(
        name = "perft",
        description = {
            "Counts the sequences of moves of one length, split by their first move.",
            "Nodes are sequences of exactly DEPTH moves; the last move of each is counted, not played."
        },
        mixinStandardHelpOptions = true)
final class PerftCommand implements Runnable {
    private static final int MAX_DEPTH = 20;

    @Mixin
    private final PositionOption position = new PositionOption();

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    @Parameters(paramLabel = "DEPTH", description = "How many moves, from 0 to " + MAX_DEPTH + ".")
    private int depth;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Override
    public void run() {
        if (depth < 0 || depth > MAX_DEPTH) {
            throw new ParameterException(spec.commandLine(), "DEPTH must be from 0 to " + MAX_DEPTH + ", not " + depth);
        }
        Position<?> start = position.position(spec.commandLine());
        try {
            split(start);
        } catch (ArithmeticException e) {
            throw new Failure("there are more than 2^63 - 1 sequences of moves");
        }
    }

    private <M extends Move> void split(Position<M> start) {
        PrintWriter out = spec.commandLine().getOut();
        ProgressBar bar = progress.bar("moves");
        long begin = System.nanoTime();
        long total = depth == 0 ? 1 : 0;
        if (depth > 0) {
            List<M> moves = start.legalMoves().stream()
                    .sorted(Comparator.comparing(Move::toString))
                    .toList();
            for (int i = 0; i < moves.size(); i++) {
                int done = i;
                long count = Perft.count(start.play(moves.get(i)), depth - 1, () -> bar.update(done, moves.size()));
                total = Math.addExact(total, count);
                bar.clear();
                out.println(moves.get(i) + " " + count);
                if (out.checkError()) {
                    // Nobody reads on.
                    return;
                }
            }
        }
        long nanos = System.nanoTime() - begin;
        out.println("total " + total);
        out.printf(Locale.ROOT, "time %.3f s%n", nanos / (double) TimeUnit.SECONDS.toNanos(1));
        out.printf(Locale.ROOT, "nodes per second %.0f%n", total * (double) TimeUnit.SECONDS.toNanos(1) / nanos);
        out.flush();
    }
}
