package io.github.boardrules.examples.bots.learning;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Writes files that are there whole or not at all, whenever the program is killed. What is not whole yet has the end
 * {@code .part}, and is written over the next time.
 */
final class WholeFile {
    private WholeFile() {}

    /** Writes what goes into a file. */
    @FunctionalInterface
    interface Body {
        void writeTo(OutputStream out) throws IOException;
    }

    static void write(Path file, String text) throws IOException {
        write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    static void write(Path file, Body body) throws IOException {
        write(file, body, true);
    }

    /**
     * Writes a file.
     *
     * @param isForced whether it is whole even where not the program but the machine stops
     */
    static void write(Path file, Body body, boolean isForced) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try (FileChannel channel = FileChannel.open(
                part, StandardOpenOption.CREATE, StandardOpenOption.WRITE, StandardOpenOption.TRUNCATE_EXISTING)) {
            OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), 1 << 16);
            body.writeTo(out);
            out.flush();
            if (isForced) {
                channel.force(true);
            }
        }
        try {
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
