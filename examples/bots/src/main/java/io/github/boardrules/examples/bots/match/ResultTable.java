package io.github.boardrules.examples.bots.match;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes how a match stands as tables, to be read as they are or as Markdown. */
public final class ResultTable {
    private static final int LATEST_PER_MILLE = 999;

    private final List<String> lines = new ArrayList<>();

    private ResultTable() {}

    /**
     * Writes the tables.
     *
     * @param standing how the match stands
     * @param sprt the test, if there is one
     * @return the tables, each line ended
     */
    public static String of(Standing standing, Optional<Sprt> sprt) {
        ResultTable table = new ResultTable();
        MatchSettings settings = standing.settings();
        table.lines.add(String.format(
                Locale.ROOT,
                "%s against %s, %s, %d games of %.1f plies on average",
                settings.a().name(),
                settings.b().name(),
                settings.rules(),
                standing.games(),
                standing.meanPlies()));
        table.lines.add("");
        table.scores(standing);
        table.lines.add("");
        table.conduct(standing);
        sprt.ifPresent(test -> table.verdict(standing, test));
        return table.lines.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    private void scores(Standing standing) {
        String a = standing.settings().a().name();
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "games", "won", "drawn", "lost", "score", "95 % interval", "Elo", "95 % interval"));
        rows.add(row(a, standing.score()));
        rows.add(row(a + " in the first seat", standing.score(true)));
        rows.add(row(a + " in the second seat", standing.score(false)));
        rows.add(row("the first seat", standing.firstSeat()));
        add(rows);
    }

    private static List<String> row(String name, Score score) {
        return List.of(
                name,
                String.valueOf(score.games()),
                String.valueOf(score.won()),
                String.valueOf(score.drawn()),
                String.valueOf(score.lost()),
                percent(score.share()),
                percent(score.low()) + " to " + percent(score.high()),
                elo(score.share()),
                elo(score.low()) + " to " + elo(score.high()));
    }

    private static String percent(double share) {
        return String.format(Locale.ROOT, "%.1f %%", 100 * share);
    }

    private static String elo(double share) {
        double elo = Score.elo(share);
        if (Double.isInfinite(elo)) {
            return elo > 0 ? "+inf" : "-inf";
        }
        return String.format(Locale.ROOT, "%+.0f", elo);
    }

    /** How the engines behaved: times in milliseconds, and games lost by a fault. */
    private void conduct(Standing standing) {
        List<List<String>> rows = new ArrayList<>();
        List<String> heads = new ArrayList<>(List.of("", "moves", "mean ms", "99.9 % ms", "slowest ms"));
        Stream.of(Fault.values()).forEach(fault -> heads.add(fault.toString()));
        rows.add(heads);
        for (boolean a : new boolean[] {true, false}) {
            List<Integer> times = standing.times(a);
            List<String> row = new ArrayList<>();
            row.add((a ? standing.settings().a() : standing.settings().b()).name());
            row.add(String.valueOf(times.size()));
            double mean = times.stream().mapToInt(Integer::intValue).average().orElse(0);
            row.add(String.format(Locale.ROOT, "%.1f", mean));
            row.add(times.isEmpty() ? "" : String.valueOf(times.get(times.size() * LATEST_PER_MILLE / 1000)));
            row.add(times.isEmpty() ? "" : String.valueOf(times.get(times.size() - 1)));
            Stream.of(Fault.values()).forEach(fault -> row.add(String.valueOf(standing.lostBy(a, fault))));
            rows.add(row);
        }
        add(rows);
    }

    private void verdict(Standing standing, Sprt sprt) {
        int[] pairs = standing.pairs();
        double ratio = sprt.ratio(pairs);
        lines.add("");
        lines.add(String.format(
                Locale.ROOT,
                "SPRT (%s): log-likelihood ratio %.2f, bounds %.2f and %.2f, pairs %s: %s",
                sprt,
                ratio,
                sprt.lower(),
                sprt.upper(),
                Arrays.toString(pairs),
                sprt.accepted(ratio).map(elo -> "Elo " + elo + " accepted").orElse("not decided")));
    }

    /** Writes rows of equal length, their columns as wide as need be, names to the left and numbers to the right. */
    private void add(List<List<String>> rows) {
        int[] widths = new int[rows.get(0).size()];
        for (List<String> row : rows) {
            for (int i = 0; i < widths.length; i++) {
                widths[i] = Math.max(widths[i], row.get(i).length());
            }
        }
        for (List<String> row : rows) {
            StringBuilder line = new StringBuilder("|");
            for (int i = 0; i < widths.length; i++) {
                String space = " ".repeat(widths[i] - row.get(i).length());
                line.append(' ')
                        .append(i == 0 ? row.get(i) + space : space + row.get(i))
                        .append(" |");
            }
            lines.add(line.toString());
            if (row == rows.get(0)) {
                lines.add(Arrays.stream(widths)
                        .mapToObj(width -> "-".repeat(width + 2))
                        .collect(Collectors.joining("|", "|", "|")));
            }
        }
    }
}
