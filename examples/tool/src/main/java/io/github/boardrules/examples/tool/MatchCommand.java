package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.bots.match.Contender;
import io.github.boardrules.examples.bots.match.Limit;
import io.github.boardrules.examples.bots.match.Match;
import io.github.boardrules.examples.bots.match.MatchSettings;
import io.github.boardrules.examples.bots.match.Openings;
import io.github.boardrules.examples.bots.match.Pace;
import io.github.boardrules.examples.bots.match.ResultTable;
import io.github.boardrules.examples.bots.match.Sprt;
import io.github.boardrules.examples.bots.match.Standing;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command {@code match}: two players or programs play many games. */
@Command(
        name = "match",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a match of two players, and tells which is the stronger.",
            "A player is one of this program, such as random, or the command line of an engine that speaks UGI, such as"
                    + " 'java -jar boardrules.jar ugi'.",
            "Two games each begin with the same random moves, the players changing seats. The folder gets every game as a"
                    + " record, the table and a plot; given again, the match goes on where it was."
        })
final class MatchCommand implements Runnable {
    @Parameters(index = "0", paramLabel = "A", description = "One player.")
    private String a = "";

    @Parameters(index = "1", paramLabel = "B", description = "The other.")
    private String b = "";

    @Mixin
    private final RulesOption rules = new RulesOption();

    @Option(
            names = "--a",
            paramLabel = "NAME=VALUE",
            description = "Sets something about A: name, one of movetime, nodes and depth (instead of what holds for"
                    + " both), or an option of the player, such as Threads, Hash and Seed.")
    private final Map<String, String> settingsOfA = new LinkedHashMap<>();

    @Option(names = "--b", paramLabel = "NAME=VALUE", description = "Sets something about B.")
    private final Map<String, String> settingsOfB = new LinkedHashMap<>();

    @ArgGroup
    private @Nullable LimitOptions limit;

    /** At most one of these. */
    static final class LimitOptions {
        @Option(names = "--movetime", paramLabel = "MS", description = "The time for a move (default: 100).")
        private @Nullable Long millis;

        @Option(names = "--nodes", paramLabel = "N", description = "The nodes or playouts for a move, instead.")
        private @Nullable Long nodes;

        @Option(names = "--depth", paramLabel = "N", description = "The plies to look ahead, instead.")
        private @Nullable Long depth;

        Limit limit() {
            if (millis != null) {
                return new Limit(Limit.Kind.MOVETIME, millis);
            } else if (nodes != null) {
                return new Limit(Limit.Kind.NODES, nodes);
            }
            return depth == null ? Limit.DEFAULT : new Limit(Limit.Kind.DEPTH, depth);
        }
    }

    @Option(
            names = "--games",
            paramLabel = "N",
            defaultValue = "100",
            description = "How many games (default: ${DEFAULT-VALUE}).")
    private int games;

    @Option(
            names = "--concurrency",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many games at once (default: ${DEFAULT-VALUE}).")
    private int concurrency;

    @Option(
            names = "--opening",
            paramLabel = "PLIES",
            defaultValue = "4",
            description = "How many random moves each game begins with (default: ${DEFAULT-VALUE}).")
    private int opening;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Where the chance of the openings begins (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--margin",
            paramLabel = "MS",
            defaultValue = "25",
            description = "How late a move may come before the game is lost on time (default: ${DEFAULT-VALUE}).")
    private int margin;

    @Option(
            names = "--timeout",
            paramLabel = "S",
            defaultValue = "10",
            description = "How late a move may come before its program is killed, in seconds (default:"
                    + " ${DEFAULT-VALUE}).")
    private int timeout;

    @Option(
            names = "--start-timeout",
            paramLabel = "S",
            defaultValue = "30",
            description = "How long a program may take to get ready, in seconds (default: ${DEFAULT-VALUE}).")
    private int startTimeout;

    @Option(
            names = "--sprt",
            paramLabel = "ELO0,ELO1",
            split = ",",
            description = "Stop as soon as it is clear by which of these differences A is stronger.")
    private @Nullable List<Double> sprt;

    @Option(
            names = "--alpha",
            paramLabel = "P",
            defaultValue = "0.05",
            description = "How often ELO1 may be accepted in error (default: ${DEFAULT-VALUE}).")
    private double alpha;

    @Option(
            names = "--beta",
            paramLabel = "P",
            defaultValue = "0.05",
            description = "How often ELO0 may be accepted in error (default: ${DEFAULT-VALUE}).")
    private double beta;

    @Option(
            names = "--folder",
            paramLabel = "DIR",
            defaultValue = "match",
            description = "Where the files of the match are (default: ${DEFAULT-VALUE}).")
    private Path folder = Path.of("match");

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Override
    public void run() {
        MatchSettings settings;
        Match.Plan plan;
        try {
            Limit usual = limit == null ? Limit.DEFAULT : limit.limit();
            settings = new MatchSettings(
                    rules.rules(),
                    Contender.of(a, settingsOfA, usual),
                    Contender.of(b, settingsOfB, usual),
                    new Openings(opening, seed),
                    new Pace(Duration.ofMillis(margin), Duration.ofSeconds(timeout), Duration.ofSeconds(startTimeout)));
            plan = new Match.Plan(games, concurrency, test());
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        play(settings, plan);
    }

    private Optional<Sprt> test() {
        if (sprt == null) {
            return Optional.empty();
        }
        if (sprt.size() != 2) {
            throw new IllegalArgumentException("--sprt needs two numbers with a comma between them");
        }
        return Optional.of(new Sprt(sprt.get(0), sprt.get(1), alpha, beta));
    }

    private void play(MatchSettings settings, Match.Plan plan) {
        ProgressBar bar = progress.bar("games");
        try {
            Standing end = Match.play(settings, plan, folder, standing -> bar.update(standing.games(), plan.games()));
            bar.clear();
            spec.commandLine().getOut().print(ResultTable.of(end, plan.sprt()));
            spec.commandLine().getOut().flush();
        } catch (IOException e) {
            bar.clear();
            throw new Failure("cannot go on in " + folder + ": " + e.getMessage());
        }
    }
}
