package io.github.boardrules.examples.bots.match;

import io.github.boardrules.examples.bots.ugi.Lines;
import io.github.boardrules.examples.bots.ugi.Texts;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A program that is spoken to line by line, and is waited for no longer than wanted: neither when it says nothing, nor
 * when it does not listen, nor when it never stops talking. It ends with this program at the latest. For one thread.
 */
final class EngineProcess implements AutoCloseable {
    /** Much longer than what an engine has to say. */
    private static final int LONGEST_LINE = 1 << 14;

    /** So many lines may wait to be heard; then the program has to wait. */
    private static final int MOST_WAITING = 256;

    private static final int LONGEST_QUOTE = 120;
    private static final long FAREWELL_MILLIS = 1000;
    private static final long SIGNAL_MILLIS = 200;
    private static final Line END = new Line("", 0, true);
    private static final Set<Process> RUNNING = ConcurrentHashMap.newKeySet();

    static {
        Runtime.getRuntime().addShutdownHook(new Thread(EngineProcess::end, "end engines"));
    }

    private static volatile boolean ending;

    /**
     * A line that was read.
     *
     * @param text the line
     * @param nanos when it was read, by {@link System#nanoTime}
     * @param isEnd whether it stands for the end of the output
     */
    record Line(String text, long nanos, boolean isEnd) {}

    private final Process process;
    private final BlockingQueue<Line> lines = new ArrayBlockingQueue<>(MOST_WAITING);
    private final ExecutorService writer = Executors.newSingleThreadExecutor(work -> daemon(work, "engine input"));
    private final Thread reader;
    private volatile String lastError = "";

    /** Starts a program. */
    EngineProcess(List<String> command) throws IOException {
        process = new ProcessBuilder(command).start();
        RUNNING.add(process);
        reader = daemon(this::readLines, "engine output");
        reader.start();
        daemon(this::readErrors, "engine errors").start();
    }

    private static void end() {
        ending = true;
        RUNNING.forEach(EngineProcess::kill);
    }

    /** Tells whether this program is ending, and all engines with it. */
    static boolean isEnding() {
        return ending;
    }

    private static Thread daemon(Runnable work, String name) {
        Thread thread = new Thread(work, name);
        thread.setDaemon(true);
        return thread;
    }

    private void readLines() {
        try {
            Lines in = linesOf(process.getInputStream());
            for (String line = in.next(); line != null; line = in.next()) {
                lines.put(new Line(line, System.nanoTime(), false));
            }
        } catch (IOException e) {
            // It has ended, which is told below
        } catch (InterruptedException e) {
            return;
        }
        try {
            lines.put(END);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void readErrors() {
        try {
            Lines in = linesOf(process.getErrorStream());
            for (String line = in.next(); line != null; line = in.next()) {
                lastError = line.isBlank() ? lastError : Texts.oneLine(line, LONGEST_QUOTE);
            }
        } catch (IOException e) {
            // It has ended
        }
    }

    private static Lines linesOf(InputStream in) {
        return new Lines(new InputStreamReader(in, StandardCharsets.UTF_8), LONGEST_LINE);
    }

    /** Sends a line, if the program takes it in time. */
    void send(String line, long deadline) throws EngineFailure {
        OutputStream out = process.getOutputStream();
        Future<?> sent = writer.submit(() -> {
            out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
            out.flush();
            return null;
        });
        try {
            sent.get(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (ExecutionException e) {
            throw crash();
        } catch (TimeoutException e) {
            throw new EngineFailure(Fault.HANG, "the program does not read");
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    /** Waits for a line. */
    Line next(long deadline) throws EngineFailure {
        try {
            Line line = lines.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
            // A program that never stops talking is not waited for either
            if (line == null || System.nanoTime() > deadline) {
                throw new EngineFailure(Fault.HANG, "no answer in time");
            }
            if (line.isEnd()) {
                throw crash();
            }
            return line;
        } catch (InterruptedException e) {
            throw interrupted();
        }
    }

    private static EngineFailure interrupted() {
        Thread.currentThread().interrupt();
        return new EngineFailure(Fault.HANG, "interrupted");
    }

    private EngineFailure crash() {
        boolean ended = hasEndedWithin(FAREWELL_MILLIS);
        awaitSignal();
        String end = ended
                ? "the program ended with exit code " + process.exitValue()
                : "the program closed its output or input";
        return new EngineFailure(Fault.CRASH, lastError.isEmpty() ? end : end + ", saying: " + lastError);
    }

    /** An interrupt from the keyboard reaches the engines too, perhaps earlier than this program. */
    private static void awaitSignal() {
        try {
            Thread.sleep(SIGNAL_MILLIS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private boolean hasEndedWithin(long millis) {
        try {
            return process.waitFor(millis, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Asks the program to end, and ends it if it does not. */
    void quit() {
        try {
            send("quit", System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(FAREWELL_MILLIS));
            lines.clear();
            hasEndedWithin(FAREWELL_MILLIS);
        } catch (EngineFailure e) {
            // It will be ended
        } finally {
            close();
        }
    }

    /** Ends the program, and those that it has started. */
    @Override
    public void close() {
        kill(process);
        hasEndedWithin(FAREWELL_MILLIS);
        reader.interrupt();
        writer.shutdownNow();
        RUNNING.remove(process);
    }

    private static void kill(Process process) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
    }
}
