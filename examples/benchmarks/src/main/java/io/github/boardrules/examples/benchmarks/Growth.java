package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.examples.benchmarks.Plot.Line;
import io.github.boardrules.examples.benchmarks.Plot.Point;
import io.github.boardrules.examples.tool.speed.Face;
import io.github.boardrules.examples.tool.speed.Xorshift;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Rules;
import io.github.boardrules.windborne.WindborneRules;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Measures how times grow, of plies with the board and of Windborne's check for a result with the disks, and writes them
 * as CSV, as Markdown and as diagrams.
 */
public final class Growth {
    /** Random play that tells how many moves there are to choose from, which takes no measuring of time. */
    private static final int TURNS = 50_000;

    private static final List<String> FACES = List.of("public", "codes");

    private final Path folder;
    private final Options options;

    private Growth(Path folder, Options options) {
        this.folder = folder;
        this.options = options;
    }

    /**
     * A ply on a board.
     *
     * @param game the game
     * @param size the board
     * @param face the face of the library
     * @param nanos the time of a ply
     * @param moves how many moves there are to choose from, on average
     */
    private record Ply(String game, int size, String face, double nanos, double moves) {
        double nanosPerMove() {
            return nanos / moves;
        }
    }

    /**
     * A check for a result.
     *
     * @param rules the rules
     * @param disks how many disks there are
     * @param position where the position comes from
     * @param nanos the time of a check
     */
    private record Check(String rules, int disks, String position, double nanos) {}

    /**
     * Measures and writes.
     *
     * @param args the folder that the files go to, then options of JMH
     * @throws CommandLineOptionException if JMH does not understand the options
     * @throws RunnerException if a benchmark fails
     * @throws IOException if a file cannot be written
     */
    public static void main(String[] args) throws CommandLineOptionException, RunnerException, IOException {
        if (args.length == 0) {
            System.err.println("usage: Growth FOLDER [options of JMH]");
            System.exit(2);
        }
        Options options = new CommandLineOptions(Arrays.copyOfRange(args, 1, args.length));
        Growth growth = new Growth(Files.createDirectories(Path.of(args[0])), options);
        growth.plies();
        growth.checks();
    }

    private List<RunResult> run(Class<?> benchmark) throws RunnerException {
        return List.copyOf(new Runner(new OptionsBuilder()
                        .parent(options)
                        .include(benchmark.getName())
                        .shouldFailOnError(true)
                        .build())
                .run());
    }

    private void plies() throws RunnerException, IOException {
        List<Ply> plies = new ArrayList<>();
        for (RunResult result : run(GrowthBenchmark.class)) {
            BenchmarkParams params = result.getParams();
            boolean isVaw = params.getBenchmark().endsWith(".vawPly");
            int size = Integer.parseInt(params.getParam("size"));
            Rules<?> rules = Games.rules(isVaw ? GrowthBenchmark.vaw(size) : GrowthBenchmark.windborne(size));
            double nanos = result.getPrimaryResult().getScore();
            plies.add(new Ply(rules.game(), size, params.getParam("face"), nanos, movesPerPly(rules)));
        }
        Table table = new Table("game", "size", "face", "ns per ply", "moves to choose from", "ns per move");
        for (Ply ply : plies) {
            table.add(ply.game, ply.size, ply.face, number(ply.nanos), number(ply.moves), number(ply.nanosPerMove()));
        }
        write("plies", table);
        for (String game : List.of("vaw", "windborne")) {
            List<Ply> ofGame =
                    plies.stream().filter(ply -> ply.game.equals(game)).toList();
            String across = game.equals("vaw") ? "cells along an edge" : "side, with three pawns";
            String title = game.equals("vaw") ? "V.A.W." : "Windborne";
            List<Plot> plots = List.of(
                    new Plot(title + ": a ply of random play", across, "ns per ply", lines(ofGame, Ply::nanos)),
                    new Plot(
                            title + ": the same by the moves to choose from",
                            across,
                            "ns per move",
                            lines(ofGame, Ply::nanosPerMove)));
            write(game, plots);
        }
    }

    private static double movesPerPly(Rules<?> rules) {
        Face face = Face.of("codes", rules, new Xorshift(), false);
        face.play(TURNS);
        return (double) face.legalMoves() / face.plies();
    }

    private static List<Line> lines(List<Ply> plies, ToDoubleFunction<Ply> height) {
        return FACES.stream()
                .map(face -> new Line(
                        face,
                        plies.stream()
                                .filter(ply -> ply.face.equals(face))
                                .map(ply -> new Point(ply.size, height.applyAsDouble(ply)))
                                .toList()))
                .filter(line -> !line.points().isEmpty())
                .toList();
    }

    private void checks() throws RunnerException, IOException {
        List<Check> checks = new ArrayList<>();
        for (RunResult result : run(ResultCheckBenchmark.class)) {
            BenchmarkParams params = result.getParams();
            WindborneRules rules = WindborneRules.parse(params.getParam("rules"));
            int disks = ResultCheckBenchmark.disks(rules, Integer.parseInt(params.getParam("percent")));
            String name = "side " + rules.side() + ", pawns " + rules.pawns();
            checks.add(new Check(
                    name,
                    disks,
                    params.getParam("position"),
                    result.getPrimaryResult().getScore()));
        }
        checks.sort(Comparator.comparing(Check::rules)
                .thenComparing(Check::position)
                .thenComparing(Check::disks));
        Table table = new Table("rules", "position", "disks", "ns per check");
        for (Check check : checks) {
            table.add(check.rules, check.position, check.disks, number(check.nanos));
        }
        write("result-check", table);
        write("result-check", List.of(plot("played", checks), plot("text", checks)));
    }

    private static Plot plot(String position, List<Check> checks) {
        List<Check> wanted =
                checks.stream().filter(check -> check.position.equals(position)).toList();
        List<Line> lines = wanted.stream()
                .map(Check::rules)
                .distinct()
                .map(rules -> new Line(
                        rules,
                        wanted.stream()
                                .filter(check -> check.rules.equals(rules))
                                .map(check -> new Point(check.disks, check.nanos))
                                .toList()))
                .toList();
        String from = position.equals("played") ? "just played" : "just read";
        return new Plot("Windborne: is the game over? Position " + from, "disks", "ns per check", lines);
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, value < 10 ? "%.3f" : "%.1f", value);
    }

    private void write(String name, Table table) throws IOException {
        Files.writeString(folder.resolve(name + ".csv"), table.csv());
        Files.writeString(folder.resolve(name + ".md"), table.markdown());
    }

    private void write(String name, List<Plot> plots) throws IOException {
        List<Plot> drawn =
                plots.stream().filter(plot -> !plot.lines().isEmpty()).toList();
        if (!drawn.isEmpty()) {
            Files.writeString(folder.resolve(name + ".svg"), Plot.svg(drawn));
        }
    }
}
