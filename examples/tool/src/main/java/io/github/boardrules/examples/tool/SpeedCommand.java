package io.github.boardrules.examples.tool;

import io.github.boardrules.game.Games;
import io.github.boardrules.game.Rules;
import io.github.boardrules.vaw.VawRules;
import io.github.boardrules.windborne.WindborneRules;
import java.io.PrintWriter;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Measures the library's speed on this machine. */
@Command(
        name = "speed",
        mixinStandardHelpOptions = true,
        description = {
            "Measures counting, random play and the check of a single move, after a warm-up.",
            "Prints lines of the form of the C++ references, to be compared with them."
        })
final class SpeedCommand implements Runnable {
    private static final int MAX_DEPTH = 6;

    /** What can be measured. */
    enum Work {
        PERFT,
        PLAYOUTS,
        VIOLATION;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Reads the option. */
        static final class Converter extends ChoiceConverter<Work> {
            Converter() {
                super(List.of(values()));
            }
        }
    }

    /** How the library can be used. */
    enum Through {
        PUBLIC,
        CODES;

        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Reads the option. */
        static final class Converter extends ChoiceConverter<Through> {
            Converter() {
                super(List.of(values()));
            }
        }
    }

    @Parameters(
            index = "0",
            arity = "0..1",
            paramLabel = "GAME",
            defaultValue = VawRules.VAW,
            description = "vaw or windborne (default: ${DEFAULT-VALUE}).")
    private String game = "";

    @Parameters(
            index = "1",
            arity = "0..1",
            paramLabel = "SIZE",
            description = "The size of the board (default: " + VawRules.DEFAULT_SIZE + " for vaw, "
                    + WindborneRules.DEFAULT_SIDE + " for windborne).")
    private @Nullable Integer size;

    @Option(names = "--pawns", paramLabel = "N", description = "The pawns of windborne (default: 3).")
    private @Nullable Integer pawns;

    @Option(
            names = "--face",
            paramLabel = "FACE",
            converter = Through.Converter.class,
            description = "public (positions and moves) or codes (moves as numbers); by default one after the other.")
    private @Nullable Through face;

    @Option(
            names = "--only",
            paramLabel = "WORK",
            split = ",",
            converter = Work.Converter.class,
            description = "Some of perft, playouts, violation, with commas; by default all.")
    private @Nullable List<Work> only;

    @Option(
            names = "--depth",
            paramLabel = "N",
            description = "The longest sequences to count, from 1 to " + MAX_DEPTH + " (default: 5 for vaw, 2 for"
                    + " windborne).")
    private @Nullable Integer depth;

    @Option(
            names = "--seconds",
            paramLabel = "S",
            defaultValue = "1",
            description = "How long to measure each line at least (default: ${DEFAULT-VALUE}).")
    private double seconds;

    @Option(
            names = "--warm-up",
            paramLabel = "S",
            defaultValue = "2",
            description = "How long to warm up before each kind of work (default: ${DEFAULT-VALUE}).")
    private double warmUp;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Override
    public void run() {
        Rules<?> rules = rules();
        int deepest = depth != null ? depth : rules instanceof VawRules ? 5 : 2;
        if (deepest < 1 || deepest > MAX_DEPTH) {
            throw wrongUsage("--depth must be from 1 to " + MAX_DEPTH + ", not " + deepest);
        }
        if (!(seconds >= 0 && seconds <= 3600 && warmUp >= 0 && warmUp <= 3600)) {
            throw wrongUsage("--seconds and --warm-up must be from 0 to 3600");
        }
        PrintWriter out = spec.commandLine().getOut();
        SpeedMeter meter = new SpeedMeter(rules, warmUp, seconds, out);
        Set<Work> wanted = only == null ? EnumSet.allOf(Work.class) : EnumSet.copyOf(only);
        out.println("# " + machine());
        for (Through each : faces(wanted)) {
            out.println("# " + rules + ", " + each);
            if (wanted.contains(Work.PERFT)) {
                meter.counts(each.toString(), deepest);
            }
            if (wanted.contains(Work.PLAYOUTS)) {
                meter.playouts(each.toString());
            }
            if (wanted.contains(Work.VIOLATION) && each == Through.PUBLIC) {
                meter.violations();
            }
        }
        out.flush();
    }

    private List<Through> faces(Set<Work> wanted) {
        if (face != null) {
            return List.of(face);
        }
        // Only moves, not codes, can be asked about
        return wanted.equals(Set.of(Work.VIOLATION)) ? List.of(Through.PUBLIC) : List.of(Through.values());
    }

    private Rules<?> rules() {
        boolean isVaw = game.equals(VawRules.VAW);
        if (!isVaw && !game.equals(WindborneRules.WINDBORNE)) {
            throw wrongUsage("the game must be vaw or windborne, not '" + game + "'");
        }
        if (isVaw && pawns != null) {
            throw wrongUsage("--pawns goes with windborne");
        }
        int edge = size != null ? size : isVaw ? VawRules.DEFAULT_SIZE : WindborneRules.DEFAULT_SIDE;
        try {
            boolean usual = pawns == null || pawns == WindborneRules.DEFAULT_PAWNS;
            return Games.rules(game + " " + edge + (usual ? "" : " pawns=" + pawns));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
    }

    private static String machine() {
        List<String> collectors = ManagementFactory.getGarbageCollectorMXBeans().stream()
                .map(GarbageCollectorMXBean::getName)
                .toList();
        return System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version") + ", "
                + Runtime.getRuntime().availableProcessors() + " processors, " + String.join(" and ", collectors);
    }

    private ParameterException wrongUsage(String message) {
        return new ParameterException(spec.commandLine(), message);
    }
}
