package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.protocol.Perft;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.io.PrintWriter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import org.jline.terminal.spi.SystemStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code perft}: counts move sequences, move by move. */
@Command(
        name = "perft",
        description = "Counts the sequences of moves of one length, split by their first move.",
        mixinStandardHelpOptions = true)
final class PerftCommand implements Callable<Integer> {
    private static final int MAX_DEPTH = 20;

    @Option(
            names = "--rules",
            paramLabel = "RULES",
            defaultValue = "vaw 8",
            description = "The rule set, such as \"vaw 10 pass=forced\"; by default \"${DEFAULT-VALUE}\".")
    private String rules = "";

    @Option(names = "--position", paramLabel = "TEXT", description = "Where to begin; by default the start.")
    private @Nullable String position;

    @Option(
            names = "--progress",
            negatable = true,
            description = "Show a bar on standard error when it takes long; by default on a terminal.")
    private @Nullable Boolean progress;

    @Parameters(paramLabel = "DEPTH", description = "How many moves, from 0 to " + MAX_DEPTH + ".")
    private int depth;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Override
    public Integer call() {
        if (depth < 0 || depth > MAX_DEPTH) {
            throw new ParameterException(spec.commandLine(), "DEPTH must be from 0 to " + MAX_DEPTH + ", not " + depth);
        }
        Position<?> start = start();
        try {
            return split(start);
        } catch (ArithmeticException e) {
            spec.commandLine().getErr().println("boardrules perft: there are more than 2^63 - 1 sequences of moves");
            return 1;
        }
    }

    private Position<?> start() {
        try {
            Rules<?> parsed = Games.rules(rules);
            return position == null ? parsed.start() : parsed.parsePosition(position);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private <M extends Move> int split(Position<M> start) {
        PrintWriter out = spec.commandLine().getOut();
        ProgressBar bar = new ProgressBar(System.err, progress == null ? Terminals.is(SystemStream.Error) : progress);
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
                    return 0;
                }
            }
        }
        long nanos = System.nanoTime() - begin;
        out.println("total " + total);
        out.printf(Locale.ROOT, "time %.3f s%n", nanos / (double) TimeUnit.SECONDS.toNanos(1));
        out.printf(Locale.ROOT, "nodes per second %.0f%n", total * (double) TimeUnit.SECONDS.toNanos(1) / nanos);
        out.flush();
        return 0;
    }
}
