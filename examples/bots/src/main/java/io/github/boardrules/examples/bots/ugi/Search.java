package io.github.boardrules.examples.bots.ugi;

import io.github.boardrules.examples.bots.Budget;
import io.github.boardrules.examples.bots.Report;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** One search, from {@code go} to {@code bestmove}: runs on one thread and can be stopped by another. */
final class Search<M extends Move> implements Runnable {
    private static final long INFO_EVERY = TimeUnit.MILLISECONDS.toNanos(50);
    private static final int LONGEST_LINE = 32;

    private final Hired<M> hired;
    private final Position<M> position;
    private final Budget budget;
    private final UgiOutput out;

    /** Open once the move may be told. */
    private final CountDownLatch released;

    private final AtomicBoolean told = new AtomicBoolean();
    private volatile Optional<M> best = Optional.empty();
    private long nextInfo;

    Search(Hired<M> hired, Position<M> position, Budget budget, boolean infinite, UgiOutput out) {
        this.hired = hired;
        this.position = position;
        this.budget = budget;
        this.out = out;
        this.released = new CountDownLatch(infinite ? 1 : 0);
    }

    /** Ends the search soon. */
    void stop() {
        budget.stop();
        released.countDown();
    }

    /** Tells the best move so far if none was told, as there is no time left to wait for the search. */
    void hurry() {
        stop();
        tell(best.orElseGet(() -> position.legalMoves().get(0)));
    }

    /** Tells whether the move was told. */
    boolean isTold() {
        return told.get();
    }

    @Override
    public void run() {
        M move = think();
        try {
            released.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        tell(move);
    }

    private void tell(M move) {
        if (!told.getAndSet(true)) {
            out.line("bestmove " + move);
        }
    }

    /** Returns a legal move whatever happens: a runner that waits for a move must get one. */
    private M think() {
        try {
            Report<M> report = hired.player().choose(position, budget, this::progress);
            best = Optional.of(report.move());
            info(report);
            if (position.isLegal(report.move())) {
                return report.move();
            }
            out.info("the player found an illegal move, " + report.move() + "; this should not happen");
        } catch (RuntimeException | Error e) {
            hired.close();
            out.info(e instanceof OutOfMemoryError ? "not enough memory" : "this should not happen: " + e);
        }
        return position.legalMoves().get(0);
    }

    private void progress(Report<M> report) {
        best = Optional.of(report.move());
        if (budget.elapsedNanos() >= nextInfo) {
            nextInfo = budget.elapsedNanos() + INFO_EVERY;
            info(report);
        }
    }

    private void info(Report<M> report) {
        if (isTold()) {
            return;
        }
        long nanos = Math.max(1, report.nanos());
        StringBuilder line = new StringBuilder("info depth ")
                .append(report.depth())
                .append(" score cp ")
                .append(Math.round(100 * report.score()))
                .append(" nodes ")
                .append(report.nodes())
                .append(" nps ")
                .append(Math.round(report.nodes() * (double) TimeUnit.SECONDS.toNanos(1) / nanos))
                .append(" time ")
                .append(TimeUnit.NANOSECONDS.toMillis(nanos))
                .append(" pv");
        report.line().stream()
                .limit(LONGEST_LINE)
                .forEach(move -> line.append(' ').append(move));
        out.line(line.toString());
    }
}
