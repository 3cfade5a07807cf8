package io.github.boardrules.examples.tool;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;

/** Reads and writes whole text files in UTF-8; a file is always the old one or the new one, never a part of either. */
final class TextFiles {
    /** No record is nearly as long: who names a wrong file learns so before the memory is full. */
    private static final int MAX_BYTES = 1 << 20;

    private TextFiles() {}

    static String read(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] bytes = in.readNBytes(MAX_BYTES + 1);
            if (bytes.length > MAX_BYTES) {
                throw new Failure(file + ": longer than a record can be (" + MAX_BYTES + " bytes)");
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (IOException e) {
            throw new Failure("cannot read " + file + ": " + reason(e));
        }
    }

    /** Writes beside the file and then moves into its place. */
    static void write(Path file, String text) {
        try {
            // What a link leads to is replaced, not the link
            Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
            Path part = target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID() + ".part");
            try {
                writeNew(part, text);
                move(part, target);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            throw new Failure("cannot write " + file + ": " + reason(e));
        }
    }

    private static void writeNew(Path part, String text) throws IOException {
        try (FileChannel out = FileChannel.open(part, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
            while (bytes.hasRemaining()) {
                out.write(bytes);
            }
            out.force(true);
        }
    }

    private static void move(Path part, Path target) throws IOException {
        if (Files.isDirectory(target)) {
            throw new FileSystemException(target.toString(), null, "is a directory");
        }
        try {
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        } else if (e instanceof AccessDeniedException) {
            return "access denied";
        } else if (e instanceof CharacterCodingException) {
            return "not text in UTF-8";
        } else if (e instanceof FileSystemException file && file.getReason() != null) {
            return file.getReason();
        }
        return String.valueOf(e.getMessage());
    }
}
