package io.github.boardrules.examples.tool;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.Seat;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Random;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;
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
    /** Opens the terminal when the command line has proved right. */
    interface TerminalSource {
        Terminal open() throws IOException;
    }

    private final TerminalSource terminals;

    @Mixin
    private final ColorOption color = new ColorOption();

    @Option(
            names = "--rules",
            paramLabel = "TEXT",
            converter = RulesConverter.class,
            description = "The rule set (default: vaw 8).")
    private @Nullable Rules<?> rules;

    @Option(names = "--load", paramLabel = "FILE", description = "Go on with a saved game, in place of rules.")
    private @Nullable Path load;

    @Option(
            names = "--first",
            paramLabel = "WHO",
            converter = Player.Converter.class,
            defaultValue = "person",
            description = "Who has the first seat: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Player first = Player.PERSON;

    @Option(
            names = "--second",
            paramLabel = "WHO",
            converter = Player.Converter.class,
            defaultValue = "random",
            description = "Who has the second seat: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private Player second = Player.RANDOM;

    @Option(names = "--seed", paramLabel = "N", description = "Repeats what random players did with that seed.")
    private @Nullable Long seed;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    PlayCommand() {
        this(() -> TerminalBuilder.builder().system(true).dumb(true).build());
    }

    PlayCommand(TerminalSource terminals) {
        this.terminals = terminals;
    }

    @Override
    public void run() {
        PlayedGame game = new PlayedGame(game(), Map.of(Seat.FIRST, first, Seat.SECOND, second));
        Random random = seed == null ? new Random() : new Random(seed);
        try (Terminal terminal = terminals.open()) {
            new PlaySession(game, terminal, color.enabled(), random).run();
        } catch (IOException e) {
            throw new Failure("no terminal: " + e.getMessage());
        }
    }

    private GameRecord<?> game() {
        if (load == null) {
            Rules<?> used = rules == null ? Games.rules("vaw 8") : rules;
            return GameRecord.of(used);
        }
        if (rules != null) {
            throw new ParameterException(spec.commandLine(), "--load takes the rules from the file: not with --rules");
        }
        return Records.read(load);
    }
}
