package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.bots.Player;
import io.github.boardrules.examples.bots.PlayerOptions;
import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.examples.bots.analysis.Effort;
import io.github.boardrules.examples.bots.analysis.EvaluationPlot;
import io.github.boardrules.examples.bots.analysis.GameAnalysis;
import io.github.boardrules.examples.bots.analysis.PositionAnalysis;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Tells what a player thinks of a position or a game. */
@Command(
        name = "analyse",
        mixinStandardHelpOptions = true,
        description = {
            "Shows the best lines of a position, or what was good and bad in a game.",
            "Scores are from -1 to 1 for the side to move; 'won' and 'lost' are proven.",
            "A move is an inaccuracy (?!), a mistake (?) or a blunder (??) where it gives",
            "away 10, 20 or 30 %% of the chance of winning."
        })
final class AnalyseCommand implements Runnable {
    private static final int MAX_MILLIS = 3_600_000;
    private static final int POSITION_MILLIS = 2000;
    private static final int RECORD_MILLIS = 200;

    @Mixin
    private final PositionOption position = new PositionOption();

    @Option(
            names = "--record",
            paramLabel = "FILE",
            description = "A record of a game, in place of rules and position; - for the input.")
    private @Nullable Path record;

    @Option(
            names = "--game",
            paramLabel = "N",
            description = "Which record of the file, from 1 (default: the only one).")
    private @Nullable Integer game;

    @Option(
            names = "--player",
            paramLabel = "NAME",
            converter = PlayerName.Converter.class,
            completionCandidates = PlayerName.Candidates.class,
            description = "Who searches: ${COMPLETION-CANDIDATES} (default: the last of them).")
    private @Nullable String player;

    @Option(
            names = "--movetime",
            paramLabel = "MS",
            description = "How long to search a position, in milliseconds (default: " + POSITION_MILLIS + ", or "
                    + RECORD_MILLIS + " for each position of a record).")
    private @Nullable Integer millis;

    @Option(names = "--nodes", paramLabel = "N", description = "How many nodes to search, in place of a time.")
    private @Nullable Long nodes;

    @Option(names = "--lines", paramLabel = "N", description = "How many lines of a position to show (default: 3).")
    private @Nullable Integer lines;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "1",
            description = "How many threads to search with (default: ${DEFAULT-VALUE}).")
    private int threads;

    @Option(
            names = "--hash",
            paramLabel = "MIB",
            defaultValue = "64",
            description = "The memory of the player's tables in MiB (default: ${DEFAULT-VALUE}).")
    private int hash;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description = "Where the player's chance begins (default: ${DEFAULT-VALUE}).")
    private long seed;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Write a plot of the chances over the game to an SVG file.")
    private @Nullable Path svg;

    @Mixin
    private final ProgressOption progress = new ProgressOption();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Override
    public void run() {
        check();
        PrintWriter out = spec.commandLine().getOut();
        AnalysisPrinter printer = new AnalysisPrinter(out);
        if (record == null) {
            ofPosition(position.position(spec.commandLine()), printer);
        } else {
            ofGame(game(record), printer);
        }
        out.flush();
    }

    private void check() {
        if (record != null && position.isGiven()) {
            throw wrongUsage("--record takes rules and position from the file: not with --rules or --position");
        } else if (record != null && lines != null) {
            throw wrongUsage("--lines goes with a position, not with --record");
        } else if (record == null && (svg != null || game != null)) {
            throw wrongUsage((svg != null ? "--svg" : "--game") + " goes with --record");
        } else if (millis != null && nodes != null) {
            throw wrongUsage("--movetime and --nodes exclude each other");
        }
        checkRange("--movetime", millis, MAX_MILLIS);
        checkRange("--nodes", nodes, Long.MAX_VALUE);
        checkRange("--lines", lines, PositionAnalysis.MAX_LINES);
        checkRange("--threads", threads, 256);
        checkRange("--hash", hash, 1 << 20);
    }

    private void checkRange(String option, @Nullable Number value, long most) {
        if (value != null && (value.longValue() < 1 || value.longValue() > most)) {
            throw wrongUsage(option + " must be from 1 to " + most + ", not " + value);
        }
    }

    private GameRecord<?> game(Path file) {
        boolean isInput = file.toString().equals("-");
        String name = isInput ? "the input" : file.toString();
        String text = isInput ? TextFiles.read(System.in, name) : TextFiles.read(file);
        if (game == null) {
            return Records.parse(text, name);
        }
        List<GameRecord<?>> games = Records.parseAll(text, name);
        if (game < 1 || game > games.size()) {
            throw wrongUsage("--game must be from 1 to " + games.size() + " for " + name + ", not " + game);
        }
        return games.get(game - 1);
    }

    private <M extends Move> void ofPosition(Position<M> start, AnalysisPrinter printer) {
        if (start.isOver()) {
            printer.over(start);
            return;
        }
        try (Player<M> searcher = player(start)) {
            int wanted = lines == null ? 3 : lines;
            printer.lines(start, PositionAnalysis.lines(start, searcher, wanted, effort(POSITION_MILLIS)));
        }
    }

    private <M extends Move> void ofGame(GameRecord<M> played, AnalysisPrinter printer) {
        ProgressBar bar = progress.bar("positions");
        GameAnalysis<M> analysis;
        try (Player<M> searcher = player(played.start())) {
            analysis = GameAnalysis.of(played, searcher, effort(RECORD_MILLIS), bar::update);
        } finally {
            bar.clear();
        }
        printer.game(analysis);
        if (svg != null) {
            TextFiles.write(svg, EvaluationPlot.draw(analysis));
        }
    }

    private <M extends Move> Player<M> player(Position<M> start) {
        String name = player == null ? Players.strongest() : player;
        return Players.of(name, start.rules(), new PlayerOptions(threads, hash, seed));
    }

    private Effort effort(int usualMillis) {
        return nodes != null
                ? Effort.nodes(nodes)
                : Effort.time(Duration.ofMillis(millis == null ? usualMillis : millis));
    }

    private ParameterException wrongUsage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
