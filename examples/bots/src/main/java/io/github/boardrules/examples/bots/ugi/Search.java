package io.github.boardrules.examples.bots.ugi;

import io.github.boardrules.examples.bots.Budget;
import io.github.boardrules.examples.bots.Report;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

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

    private long nextInfo;
    private volatile boolean told;

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

    @Override
    public void run() {
        M move = think();
        try {
            released.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        out.line("bestmove " + move);
        told = true;
    }

    /** Tells whether the move was told. */
    boolean isTold() {
        return told;
    }

    /** Returns a legal move whatever happens: a runner that waits for a move must get one. */
    private M think() {
        try {
            Report<M> report = hired.player().choose(position, budget, this::progress);
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
        if (budget.elapsedNanos() >= nextInfo) {
            nextInfo = budget.elapsedNanos() + INFO_EVERY;
            info(report);
        }
    }

    private void info(Report<M> report) {
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
