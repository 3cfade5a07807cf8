package io.github.boardrules.examples.protocol;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/** The games that the protocol serves. */
final class GameAdapters {
    private static final Map<String, GameAdapter<?>> BY_NAME =
            byName(List.of(new VawAdapter(), new WindborneAdapter()));

    private GameAdapters() {}

    private static Map<String, GameAdapter<?>> byName(List<GameAdapter<?>> adapters) {
        Map<String, GameAdapter<?>> byName = new LinkedHashMap<>();
        adapters.forEach(adapter -> byName.put(adapter.game(), adapter));
        return byName;
    }

    /** Returns the adapter that the field {@code game} names. */
    static GameAdapter<?> of(Fields fields) {
        String name = fields.word(Fields.GAME, List.copyOf(BY_NAME.keySet()))
                .orElseThrow(() -> ProtocolException.field(Fields.GAME, "game is missing"));
        return Objects.requireNonNull(BY_NAME.get(name));
    }

    /** Tells whether some game has a field of this name. */
    static boolean anyHas(String name) {
        return Fields.COMMON.contains(name)
                || BY_NAME.values().stream()
                        .anyMatch(adapter -> adapter.fields().contains(name));
    }
}
