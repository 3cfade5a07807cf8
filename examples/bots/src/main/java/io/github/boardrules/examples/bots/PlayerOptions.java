package io.github.boardrules.examples.bots;

/**
 * What can be set about any player.
 *
 * @param threads how many threads a player may search with, from 1
 * @param hashMegabytes how much memory its tables may take, in MiB, from 1
 * @param seed where its chance begins; on one thread, and with a budget of nodes or depth, the same seed gives the same
 *     moves
 */
public record PlayerOptions(int threads, int hashMegabytes, long seed) {
    /** One thread, 64 MiB, seed 1. */
    public static final PlayerOptions DEFAULT = new PlayerOptions(1, 64, 1);

    /**
     * Checks the options.
     *
     * @throws IllegalArgumentException if there are no threads or there is no memory
     */
    public PlayerOptions {
        if (threads < 1 || hashMegabytes < 1) {
            throw new IllegalArgumentException(
                    "at least one thread and one MiB are needed, not " + threads + " and " + hashMegabytes);
        }
    }
}
