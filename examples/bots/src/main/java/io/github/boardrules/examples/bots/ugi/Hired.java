package io.github.boardrules.examples.bots.ugi;

import io.github.boardrules.examples.bots.Player;
import io.github.boardrules.examples.bots.PlayerOptions;
import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Rules;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** A player that is made when it is first needed: its tables may be large. For one thread. */
final class Hired<M extends Move> implements AutoCloseable {
    private final Supplier<Player<M>> making;
    private @Nullable Player<M> player;

    Hired(Rules<M> rules, String name, PlayerOptions options) {
        this.making = () -> Players.of(name, rules, options);
    }

    /** A player that is there already. */
    Hired(Player<M> player) {
        this.making = () -> player;
    }

    Player<M> player() {
        Player<M> made = player;
        if (made == null) {
            made = making.get();
            player = made;
        }
        return made;
    }

    @Override
    public void close() {
        if (player != null) {
            player.close();
            player = null;
        }
    }
}
