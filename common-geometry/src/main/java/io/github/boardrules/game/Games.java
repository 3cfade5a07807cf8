package io.github.boardrules.game;

import com.google.common.base.Suppliers;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSortedMap;
import io.github.boardrules.geometry.NotationException;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.function.Supplier;

/**
 * Finds the games that are on the class path or module path: for programs that serve any game.
 *
 * <p>The games are looked up once, with the class loader of this class. Thread-safe.
 */
public final class Games {
    private static final Supplier<ImmutableMap<String, GameProvider>> BY_NAME = Suppliers.memoize(Games::load);

    private Games() {}

    private static ImmutableMap<String, GameProvider> load() {
        ImmutableSortedMap.Builder<String, GameProvider> providers = ImmutableSortedMap.naturalOrder();
        for (GameProvider provider : ServiceLoader.load(GameProvider.class, Games.class.getClassLoader())) {
            provider.names().forEach(name -> providers.put(name, provider));
        }
        return providers.buildOrThrow();
    }

    /**
     * Returns the words that rule set texts can begin with: the names of games and of presets.
     *
     * @return an immutable list in alphabetical order
     */
    public static List<String> names() {
        return BY_NAME.get().keySet().asList();
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
        GameProvider provider = BY_NAME.get().get(name);
        if (provider == null) {
            String known = "one of the rule set names " + names();
            throw new NotationException(0, known, name.isEmpty() ? "nothing" : "another word");
        }
        return provider.rules(text);
    }
}
