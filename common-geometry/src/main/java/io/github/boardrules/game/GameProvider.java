package io.github.boardrules.game;

import java.util.List;

/**
 * How a game makes itself known to {@link Games}: a service, loaded with {@link java.util.ServiceLoader}.
 *
 * <p>Only those who add a game need this. Called from any thread.
 */
public interface GameProvider {
    /**
     * Returns the words that rule set texts of this game begin with.
     *
     * @return an immutable list; the first is the game's name and its default rule set, the others are presets
     */
    List<String> names();

    /**
     * Reads a rule set of this game.
     *
     * @param text a text that begins with one of the names
     * @return the rules
     * @throws io.github.boardrules.geometry.NotationException if the text does not follow the grammar
     * @throws RulesException if it follows the grammar but no rule set has these options
     */
    Rules<?> rules(String text);
}
