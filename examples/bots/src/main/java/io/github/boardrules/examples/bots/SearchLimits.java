package io.github.boardrules.examples.bots;

import java.util.concurrent.atomic.AtomicLong;

/** What the threads of one search share: the budget, the nodes counted, and the sign to stop. Thread-safe. */
final class SearchLimits {
    private final Budget budget;
    private final AtomicLong nodes = new AtomicLong();
    private volatile boolean stopped;

    SearchLimits(Budget budget) {
        this.budget = budget;
    }

    /** Counts nodes, and tells whether the search has to end. */
    boolean isSpent(long more) {
        long sum = nodes.addAndGet(more);
        if (!stopped && budget.isSpent(sum)) {
            stopped = true;
        }
        return stopped;
    }

    void stop() {
        stopped = true;
    }

    long nodes() {
        return nodes.get();
    }

    Budget budget() {
        return budget;
    }
}
