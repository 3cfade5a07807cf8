package io.github.boardrules.examples.tool;

import org.jline.terminal.TerminalBuilder;
import org.jline.terminal.spi.SystemStream;

/** Tells which of the program's streams are a terminal, which the JDK does not know one by one. */
final class Terminals {
    private Terminals() {}

    static boolean is(SystemStream stream) {
        try {
            return TerminalBuilder.builder().getProviders(null, new IllegalStateException()).stream()
                    .anyMatch(provider -> provider.isSystemStream(stream));
        } catch (RuntimeException | LinkageError e) {
            return false;
        }
    }
}
