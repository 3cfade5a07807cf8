package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.protocol.LineProtocol;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;

/**
 * Answers requests line by line, in order. Answers are buffered while there is more to read, and sent on when there is
 * not, so that it serves a person who types as well as a file.
 */
final class Batch {
    private static final int BUFFER = 1 << 16;

    /** So many requests are read ahead for each thread: enough to keep it busy, few enough to hold their answers. */
    private static final int READ_AHEAD = 8;

    /** So many bytes of requests and answers may wait, besides those that are worked on. */
    private static final long MAX_WAITING = 1 << 23;

    /** How often to look whether a worker has failed so badly that its answer never comes. */
    private static final long LOOK_AFTER_SECONDS = 1;

    /** Answers one request. */
    @FunctionalInterface
    interface Answering {
        String answer(byte[] request);
    }

    private final Answering answering;
    private final int maxBytes;
    private final InputStream in;
    private final OutputStream out;
    private final Queue<Pending> waiting = new ArrayDeque<>();
    private final Backlog backlog = new Backlog(MAX_WAITING);
    private volatile @Nullable Throwable failure;

    private record Pending(int requestBytes, Future<String> answer) {}

    Batch(LineProtocol protocol, InputStream in, OutputStream out) {
        this(protocol::answer, protocol.limits().requestBytes(), in, out);
    }

    Batch(Answering answering, int maxBytes, InputStream in, OutputStream out) {
        this.answering = answering;
        this.maxBytes = maxBytes;
        this.in = in;
        this.out = new BufferedOutputStream(out, BUFFER);
    }

    /**
     * Answers all that comes until the input ends.
     *
     * @param threads how many requests are worked on at once
     * @throws OutputException if the answers cannot be written
     * @throws IOException if the requests cannot be read
     */
    void run(int threads) throws IOException {
        if (threads == 1) {
            answerAll(Runnable::run, 1);
            return;
        }
        ExecutorService workers = Executors.newFixedThreadPool(threads, this::worker);
        try {
            answerAll(workers, threads * READ_AHEAD);
        } finally {
            workers.shutdownNow();
        }
    }

    /** Makes a thread that keeps no program alive, and says so if it ends before its time. */
    private Thread worker(Runnable work) {
        Thread worker = new Thread(work, "worker");
        worker.setDaemon(true);
        worker.setUncaughtExceptionHandler((thread, problem) -> failure = problem);
        return worker;
    }

    private void answerAll(Executor workers, int atOnce) throws IOException {
        LineReader lines = new LineReader(in, maxBytes, this::writeAll);
        long number = 0;
        for (byte[] line = lines.next(); line != null; line = lines.next()) {
            byte[] request = line;
            long turn = number++;
            FutureTask<String> answer = new FutureTask<>(() -> answer(turn, request));
            waiting.add(new Pending(request.length, answer));
            backlog.add(request.length);
            workers.execute(answer);
            while (waiting.size() >= atOnce || (backlog.isFull() && !waiting.isEmpty())) {
                writeFirst();
            }
        }
        writeAll();
    }

    private String answer(long turn, byte[] request) throws InterruptedException {
        backlog.awaitTurn(turn);
        String answer = answering.answer(request);
        backlog.add(answer.length());
        return answer;
    }

    private void writeAll() throws OutputException {
        while (!waiting.isEmpty()) {
            writeFirst();
        }
        try {
            out.flush();
        } catch (IOException e) {
            throw new OutputException(e);
        }
    }

    private void writeFirst() throws OutputException {
        Pending first = waiting.remove();
        String answer = await(first.answer());
        try {
            out.write(answer.getBytes(StandardCharsets.UTF_8));
            out.write('\n');
        } catch (IOException e) {
            throw new OutputException(e);
        }
        backlog.nextTurn(first.requestBytes() + (long) answer.length());
    }

    private String await(Future<String> answer) {
        while (true) {
            try {
                return answer.get(LOOK_AFTER_SECONDS, TimeUnit.SECONDS);
            } catch (TimeoutException e) {
                Throwable problem = failure;
                if (problem != null) {
                    throw failed(problem);
                }
            } catch (ExecutionException e) {
                throw failed(e.getCause());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("interrupted", e);
            }
        }
    }

    private static Failure failed(@Nullable Throwable problem) {
        return new Failure("a request could not be answered: " + Failures.message(problem));
    }

    /** The answers could not be written: nobody reads them any more, or there is no room for them. */
    static final class OutputException extends IOException {
        private static final long serialVersionUID = 1;

        OutputException(IOException cause) {
            super(cause.getMessage(), cause);
        }
    }
}
