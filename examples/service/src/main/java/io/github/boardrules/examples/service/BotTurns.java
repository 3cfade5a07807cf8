package io.github.boardrules.examples.service;

import io.github.boardrules.examples.bots.Budget;
import io.github.boardrules.examples.bots.Player;
import io.github.boardrules.examples.bots.PlayerOptions;
import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.time.Duration;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Finds the bots' moves, on a few threads of its own: no request waits for one. What a bot thinks about is given up as
 * soon as the game is at another version.
 */
final class BotTurns implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotTurns.class);
    private static final int HASH_MEGABYTES = 16;
    private static final Duration RETRY = Duration.ofSeconds(1);

    /** Makes a move that was found, unless the game has gone on without it. */
    @FunctionalInterface
    interface Mover {
        void move(Game game, String move);
    }

    private final ConcurrentMap<String, Turn> turns = new ConcurrentHashMap<>();
    private final Settings settings;
    private final ScheduledExecutorService clock;
    private final Metrics metrics;
    private final Mover mover;
    private final ScheduledThreadPoolExecutor threads;

    /**
     * Makes it, with nothing to think about.
     *
     * @param clock stops what takes too long
     */
    BotTurns(Settings settings, ScheduledExecutorService clock, Metrics metrics, Mover mover) {
        this.settings = settings;
        this.clock = clock;
        this.metrics = metrics;
        this.mover = mover;
        this.threads = new ScheduledThreadPoolExecutor(settings.botThreads(), work -> new Thread(work, "bot"));
        threads.setRemoveOnCancelPolicy(true);
        // A request that is just being answered when the service ends must not fail for it
        threads.setRejectedExecutionHandler(new ThreadPoolExecutor.DiscardPolicy());
        threads.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
    }

    /** Looks at the latest version of a game: begins to think where a bot has to move, and gives up what is past. */
    void consider(Game game) {
        Turn turn = turns.compute(game.id(), (id, current) -> {
            if (current != null && current.game.version() >= game.version()) {
                return current;
            }
            if (current != null) {
                current.giveUp();
            }
            return game.isBotsTurn() ? new Turn(game) : null;
        });
        // Only once it stands in the map, which is where it looks whether it still counts
        if (turn != null && turn.begun.compareAndSet(false, true)) {
            boolean watched = game.seats().isBot(game.turn().opposite());
            schedule(turn, watched ? settings.botPause() : Duration.ZERO);
        }
    }

    private void schedule(Turn turn, Duration delay) {
        turn.task = threads.schedule(turn, delay.toMillis(), TimeUnit.MILLISECONDS);
    }

    /** Returns how many bots think or are about to. */
    int size() {
        return turns.size();
    }

    /** Stops thinking, without moves: they are found when the service starts again. */
    @Override
    public void close() {
        threads.shutdown();
        turns.values().forEach(Turn::giveUp);
        try {
            if (!threads.awaitTermination(RETRY.toMillis(), TimeUnit.MILLISECONDS)) {
                threads.shutdownNow();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** A bot's turn in one version of a game. */
    private final class Turn implements Runnable {
        private final Game game;
        private final Holder.Bot bot;
        private final Budget budget;
        private final AtomicBoolean begun = new AtomicBoolean();
        private volatile @Nullable Future<?> task;

        Turn(Game game) {
            this.game = game;
            this.bot = (Holder.Bot) game.seats().at(game.turn());
            this.budget = Strength.budget(bot.strength());
        }

        private void giveUp() {
            budget.stop();
            Future<?> waiting = task;
            if (waiting != null) {
                waiting.cancel(false);
            }
        }

        private boolean counts() {
            return turns.get(game.id()) == this && !threads.isShutdown();
        }

        @Override
        public void run() {
            if (!counts()) {
                return;
            }
            Future<?> end = clock.schedule(budget::stop, settings.botTime().toMillis(), TimeUnit.MILLISECONDS);
            try {
                String move =
                        metrics.thinking(bot.player(), () -> think(game.record().position()));
                if (counts()) {
                    mover.move(game, move);
                }
                turns.remove(game.id(), this);
            } catch (JdbiException e) {
                LOG.warn("the database did not take a bot's move, which is tried again: {}", Database.reason(e));
                schedule(this, RETRY);
            } catch (RuntimeException | Error e) {
                // The game waits for a person to take the move back, or for the next start
                LOG.error("{} failed at {}", bot.player(), game.record().position(), e);
                turns.remove(game.id(), this);
            } finally {
                end.cancel(false);
            }
        }

        private <M extends Move> String think(Position<M> position) {
            PlayerOptions options = new PlayerOptions(
                    1, HASH_MEGABYTES, ThreadLocalRandom.current().nextLong());
            try (Player<M> player = Players.of(bot.player(), position.rules(), options)) {
                return player.choose(position, budget).move().toString();
            }
        }
    }
}
