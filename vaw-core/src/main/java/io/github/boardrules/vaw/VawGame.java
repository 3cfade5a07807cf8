package io.github.boardrules.vaw;

import io.github.boardrules.game.GameProvider;
import java.util.List;

/** Makes V.A.W. known to {@link io.github.boardrules.game.Games}; programs need not use it. */
public final class VawGame implements GameProvider {
    /** For the service loader. */
    public VawGame() {}

    @Override
    public List<String> names() {
        return List.of(VawRules.VAW, VawRules.VILLAWAR);
    }

    @Override
    public VawRules rules(String text) {
        return VawRules.parse(text);
    }
}
