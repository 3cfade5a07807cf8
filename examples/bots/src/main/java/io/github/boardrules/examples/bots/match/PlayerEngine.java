package io.github.boardrules.examples.bots.match;

import io.github.boardrules.examples.bots.Budget;
import io.github.boardrules.examples.bots.Player;
import io.github.boardrules.examples.bots.PlayerOptions;
import io.github.boardrules.examples.bots.Players;
import io.github.boardrules.examples.bots.Report;
import io.github.boardrules.examples.bots.ugi.UgiOptions;
import io.github.boardrules.examples.bots.ugi.WarmUp;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** A player of this module, on a thread of its own: not even it is trusted. */
final class PlayerEngine<M extends Move> implements Engine<M> {
    private static final Duration WARM_UP = Duration.ofSeconds(2);

    private final Rules<M> rules;
    private final Contender contender;
    private final UgiOptions options;
    private final Pace pace;
    private ExecutorService thread = newThread();
    private @Nullable Player<M> player;
    private volatile boolean warm;

    PlayerEngine(Rules<M> rules, Contender contender, Pace pace) {
        this.rules = rules;
        this.contender = contender;
        this.options = contender.settings();
        this.pace = pace;
    }

    private static ExecutorService newThread() {
        return Executors.newSingleThreadExecutor(work -> {
            Thread thread = new Thread(work, "player");
            thread.setDaemon(true);
            return thread;
        });
    }

    /** A new player for each game, so that the game depends on nothing but its number. */
    @Override
    public void newGame(long seed) throws EngineFailure {
        dismiss();
        PlayerOptions usual = options.search();
        PlayerOptions seeded = new PlayerOptions(usual.threads(), usual.hashMegabytes(), Seeds.of(usual.seed(), seed));
        long deadline = System.nanoTime() + pace.start().toNanos();
        player = await(thread.submit(() -> make(seeded)), deadline);
    }

    private Player<M> make(PlayerOptions seeded) {
        if (!warm && contender.limit().time().isPresent()) {
            WarmUp.run(new UgiOptions(rules, contender.program(), seeded), WARM_UP);
        }
        warm = true;
        return Players.of(contender.program(), rules, seeded);
    }

    @Override
    public Answer choose(GameRecord<M> game) throws EngineFailure {
        Player<M> thinking = player;
        if (thinking == null) {
            throw new EngineFailure(Fault.START, "the player was not ready");
        }
        long begin = System.nanoTime();
        Report<M> report = report(thinking, game.position());
        long nanos = System.nanoTime() - begin;
        pace.check(contender.limit(), nanos);
        String remark =
                "depth " + report.depth() + ", score " + Math.round(100 * report.score()) + ", nodes " + report.nodes();
        return new Answer(report.move().toString(), nanos, remark);
    }

    /** Thinks, and takes what was best so far if a busy machine does not let the search end in time. */
    private Report<M> report(Player<M> thinking, Position<M> position) throws EngineFailure {
        long deadline = pace.deadline(contender.limit());
        AtomicReference<@Nullable Report<M>> best = new AtomicReference<>();
        Budget budget = contender.limit().budget();
        Future<Report<M>> search = thread.submit(() -> thinking.choose(position, budget, best::set));
        Optional<Duration> last = contender.limit().last();
        if (last.isPresent()) {
            try {
                return search.get(last.get().toNanos() - budget.elapsedNanos(), TimeUnit.NANOSECONDS);
            } catch (TimeoutException e) {
                budget.stop();
                Report<M> soFar = best.get();
                if (soFar != null) {
                    return soFar;
                }
            } catch (ExecutionException | InterruptedException e) {
                // Told below
            }
        }
        return await(search, deadline);
    }

    private <T> T await(Future<T> work, long deadline) throws EngineFailure {
        try {
            return work.get(deadline - System.nanoTime(), TimeUnit.NANOSECONDS);
        } catch (ExecutionException e) {
            throw new EngineFailure(Fault.CRASH, String.valueOf(e.getCause()));
        } catch (TimeoutException e) {
            // It cannot be killed, only left alone
            player = null;
            thread.shutdownNow();
            thread = newThread();
            throw new EngineFailure(
                    Fault.HANG, "no answer within " + pace.timeout().toMillis() + " ms");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new EngineFailure(Fault.HANG, "interrupted");
        }
    }

    /** A search that was not waited for ends first. */
    private void dismiss() {
        Player<M> old = player;
        player = null;
        if (old != null) {
            thread.execute(old::close);
        }
    }

    @Override
    public void close() {
        dismiss();
        thread.shutdown();
    }
}
