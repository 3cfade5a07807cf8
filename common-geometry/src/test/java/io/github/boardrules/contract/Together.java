package io.github.boardrules.contract;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Asks the same of many threads at the same time. */
public final class Together implements AutoCloseable {
    private final int threads;
    private final ExecutorService executor;

    public Together(int threads) {
        this.threads = threads;
        this.executor = Executors.newFixedThreadPool(threads);
    }

    /** Returns what each thread answers. */
    public <T> List<T> ask(Callable<T> question) throws InterruptedException, ExecutionException {
        CyclicBarrier barrier = new CyclicBarrier(threads);
        Callable<T> together = () -> {
            barrier.await();
            return question.call();
        };
        List<T> answers = new ArrayList<>();
        for (Future<T> answer : executor.invokeAll(Collections.nCopies(threads, together))) {
            answers.add(answer.get());
        }
        return answers;
    }

    @Override
    public void close() {
        executor.shutdownNow();
    }
}
