package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.bots.learning.SelfPlay;
import io.github.boardrules.examples.bots.learning.SelfPlayOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays games of a player against itself into files to learn from. */
@Command(
        name = "selfplay",
        mixinStandardHelpOptions = true,
        description = {
            "Lets a player play against itself, and writes records and files for NumPy:",
            "planes, policies and outcomes to learn from (LEARNING.md of the bots example).",
            "The same options give the same bytes. Killed and given again, the command goes",
            "on where it was."
        })
final class SelfPlayCommand implements Runnable {
    private static final int MAX_CONCURRENCY = 256;

    @Mixin
    private final RulesOption rules = new RulesOption();

    @Option(names = "--folder", required = true, paramLabel = "DIR", description = "Where the files are.")
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private Path folder;

    @Option(
            names = "--player",
            paramLabel = "NAME",
            converter = PlayerName.Converter.class,
            completionCandidates = PlayerName.Candidates.class,
            defaultValue = "mcts",
            description =
                    "Who plays: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}). Only mcts divides its search"
                            + " among moves; the policies of others have one move.")
    private String player = "";

    @Option(
            names = "--nodes",
            paramLabel = "N",
            defaultValue = "400",
            description = "How many nodes to search for each move (default: ${DEFAULT-VALUE}).")
    private long nodes;

    @Option(
            names = "--hash",
            paramLabel = "MIB",
            defaultValue = "16",
            description = "The memory of a player's tables in MiB (default: ${DEFAULT-VALUE}).")
    private int hash;

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--games-per-file",
            paramLabel = "N",
            defaultValue = "50",
            description = "How many games go into a file (default: ${DEFAULT-VALUE}).")
    private int shardGames;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Where all chance begins (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--random-plies",
            paramLabel = "N",
            defaultValue = "4",
            description = "Begin games with up to N random moves, for variety (default: ${DEFAULT-VALUE}).")
    private int randomPlies;

    @Option(
            names = "--temperature",
            paramLabel = "T",
            defaultValue = "1",
            description = "Pick moves by their share of the search to the power of 1/T; 0 plays the best (default:"
                    + " ${DEFAULT-VALUE}).")
    private double temperature;

    @Option(
            names = "--temperature-plies",
            paramLabel = "N",
            defaultValue = "16",
            description = "Up to which ply to pick moves so; then the best are played (default: ${DEFAULT-VALUE}).")
    private int temperaturePlies;

    @Option(
            names = "--compress",
            description = "Write smaller files, whose bytes depend on the Java version's compressor too.")
    private boolean compressed;

    @Option(
            names = "--concurrency",
            paramLabel = "N",
            description = "How many games at once (default: as many as there are processors).")
    private @Nullable Integer concurrency;

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Override
    public void run() {
        int used = concurrency == null ? Runtime.getRuntime().availableProcessors() : concurrency;
        if (used < 1 || used > MAX_CONCURRENCY) {
            throw new ParameterException(
                    spec.commandLine(), "--concurrency must be from 1 to " + MAX_CONCURRENCY + ", not " + used);
        }
        SelfPlayOptions options = options();
        ProgressBar bar = progress.bar("games");
        SelfPlay.Summary summary;
        try {
            summary = SelfPlay.run(options, folder, used, bar::update);
        } catch (IOException e) {
            throw new Failure("cannot write into " + folder + ": " + TextFiles.reason(e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new Failure("interrupted: the same command goes on from here");
        } finally {
            bar.clear();
        }
        PrintWriter out = spec.commandLine().getOut();
        int before = games - summary.games();
        out.println("games played: " + summary.games() + ", rows to learn from: " + summary.rows()
                + (before > 0 ? ", games that were there: " + before : ""));
        out.flush();
    }

    private SelfPlayOptions options() {
        try {
            return new SelfPlayOptions(
                    rules.rules(),
                    player,
                    nodes,
                    hash,
                    games,
                    shardGames,
                    seed,
                    randomPlies,
                    temperature,
                    temperaturePlies,
                    compressed);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }
}
