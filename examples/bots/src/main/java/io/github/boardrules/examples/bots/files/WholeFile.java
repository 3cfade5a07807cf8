package io.github.boardrules.examples.bots.files;

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
public final class WholeFile {
    private WholeFile() {}

    /** Writes what goes into a file. */
    @FunctionalInterface
    public interface Body {
        /**
         * Writes it.
         *
         * @param out where it goes
         * @throws IOException if it cannot be written
         */
        void writeTo(OutputStream out) throws IOException;
    }

    /**
     * Writes a text in UTF-8, which is whole even where the machine stops.
     *
     * @param file the file, replaced where there is one
     * @param text what to write
     * @throws IOException if it cannot be written
     */
    public static void write(Path file, String text) throws IOException {
        write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)));
    }

    /**
     * Writes a file, which is whole even where the machine stops.
     *
     * @param file the file, replaced where there is one
     * @param body what to write
     * @throws IOException if it cannot be written
     */
    public static void write(Path file, Body body) throws IOException {
        write(file, body, true);
    }

    /**
     * Writes a file.
     *
     * @param file the file, replaced where there is one
     * @param body what to write
     * @param isForced whether it is whole even where not the program but the machine stops
     * @throws IOException if it cannot be written
     */
    public static void write(Path file, Body body, boolean isForced) throws IOException {
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
