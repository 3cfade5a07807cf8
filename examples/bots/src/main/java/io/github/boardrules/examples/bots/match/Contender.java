package io.github.boardrules.examples.bots.match;

import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.examples.bots.ugi.UgiOptions;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * One of the two that play a match.
 *
 * @param name what it is called in records and tables
 * @param program the name of a player of this module, or the command line of an engine
 * @param options what to set about it, by the names of its own options; in that order, immutable
 * @param limit how long it may think
 */
public record Contender(String name, String program, Map<String, String> options, Limit limit) {
    private static final int LONGEST_NAME = 60;

    /**
     * Checks and copies what is given.
     *
     * @throws IllegalArgumentException if the name is no short line, the command line cannot be read, or a player of this
     *     module does not have these options
     */
    public Contender {
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        if (name.isBlank() || name.length() > LONGEST_NAME || hasControl(name)) {
            throw new IllegalArgumentException("a player's name must have from 1 to " + LONGEST_NAME + " characters");
        }
        options.forEach((option, value) -> {
            if (option.isBlank() || hasControl(option + value)) {
                throw new IllegalArgumentException("an option must be a line with a name");
            }
        });
        if (isInternal(program)) {
            settings(program, options);
        } else if (CommandLineWords.of(program).isEmpty()) {
            throw new IllegalArgumentException("a player is one of " + Players.names() + " or a command line");
        }
    }

    /**
     * Makes a contender of what is said about it.
     *
     * @param program the name of a player of this module, or the command line of an engine
     * @param settings {@code name}; one of {@code movetime}, {@code nodes} and {@code depth}; anything else is an option
     * @param usual the limit if none is set
     * @return the contender
     * @throws IllegalArgumentException if what is said makes none
     */
    public static Contender of(String program, Map<String, String> settings, Limit usual) {
        Map<String, String> options = new LinkedHashMap<>();
        String name = isInternal(program) ? program : shortName(program);
        Limit limit = usual;
        boolean limited = false;
        for (Map.Entry<String, String> setting : settings.entrySet()) {
            Optional<Limit.Kind> kind = Limit.Kind.of(setting.getKey().toLowerCase(Locale.ROOT));
            if (kind.isPresent()) {
                if (limited) {
                    throw new IllegalArgumentException("only one of movetime, nodes and depth can be set");
                }
                limited = true;
                limit = new Limit(kind.get(), number(setting.getKey(), setting.getValue()));
            } else if (setting.getKey().toLowerCase(Locale.ROOT).equals("name")) {
                name = setting.getValue();
            } else {
                options.put(setting.getKey(), setting.getValue());
            }
        }
        return new Contender(name, program, options, limit);
    }

    private static long number(String name, String value) {
        try {
            return Long.parseLong(value);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(name + " must be a number, not '" + value + "'", e);
        }
    }

    /** The name of a program without its folder. */
    private static String shortName(String program) {
        String first = CommandLineWords.of(program).stream().findFirst().orElse("");
        String file = first.substring(first.lastIndexOf('/') + 1);
        return file.substring(0, Math.min(file.length(), LONGEST_NAME));
    }

    private static boolean hasControl(String text) {
        return text.chars().anyMatch(Character::isISOControl);
    }

    private static boolean isInternal(String program) {
        return Players.names().contains(program);
    }

    private static UgiOptions settings(String program, Map<String, String> options) {
        UgiOptions settings = UgiOptions.DEFAULT.with("Player", program);
        for (Map.Entry<String, String> option : options.entrySet()) {
            settings = settings.with(option.getKey(), option.getValue());
        }
        return settings;
    }

    /** Tells whether this is a player of this module. */
    boolean isInternal() {
        return isInternal(program);
    }

    /** Returns the options of a player of this module. */
    UgiOptions settings() {
        return settings(program, options);
    }

    Contender named(String other) {
        return new Contender(other, program, options, limit);
    }

    /** Returns all that matters about it in one line. */
    @Override
    public String toString() {
        return name + " = " + program + ", " + limit + (options.isEmpty() ? "" : ", " + options);
    }
}
