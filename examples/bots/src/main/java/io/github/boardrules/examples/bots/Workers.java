package io.github.boardrules.examples.bots;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntConsumer;

/** The threads that help the calling one in a search; kept from one search to the next, begun with the first. */
final class Workers implements AutoCloseable {
    private final int count;
    private final ExecutorService threads;
    private final List<Future<?>> running = new ArrayList<>();

    Workers(int count) {
        this.count = count;
        this.threads = Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task, "board-rules-search");
            // A program that forgets to close a player ends all the same.
            thread.setDaemon(true);
            return thread;
        });
    }

    /** Starts the same work on each thread, which is told its number, from 0. */
    void start(IntConsumer work) {
        for (int i = 0; i < count; i++) {
            int number = i;
            running.add(threads.submit(() -> work.accept(number)));
        }
    }

    /** Waits until all have ended; a fault of one becomes the caller's. */
    void await() {
        try {
            for (Future<?> each : running) {
                each.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException("a thread of the search failed", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            running.clear();
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
