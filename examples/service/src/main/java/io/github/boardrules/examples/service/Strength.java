package io.github.boardrules.examples.service;

import io.github.boardrules.examples.bots.Budget;

/** How much a bot may search. */
final class Strength {
    /** The greatest strength; the least is 1. */
    static final int MAX = 10;

    private static final long WEAKEST_NODES = 20;

    private Strength() {}

    /** Returns a budget that is the same on every machine: each step more has three times the nodes. */
    static Budget budget(int strength) {
        long nodes = WEAKEST_NODES;
        for (int i = 1; i < strength; i++) {
            nodes *= 3;
        }
        return Budget.nodes(nodes);
    }
}
