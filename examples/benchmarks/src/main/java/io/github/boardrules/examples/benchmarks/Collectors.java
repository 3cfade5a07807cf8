package io.github.boardrules.examples.benchmarks;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Runs benchmarks with one garbage collector after the other, and prints a table. */
public final class Collectors {
    /** The collectors whose costs to a program differ: G1 with its barriers, the others with cheap ones. */
    private static final List<String> NAMES = List.of("G1", "Parallel", "Serial");

    private Collectors() {}

    /**
     * Runs them.
     *
     * @param args the command line of JMH: which benchmarks, and how
     * @throws CommandLineOptionException if JMH does not understand the command line
     * @throws RunnerException if a benchmark fails
     */
    public static void main(String[] args) throws CommandLineOptionException, RunnerException {
        CommandLineOptions options = new CommandLineOptions(args);
        Map<String, List<String>> rows = new LinkedHashMap<>();
        for (String name : NAMES) {
            Runner runner = new Runner(new OptionsBuilder()
                    .parent(options)
                    .jvmArgsAppend("-XX:+Use" + name + "GC")
                    .shouldFailOnError(true)
                    .build());
            for (RunResult result : runner.run()) {
                rows.computeIfAbsent(label(result.getParams()), key -> new ArrayList<>())
                        .add(score(result));
            }
        }
        Table table = new Table("benchmark", NAMES.get(0), NAMES.get(1), NAMES.get(2));
        rows.forEach((label, scores) -> table.add(label, scores.get(0), scores.get(1), scores.get(2)));
        System.out.print("\n" + table.markdown());
    }

    private static String label(BenchmarkParams params) {
        StringBuilder label = new StringBuilder();
        for (String key : params.getParamsKeys()) {
            label.append(", ").append(params.getParam(key));
        }
        String name = params.getBenchmark();
        int type = name.lastIndexOf('.', name.lastIndexOf('.') - 1);
        return name.substring(type + 1) + label;
    }

    private static String score(RunResult result) {
        Result<?> score = result.getPrimaryResult();
        // One or two measurements have no error
        String error =
                Double.isNaN(score.getScoreError()) ? "" : String.format(Locale.ROOT, " ± %.3f", score.getScoreError());
        return String.format(Locale.ROOT, "%.3f%s %s", score.getScore(), error, score.getScoreUnit());
    }
}
