package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.bots.PlayerOptions;
import io.github.boardrules.examples.bots.ugi.UgiEngine;
import io.github.boardrules.examples.bots.ugi.UgiOptions;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code ugi}: the engine protocol on standard input and output. */
@Command(
        name = "ugi",
        mixinStandardHelpOptions = true,
        description = {
            "Plays as an engine that speaks UGI, the Universal Game Interface, on standard input and output.",
            "What is given here can be set through the protocol too."
        })
final class UgiCommand implements Callable<Integer> {
    private static final double LONGEST_WARM_UP = 60;

    @Mixin
    private final RulesOption rules = new RulesOption();

    @Option(names = "--player", paramLabel = "NAME", description = "Who plays (default: the strongest player).")
    private @Nullable String player;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many threads search (default: ${DEFAULT-VALUE}).")
    private int threads;

    @Option(
            names = "--hash",
            paramLabel = "MIB",
            defaultValue = "64",
            description = "How much memory tables may take (default: ${DEFAULT-VALUE}).")
    private int hash;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Where chance begins (default: ${DEFAULT-VALUE}).")
    private int seed;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            defaultValue = "2",
            description = "How long to warm up before the first readyok, in seconds (default: ${DEFAULT-VALUE}).")
    private double warmUp;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Override
    public Integer call() {
        // Written so that NaN is refused too
        if (!(warmUp >= 0 && warmUp <= LONGEST_WARM_UP)) {
            throw new ParameterException(spec.commandLine(), "--warm-up must be from 0 to 60 seconds");
        }
        UgiOptions options;
        try {
            String name = player == null ? UgiOptions.DEFAULT.player() : player;
            options = new UgiOptions(rules.rules(), name, new PlayerOptions(threads, hash, seed));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        // Not System.out, which would hide that its reader has gone
        Writer out = new OutputStreamWriter(new FileOutputStream(FileDescriptor.out), StandardCharsets.UTF_8);
        Reader in = new InputStreamReader(System.in, StandardCharsets.UTF_8);
        UgiEngine engine = new UgiEngine(out, options, Duration.ofMillis((long) (1000 * warmUp)));
        try (engine) {
            engine.run(in);
        } catch (IOException e) {
            throw new Failure("cannot read the commands: " + e.getMessage());
        }
        Optional<IOException> failure = engine.outputFailure();
        return failure.isPresent() ? Failures.notWritten(spec.commandLine(), failure.get()) : 0;
    }
}
