package io.github.boardrules.examples.tool;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;
import java.util.UUID;

/** Reads and writes whole texts in UTF-8; a regular file is always the old or the new one, never a part of either. */
final class TextFiles {
    /** No record is nearly as long: who names a wrong file learns so before the memory is full. */
    private static final int MAX_BYTES = 1 << 20;

    /** As many as systems follow. */
    private static final int MAX_LINKS = 40;

    private TextFiles() {}

    static String read(Path file) {
        try (InputStream in = Files.newInputStream(file)) {
            return read(in, file.toString());
        } catch (IOException e) {
            throw new Failure("cannot read " + file + ": " + reason(e));
        }
    }

    /**
     * Reads to the end.
     *
     * @param name what to call it where it cannot be read
     */
    static String read(InputStream in, String name) {
        try {
            byte[] bytes = in.readNBytes(MAX_BYTES + 1);
            if (bytes.length > MAX_BYTES) {
                throw new Failure(name + ": longer than a record can be (" + MAX_BYTES + " bytes)");
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (IOException e) {
            throw new Failure("cannot read " + name + ": " + reason(e));
        }
    }

    /**
     * Writes beside the file and then moves into its place, where a link leads to; what is no regular file, such as a
     * device or a pipe, is written to as it is.
     */
    static void write(Path file, String text) {
        try {
            if (Files.isDirectory(file)) {
                throw new FileSystemException(file.toString(), null, "is a directory");
            }
            if (isOpenFile(file) || (Files.exists(file) && !Files.isRegularFile(file))) {
                writeInto(file, text);
            } else {
                replace(linked(file), text);
            }
        } catch (IOException e) {
            throw new Failure("cannot write " + file + ": " + reason(e));
        }
    }

    /** Tells whether this is one of the names, such as /dev/stdout, of what the program was started with. */
    private static boolean isOpenFile(Path file) {
        Path absolute = file.toAbsolutePath().normalize();
        return (absolute.startsWith("/dev") || absolute.startsWith("/proc")) && Files.isSymbolicLink(absolute);
    }

    private static void writeInto(Path file, String text) throws IOException {
        // Appending, so that what went before into the same open file stays
        try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.WRITE, StandardOpenOption.APPEND)) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            if (!Failures.isClosedPipe(e)) {
                throw e;
            }
        }
    }

    /** Returns what links lead to, which need not exist. */
    private static Path linked(Path file) throws IOException {
        Path target = file.toAbsolutePath();
        for (int links = 0; Files.isSymbolicLink(target); links++) {
            if (links == MAX_LINKS) {
                throw new FileSystemException(file.toString(), null, "too many links");
            }
            target = target.resolveSibling(Files.readSymbolicLink(target));
        }
        return target;
    }

    private static void replace(Path target, String text) throws IOException {
        boolean old = Files.exists(target);
        if (old && !Files.isWritable(target)) {
            throw new AccessDeniedException(target.toString());
        }
        Path part = target.resolveSibling("." + UUID.randomUUID() + ".part");
        try {
            if (old && Files.getFileStore(target).supportsFileAttributeView(PosixFileAttributeView.class)) {
                Set<PosixFilePermission> permissions = Files.getPosixFilePermissions(target);
                // From the first moment on, and then those too that new files do not get
                writeNew(part, text, PosixFilePermissions.asFileAttribute(permissions));
                Files.setPosixFilePermissions(part, permissions);
            } else {
                writeNew(part, text);
            }
            move(part, target);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private static void writeNew(Path part, String text, FileAttribute<?>... attributes) throws IOException {
        Set<StandardOpenOption> options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try (FileChannel out = FileChannel.open(part, options, attributes)) {
            ByteBuffer bytes = StandardCharsets.UTF_8.encode(text);
            while (bytes.hasRemaining()) {
                out.write(bytes);
            }
            out.force(true);
        }
    }

    private static void move(Path part, Path target) throws IOException {
        try {
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(part, target, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    /** Returns why a file could not be read or written. */
    static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        } else if (e instanceof AccessDeniedException) {
            return "access denied";
        } else if (e instanceof FileAlreadyExistsException) {
            return "there is a file of that name";
        } else if (e instanceof CharacterCodingException) {
            return "not text in UTF-8";
        } else if (e instanceof FileSystemException file && file.getReason() != null) {
            return file.getReason();
        }
        return String.valueOf(e.getMessage());
    }
}
