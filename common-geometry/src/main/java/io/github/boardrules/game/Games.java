package io.github.boardrules.game;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.geometry.NotationException;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.TreeMap;

/**
 * Finds the games that are on the class path or module path: for programs that serve any game.
 *
 * <p>The games are looked up once, with the class loader of this class. Thread-safe.
 */
public final class Games {
    private Games() {}

    /** Loads the providers when first asked, so that a broken one fails the call and not the class. */
    private static final class Holder {
        static final ImmutableMap<String, GameProvider> BY_NAME = load();

        private static ImmutableMap<String, GameProvider> load() {
            ImmutableMap.Builder<String, GameProvider> providers = ImmutableMap.builder();
            for (GameProvider provider : ServiceLoader.load(GameProvider.class, Games.class.getClassLoader())) {
                provider.names().forEach(name -> providers.put(name, provider));
            }
            return ImmutableMap.copyOf(new TreeMap<>(providers.buildOrThrow()));
        }
    }

    /**
     * Returns the words that rule set texts can begin with: the names of games and of presets.
     *
     * @return an immutable list in alphabetical order
     */
    public static List<String> names() {
        return Holder.BY_NAME.keySet().asList();
    }

    /**
     * Reads a rule set of any game that is present.
     *
     * @param text the text, such as {@code vaw 8} or {@code windborne 9 pawns=5}
     * @return the rules
     * @throws NotationException if the text does not follow the grammar or names no game that is present
     * @throws RulesException if it follows the grammar but no rule set has these options
     */
    public static Rules<?> rules(String text) {
        Objects.requireNonNull(text, "text");
        int space = text.indexOf(' ');
        String name = space < 0 ? text : text.substring(0, space);
        GameProvider provider = Holder.BY_NAME.get(name);
        if (provider == null) {
            String known = "one of the rule set names " + names();
            throw new NotationException(0, known, name.isEmpty() ? "nothing" : "another word");
        }
        return provider.rules(text);
    }
}
