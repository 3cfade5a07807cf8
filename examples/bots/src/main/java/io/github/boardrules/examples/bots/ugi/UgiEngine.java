package io.github.boardrules.examples.bots.ugi;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Seat;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * An engine that speaks UGI. It searches on a thread of its own, so that it answers whatever is asked meanwhile.
 *
 * <p>Every {@code go} gets exactly one {@code bestmove}: another {@code go}, {@code quit} and the end of the input stop a
 * search, whose move is told first. What is set during a search holds from the next one on. For one thread.
 */
public final class UgiEngine implements AutoCloseable {
    /** Many times what the longest game needs. */
    private static final int LONGEST_LINE = 1 << 18;

    /** A player that does not stop keeps no program alive. */
    private static final int LONGEST_END_SECONDS = 10;

    private final UgiOutput out;
    private final Duration warmUp;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(UgiEngine::daemon);

    /** Sleeps until it is needed, which makes the system wake it at once, however busy it is. */
    private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(1, UgiEngine::daemon);

    private final Set<List<Object>> warmed = new HashSet<>();

    private UgiOptions options;
    private Table<?> table;
    private @Nullable Search<?> search;
    private Future<?> last;
    private @Nullable Future<?> alarm;

    /**
     * Makes an engine.
     *
     * @param out where its answers go; flushed after each
     * @param options what holds until the runner sets something else
     * @param warmUp how long it may think before it first says that it is ready
     */
    public UgiEngine(Writer out, UgiOptions options, Duration warmUp) {
        this.out = new UgiOutput(out);
        this.options = options;
        this.warmUp = warmUp;
        this.table = Table.of(options.rules(), options);
        timer.setRemoveOnCancelPolicy(true);
        this.last = thread.submit(() -> {});
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "search");
        thread.setDaemon(true);
        return thread;
    }

    /**
     * Does what is asked until it is told to quit, the input ends, or nobody reads the answers any more.
     *
     * @param in where the lines come from
     * @throws IOException if they cannot be read
     */
    public void run(Reader in) throws IOException {
        Lines lines = new Lines(in, LONGEST_LINE);
        String line = lines.next();
        while (line != null && line(line)) {
            line = lines.next();
        }
    }

    /**
     * Does what one line asks, whatever is in it.
     *
     * @param line the line
     * @return whether to go on: false once it was told to quit, or nobody reads the answers any more
     */
    public boolean line(String line) {
        List<String> words = Texts.words(line);
        if (words.isEmpty()) {
            return true;
        }
        List<String> rest = words.subList(1, words.size());
        switch (words.get(0)) {
            case "ugi" -> introduce();
            case "setoption" -> setOption(rest);
            case "isready" -> ready();
            case "uginewgame" -> newGame(table);
            case "position" -> table.setUp(rest).ifPresent(out::info);
            case "query" -> out.line("response " + answer(rest.isEmpty() ? "" : rest.get(0)));
            case "go" -> go(table, rest);
            case "stop" -> stop();
            case "quit" -> {
                return false;
            }
            default -> {
                // To be ignored
            }
        }
        return out.failure().isEmpty();
    }

    /**
     * Tells why an answer could not be written.
     *
     * @return the reason; empty if all were
     */
    public Optional<IOException> outputFailure() {
        return out.failure();
    }

    /** Stops the search, whose move is told, and gives back what the player holds. */
    @Override
    public void close() {
        stop();
        dismiss(table);
        timer.shutdownNow();
        thread.shutdown();
        try {
            if (!thread.awaitTermination(LONGEST_END_SECONDS, TimeUnit.SECONDS)) {
                out.info("the player does not stop; this should not happen");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void introduce() {
        out.line("id name Board Rules " + options.rules().game());
        out.line("id author the Board Rules developers");
        options.lines().forEach(out::line);
        out.line("ugiok");
    }

    private void setOption(List<String> words) {
        int value = words.indexOf("value");
        if (words.isEmpty() || !words.get(0).equals("name") || value < 2) {
            out.info("setoption needs a name and a value: nothing was set");
            return;
        }
        String name = String.join(" ", words.subList(1, value));
        try {
            set(options.with(name, String.join(" ", words.subList(value + 1, words.size()))));
        } catch (IllegalArgumentException e) {
            out.info(e.getMessage());
        }
    }

    private void set(UgiOptions changed) {
        UgiOptions old = options;
        options = changed;
        if (changed.equals(old)) {
            return;
        }
        dismiss(table);
        if (changed.rules().equals(old.rules())) {
            table.hire(changed);
        } else {
            table = Table.of(changed.rules(), changed);
        }
    }

    private void ready() {
        if (search == null || search.isTold()) {
            List<Object> player =
                    List.of(options.rules(), options.player(), options.search().threads());
            if (!warmUp.isZero() && warmed.add(player)) {
                UgiOptions now = options;
                last = thread.submit(() -> WarmUp.run(now, warmUp));
                awaitMove();
            }
            // Its tables too are there before a clock runs
            Hired<?> hired = table.hired();
            last = thread.submit(hired::player);
            awaitMove();
        }
        out.line("readyok");
    }

    private <M extends Move> void newGame(Table<M> now) {
        Hired<M> hired = now.hired();
        last = thread.submit(() -> hired.player().newGame());
    }

    private String answer(String question) {
        return switch (question) {
            case "gameover" -> String.valueOf(table.isOver());
            case "p1turn" -> String.valueOf(table.isFirstToMove());
            case "result" -> table.result();
            default -> "none";
        };
    }

    private <M extends Move> void go(Table<M> now, List<String> words) {
        // Before anything that takes time
        GoLimits limits = GoLimits.read(words);
        Seat seat = now.position().seatToMove();
        Search<M> next = new Search<>(now.hired(), now.position(), limits.budget(seat), limits.isInfinite(), out);
        if (search != null && !search.isTold()) {
            stop();
            awaitMove();
        }
        if (now.isOver()) {
            out.line("bestmove none");
        } else {
            search = next;
            last = thread.submit(next);
            limits.last(seat).ifPresent(time -> setAlarm(next, time));
        }
    }

    private void setAlarm(Search<?> search, Duration time) {
        if (alarm != null) {
            alarm.cancel(false);
        }
        alarm = timer.schedule(search::hurry, time.toNanos(), TimeUnit.NANOSECONDS);
    }

    private void stop() {
        if (search != null) {
            search.stop();
        }
    }

    private void dismiss(Table<?> now) {
        Hired<?> hired = now.hired();
        last = thread.submit(hired::close);
    }

    /** Waits until nothing is searched any more. */
    void awaitMove() {
        try {
            last.get();
        } catch (ExecutionException | CancellationException e) {
            out.info("this should not happen: " + e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
