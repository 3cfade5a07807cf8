package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Rules;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;

/** The players by name. Thread-safe. */
public final class Players {
    private static final List<String> NAMES = List.of("random", "playouts", "greedy", "mcts", "alphabeta");

    private Players() {}

    /**
     * Returns the names of all players.
     *
     * @return the names, the strongest last; immutable
     */
    public static List<String> names() {
        return NAMES;
    }

    /**
     * Returns the name of the strongest player.
     *
     * @return the last of {@link #names()}
     */
    public static String strongest() {
        return NAMES.get(NAMES.size() - 1);
    }

    /**
     * Makes a player.
     *
     * @param <M> the game's type of moves
     * @param name one of {@link #names()}
     * @param rules the rule set of the games that it will play
     * @param options threads, memory and seed
     * @return the player, to be closed by the caller
     * @throws IllegalArgumentException if there is no player of that name
     */
    public static <M extends Move> Player<M> of(String name, Rules<M> rules, PlayerOptions options) {
        Objects.requireNonNull(rules, "rules");
        return switch (name) {
            case "random" -> new RandomPlayer<>(new SplittableRandom(options.seed()));
            case "greedy" -> new GreedyPlayer<>(rules, new SplittableRandom(options.seed()));
            case "playouts" -> new MctsPlayer<>(rules, options, false);
            case "mcts" -> new MctsPlayer<>(rules, options, true);
            case "alphabeta" -> new AlphaBetaPlayer<>(rules, options);
            default -> throw new IllegalArgumentException("no player: " + name + "; there are " + NAMES);
        };
    }
}
