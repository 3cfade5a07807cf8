package io.github.boardrules.examples.bots.ugi;

import io.github.boardrules.examples.bots.PlayerOptions;
import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.game.Games;
import io.github.boardrules.game.Rules;
import io.github.boardrules.vaw.VawRules;
import io.github.boardrules.windborne.WindborneRules;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a runner can set.
 *
 * @param rules the rule set, whose game is the option Game
 * @param player the player's name
 * @param search threads, memory and seed
 */
public record UgiOptions(Rules<?> rules, String player, PlayerOptions search) {
    // First, as the options below are checked by it
    private static final List<String> GAMES = List.of(VawRules.VAW, WindborneRules.WINDBORNE);
    private static final int MOST_THREADS = 256;

    /** No more than the program could hold: tables must leave room for what searches need besides. */
    private static final int MOST_MEGABYTES = (int) Math.max(
            PlayerOptions.DEFAULT.hashMegabytes(), (Runtime.getRuntime().maxMemory() / 2) >> 20);

    /** V.A.W. on 8 x 8 and the strongest player. */
    public static final UgiOptions DEFAULT =
            new UgiOptions(VawRules.vaw(VawRules.DEFAULT_SIZE), Players.strongest(), PlayerOptions.DEFAULT);

    /**
     * Checks the options.
     *
     * @throws IllegalArgumentException if there is no player of that name, or a number is out of its range
     */
    public UgiOptions {
        if (!Players.names().contains(player)) {
            throw new IllegalArgumentException(
                    "Player must be one of " + Players.names() + ", not " + Texts.quoted(player));
        }
        checkRange("Threads", search.threads(), 1, MOST_THREADS);
        checkRange("Hash", search.hashMegabytes(), 1, MOST_MEGABYTES);
        checkRange("Seed", search.seed(), 0, Integer.MAX_VALUE);
    }

    private static void checkRange(String name, long value, long least, long most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(name + " must be from " + least + " to " + most + ", not " + value);
        }
    }

    /**
     * Sets one of the options.
     *
     * @param name the option's name, in upper or lower case
     * @param value its new value
     * @return the options with it
     * @throws IllegalArgumentException if there is no such option, or the value is not one of its values
     */
    public UgiOptions with(String name, String value) {
        return switch (name.toLowerCase(Locale.ROOT)) {
            case "game" -> withGame(value.toLowerCase(Locale.ROOT));
            case "rules" -> new UgiOptions(rules(value), player, search);
            case "player" -> new UgiOptions(rules, value.toLowerCase(Locale.ROOT), search);
            case "threads" -> with((int) number("Threads", value, 1, MOST_THREADS), megabytes(), search.seed());
            case "hash" -> with(search.threads(), (int) number("Hash", value, 1, MOST_MEGABYTES), search.seed());
            case "seed" -> with(search.threads(), megabytes(), number("Seed", value, 0, Integer.MAX_VALUE));
            default -> throw new IllegalArgumentException("there is no option " + Texts.quoted(name));
        };
    }

    private UgiOptions with(int threads, int megabytes, long seed) {
        return new UgiOptions(rules, player, new PlayerOptions(threads, megabytes, seed));
    }

    private int megabytes() {
        return search.hashMegabytes();
    }

    /** Sets the game; its rules stay as they are if they are of this game already. */
    private UgiOptions withGame(String game) {
        if (game.equals(rules.game())) {
            return this;
        }
        return switch (game) {
            case VawRules.VAW -> new UgiOptions(VawRules.vaw(VawRules.DEFAULT_SIZE), player, search);
            case WindborneRules.WINDBORNE ->
                new UgiOptions(WindborneRules.windborne(WindborneRules.DEFAULT_SIDE), player, search);
            default ->
                throw new IllegalArgumentException("Game must be one of " + GAMES + ", not " + Texts.quoted(game));
        };
    }

    private static Rules<?> rules(String text) {
        try {
            return Games.rules(text);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("Rules " + Texts.quoted(text) + ": " + e.getMessage(), e);
        }
    }

    private static long number(String name, String text, long least, long most) {
        long number = Numbers.read(text)
                .orElseThrow(() -> new IllegalArgumentException(
                        name + " must be a number from " + least + " to " + most + ", not " + Texts.quoted(text)));
        checkRange(name, number, least, most);
        return number;
    }

    /** Returns the lines that tell a runner what it can set, with these values as the defaults. */
    List<String> lines() {
        return List.of(
                "option name Game type combo default " + rules.game() + choices(GAMES),
                "option name Rules type string default " + rules,
                "option name Player type combo default " + player + choices(Players.names()),
                spin("Threads", search.threads(), 1, MOST_THREADS),
                spin("Hash", search.hashMegabytes(), 1, MOST_MEGABYTES),
                spin("Seed", search.seed(), 0, Integer.MAX_VALUE));
    }

    private static String choices(List<String> values) {
        return values.stream().map(value -> " var " + value).collect(Collectors.joining());
    }

    private static String spin(String name, long value, long least, long most) {
        return Stream.of("option name", name, "type spin default", value, "min", least, "max", most)
                .map(Object::toString)
                .collect(Collectors.joining(" "));
    }
}
