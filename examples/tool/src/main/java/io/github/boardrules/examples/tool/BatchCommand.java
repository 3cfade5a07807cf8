package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.protocol.Limits;
import io.github.boardrules.examples.protocol.LineProtocol;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code batch}: the line protocol on standard input and output. */
@Command(
        name = "batch",
        description = "Answers questions about positions, one JSON object a line on standard input and output.",
        mixinStandardHelpOptions = true)
final class BatchCommand implements Callable<Integer> {
    private static final double MAX_SECONDS = 1e6;
    private static final int MAX_THREADS = 256;

    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            defaultValue = "10",
            description = "The longest that one answer may take, by default ${DEFAULT-VALUE}.")
    private double seconds;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "How many requests are worked on at once, by default ${DEFAULT-VALUE}; answers keep their order.")
    private int threads;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Override
    public Integer call() {
        // Written so that NaN is refused too.
        if (!(seconds >= 0.001 && seconds <= MAX_SECONDS)) {
            throw new ParameterException(spec.commandLine(), "--time-limit must be from 0.001 to 1000000 seconds");
        }
        if (threads < 1 || threads > MAX_THREADS) {
            throw new ParameterException(spec.commandLine(), "--threads must be from 1 to " + MAX_THREADS);
        }
        LineProtocol protocol = new LineProtocol(Limits.DEFAULT.withTime(Duration.ofMillis((long) (seconds * 1000))));
        try {
            // Not System.out, which would hide that its reader has gone.
            FileOutputStream out = new FileOutputStream(FileDescriptor.out);
            new Batch(protocol, System.in, out).run(threads);
            return 0;
        } catch (Batch.OutputException e) {
            return Failures.notWritten(spec.commandLine(), e);
        } catch (IOException e) {
            throw new Failure("cannot read the requests: " + e.getMessage());
        }
    }
}
