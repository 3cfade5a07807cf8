package io.github.boardrules.examples.bots.match;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Rules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;

/**
 * Plays a match in a folder, which holds all there is to know of it: played again with the same folder, it goes on where
 * it was, whatever ended it.
 */
public final class Match {
    /**
     * How much of a match to play.
     *
     * @param games how many games, from 1
     * @param concurrency how many at once, from 1
     * @param sprt when to stop before; empty to play all games
     */
    public record Plan(int games, int concurrency, Optional<Sprt> sprt) {
        private static final int MOST_GAMES = 100_000;
        private static final int MOST_AT_ONCE = 256;

        /**
         * Checks the numbers.
         *
         * @throws IllegalArgumentException if they are out of range
         */
        public Plan {
            if (games < 1 || games > MOST_GAMES || concurrency < 1 || concurrency > MOST_AT_ONCE) {
                throw new IllegalArgumentException("a match has from 1 to " + MOST_GAMES + " games, from 1 to "
                        + MOST_AT_ONCE + " of them at once");
            }
        }
    }

    private final MatchSettings settings;
    private final Plan plan;
    private final MatchFolder folder;
    private final Consumer<Standing> progress;
    private final Map<Integer, GameSummary> done = new TreeMap<>();
    private int next = 1;
    private boolean stopped;

    private Match(MatchSettings settings, Plan plan, MatchFolder folder, Consumer<Standing> progress) {
        this.settings = settings;
        this.plan = plan;
        this.folder = folder;
        this.progress = progress;
    }

    /**
     * Plays what is missing of a match, and writes records, table and plot.
     *
     * @param settings what to play
     * @param plan how much of it
     * @param path the folder, which need not exist
     * @param progress told after each game, by one thread at a time
     * @return how the match stands in the end
     * @throws IOException if files cannot be read or written, or another program plays in the folder
     * @throws IllegalArgumentException if the folder holds something else, or a program cannot be started
     */
    public static Standing play(MatchSettings settings, Plan plan, Path path, Consumer<Standing> progress)
            throws IOException {
        try (MatchFolder folder = MatchFolder.open(path, settings)) {
            Match match = new Match(settings, plan, folder, progress);
            for (GameRecord<?> game : folder.records()) {
                GameSummary summary = GameSummary.of(game, settings);
                match.done.put(summary.number(), summary);
            }
            match.stopIfDecided();
            if (match.nextGame(false).isPresent()) {
                match.playAll(settings.rules());
            }
            Standing standing = match.standing();
            folder.writeResult(standing, plan.sprt());
            return standing;
        }
    }

    private <M extends Move> void playAll(Rules<M> rules) throws IOException {
        for (Contender contender : List.of(settings.a(), settings.b())) {
            if (!contender.isInternal()) {
                new ProcessEngine<>(rules, contender, settings.pace()).probe();
            }
        }
        ExecutorService workers = Executors.newFixedThreadPool(plan.concurrency());
        try {
            List<Future<?>> working = new ArrayList<>();
            for (int i = 0; i < plan.concurrency(); i++) {
                working.add(workers.submit(() -> {
                    work(rules);
                    return null;
                }));
            }
            for (Future<?> each : working) {
                await(each);
            }
        } finally {
            stop();
            workers.shutdown();
        }
    }

    private static void await(Future<?> work) throws IOException {
        try {
            work.get();
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException) {
                throw new IOException(e.getCause().getMessage(), e.getCause());
            }
            throw new IllegalStateException("a game could not be played: " + e.getCause(), e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    private <M extends Move> void work(Rules<M> rules) throws IOException {
        try (GamePlay<M> play = new GamePlay<>(rules, settings)) {
            for (OptionalInt number = nextGame(true); number.isPresent(); number = nextGame(true)) {
                finished(play.play(number.getAsInt()));
            }
        } catch (IOException | RuntimeException | Error e) {
            stop();
            throw e;
        }
    }

    /** Returns the number of the next game to play, and takes it. */
    private synchronized OptionalInt nextGame(boolean take) {
        while (done.containsKey(next)) {
            next++;
        }
        if (stopped || next > plan.games()) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(take ? next++ : next);
    }

    private synchronized void finished(GameRecord<?> game) throws IOException {
        if (EngineProcess.isEnding()) {
            // What ends this program has ended the engines too: it was no fault of theirs
            return;
        }
        folder.append(game);
        GameSummary summary = GameSummary.of(game, settings);
        done.put(summary.number(), summary);
        stopIfDecided();
        progress.accept(standing());
    }

    private synchronized void stop() {
        stopped = true;
    }

    private synchronized void stopIfDecided() {
        stopped |= plan.sprt()
                .flatMap(sprt -> sprt.accepted(sprt.ratio(standing().pairs())))
                .isPresent();
    }

    private synchronized Standing standing() {
        return new Standing(settings, done.values());
    }
}
