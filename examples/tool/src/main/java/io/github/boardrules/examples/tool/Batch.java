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

/**
 * Answers requests line by line, in order. Answers are buffered while there is more to read, and sent on when there is
 * not, so that it serves a person who types as well as a file.
 */
final class Batch {
    private static final int BUFFER = 1 << 16;

    /** So many requests are read ahead for each thread: enough to keep it busy, few enough to hold their answers. */
    private static final int READ_AHEAD = 8;

    private final LineProtocol protocol;
    private final InputStream in;
    private final OutputStream out;
    private final Queue<Future<String>> waiting = new ArrayDeque<>();

    Batch(LineProtocol protocol, InputStream in, OutputStream out) {
        this.protocol = protocol;
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
        ExecutorService workers = Executors.newFixedThreadPool(threads);
        try {
            answerAll(workers, threads * READ_AHEAD);
        } finally {
            workers.shutdownNow();
        }
    }

    private void answerAll(Executor workers, int atOnce) throws IOException {
        LineReader lines = new LineReader(in, protocol.limits().requestBytes(), this::writeAll);
        for (byte[] line = lines.next(); line != null; line = lines.next()) {
            byte[] request = line;
            FutureTask<String> answer = new FutureTask<>(() -> protocol.answer(request));
            waiting.add(answer);
            workers.execute(answer);
            if (waiting.size() >= atOnce) {
                writeFirst();
            }
        }
        writeAll();
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
        try {
            out.write(waiting.remove().get().getBytes(StandardCharsets.UTF_8));
            out.write('\n');
        } catch (IOException e) {
            throw new OutputException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        }
    }

    /** The answers could not be written: nobody reads them any more, or there is no room for them. */
    static final class OutputException extends IOException {
        private static final long serialVersionUID = 1;

        OutputException(IOException cause) {
            super(cause.getMessage(), cause);
        }
    }
}
