package io.github.boardrules.examples.tool;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Plays a game with itself and tells it. */
@Command(
        name = "demo",
        mixinStandardHelpOptions = true,
        description = "Plays one whole game of random legal moves and tells it.")
final class DemoCommand implements Runnable {
    @Mixin
    private final ColorOption color = new ColorOption();

    @Mixin
    private final RulesOption rules = new RulesOption();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Repeats the game of that seed (default: another each time).")
    private @Nullable Long seed;

    @Option(
            names = "--every",
            paramLabel = "N",
            description = "Draw the board every N plies (default: about eight times in the whole game).")
    private @Nullable Integer every;

    @Spec
    @SuppressWarnings("NullAway.Init") // set by picocli
    private CommandSpec spec;

    @Override
    public void run() {
        if (every != null && every < 1) {
            throw new ParameterException(spec.commandLine(), "--every must be at least 1, not " + every);
        }
        long used = seed == null ? new Random().nextInt(1_000_000) : seed;
        Random random = new Random(used);
        GameRecord<?> game = play(GameRecord.of(rules.rules()), random);
        BoardPrinter printer = new BoardPrinter(spec.commandLine().getOut(), color.enabled());
        new Demo<>(game, used, random, printer).tell(every == null ? Demo.pleasantStep(game.plies()) : every);
    }

    /** Plays first and tells later, so that the telling knows how long the game is. */
    private static <M extends Move> GameRecord<M> play(GameRecord<M> game, Random random) {
        GameRecord<M> next = game;
        while (next.outcome().isEmpty()) {
            next = next.play(next.position().legalMoves().random(random));
        }
        return next;
    }
}
