package io.github.boardrules.examples.tool;

import java.io.PrintStream;
import java.util.concurrent.TimeUnit;

/** A bar on a terminal line that appears once work has taken long, and leaves nothing behind. Not thread-safe. */
final class ProgressBar {
    private static final long FIRST_AFTER = TimeUnit.SECONDS.toNanos(1);
    private static final long THEN_EVERY = TimeUnit.MILLISECONDS.toNanos(200);
    private static final int WIDTH = 40;

    private final PrintStream out;
    private final boolean shown;
    private final String things;
    private final long start = System.nanoTime();
    private long nextAt = FIRST_AFTER;
    private int drawn;

    /**
     * Makes a bar.
     *
     * @param shown whether to show it at all
     * @param things what is counted
     */
    ProgressBar(PrintStream out, boolean shown, String things) {
        this.out = out;
        this.shown = shown;
        this.things = things;
    }

    /** Tells how far the work is; cheap enough to be called often. */
    void update(long done, long total) {
        if (!shown) {
            return;
        }
        long elapsed = System.nanoTime() - start;
        if (elapsed >= nextAt) {
            nextAt = elapsed + THEN_EVERY;
            clear();
            int filled = total == 0 ? WIDTH : (int) (WIDTH * done / total);
            String line = "[" + "#".repeat(filled) + ".".repeat(WIDTH - filled) + "] " + done + "/" + total + " "
                    + things + ", " + TimeUnit.NANOSECONDS.toSeconds(elapsed) + " s";
            out.print(line);
            out.flush();
            drawn = line.length();
        }
    }

    /** Wipes the bar, so that something else can be written on its line. */
    void clear() {
        if (drawn > 0) {
            out.print("\r" + " ".repeat(drawn) + "\r");
            out.flush();
            drawn = 0;
        }
    }
}
