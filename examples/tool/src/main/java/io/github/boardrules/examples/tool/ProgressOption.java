package io.github.boardrules.examples.tool;

import org.jline.terminal.spi.SystemStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The option that says whether to show a bar while it works. */
final class ProgressOption {
    @Option(
            names = "--progress",
            negatable = true,
            description = "Show a bar on standard error when it takes long; by default on a terminal.")
    private @Nullable Boolean progress;

    /** Makes a bar that counts some things. */
    ProgressBar bar(String things) {
        return new ProgressBar(System.err, progress == null ? Terminals.is(SystemStream.Error) : progress, things);
    }
}
