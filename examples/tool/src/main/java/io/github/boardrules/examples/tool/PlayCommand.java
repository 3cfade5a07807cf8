package io.github.boardrules.examples.tool;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Seat;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import java.util.function.BooleanSupplier;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.spi.SystemStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays a game at the terminal. */
@Command(
        name = "play",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a game at the terminal; 'help' there tells what can be typed.",
            "The first seat makes the first move of the game: White's in V.A.W., Black's in Windborne."
        })
final class PlayCommand implements Runnable {
    private final InputStream in;
    private final BooleanSupplier piped;

    @Mixin
    private final ColorOption color = new ColorOption();

    @Mixin
    private final RulesOption rules = new RulesOption();

    @Option(names = "--load", paramLabel = "FILE", description = "Go on with a saved game, in place of rules.")
    private @Nullable Path load;

    @Option(
            names = "--first",
            paramLabel = "WHO",
            converter = Player.Converter.class,
            description = "Who has the first seat: ${COMPLETION-CANDIDATES} (default: person).")
    private @Nullable Player first;

    @Option(
            names = "--second",
            paramLabel = "WHO",
            converter = Player.Converter.class,
            description = "Who has the second seat: ${COMPLETION-CANDIDATES}"
                    + " (default: random, or person where --first is given).")
    private @Nullable Player second;

    @Option(names = "--seed", paramLabel = "N", description = "Repeats what random players did with that seed.")
    private @Nullable Long seed;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    PlayCommand() {
        this(System.in, () -> !(Terminals.is(SystemStream.Input) && Terminals.is(SystemStream.Output)));
    }

    /** Makes the command with what is typed. */
    PlayCommand(InputStream in) {
        this(in, () -> true);
    }

    private PlayCommand(InputStream in, BooleanSupplier piped) {
        this.in = in;
        this.piped = piped;
    }

    @Override
    public void run() {
        PlayedGame game = new PlayedGame(game(), players());
        Random random = seed == null ? new Random() : new Random(seed);
        boolean colored = color.enabled();
        if (piped.getAsBoolean()) {
            PrintWriter out = spec.commandLine().getOut();
            new PlaySession(game, completions -> new PipePrompter(in, out), colored, random).run();
            return;
        }
        try (Terminal terminal =
                TerminalBuilder.builder().system(true).dumb(true).build()) {
            new PlaySession(game, completions -> new TerminalPrompter(terminal, completions), colored, random).run();
        } catch (IOException e) {
            throw new Failure("no terminal: " + e.getMessage());
        }
    }

    /** Alone, a person plays against the program; where one seat is given, a person has the other. */
    private Map<Seat, Player> players() {
        Player opponent = first == null ? Player.RANDOM : Player.PERSON;
        return Map.of(
                Seat.FIRST, first == null ? Player.PERSON : first,
                Seat.SECOND, second == null ? opponent : second);
    }

    private GameRecord<?> game() {
        if (load == null) {
            return GameRecord.of(rules.rules());
        }
        if (rules.isGiven()) {
            throw new ParameterException(spec.commandLine(), "--load takes the rules from the file: not with --rules");
        }
        return Records.read(load);
    }
}
