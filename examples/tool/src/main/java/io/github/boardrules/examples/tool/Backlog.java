package io.github.boardrules.examples.tool;

/**
 * Bounds what waits to be written in order: once too much does, only the work whose turn it is goes on. So one answer that
 * takes long does not let many large ones after it fill the memory. Thread-safe.
 */
final class Backlog {
    private final long most;
    private long size;
    private long turn;

    /**
     * Makes an empty one.
     *
     * @param most the size from which on it is full
     */
    Backlog(long most) {
        this.most = most;
    }

    /** Adds to what waits. */
    synchronized void add(long added) {
        size += added;
    }

    synchronized boolean isFull() {
        return size >= most;
    }

    /** Waits until there is room, or until it is the turn of this number, counted from 0. */
    synchronized void awaitTurn(long number) throws InterruptedException {
        while (size >= most && number != turn) {
            wait();
        }
    }

    /** Takes off what waited for the turn that is over. */
    synchronized void nextTurn(long removed) {
        size -= removed;
        turn++;
        notifyAll();
    }
}
