package io.github.boardrules.examples.bots.match;

import io.github.boardrules.game.GameRecord;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A file of records, each followed by an empty line. What was written stays, whenever the program is killed: only a last
 * record that is not whole is cut off when the file is opened again. One program at a time can have it open. Thread-safe.
 */
final class RecordFile implements AutoCloseable {
    private static final String BEGIN = "[Rules \"";
    private static final String END = "\n\n";

    private final RandomAccessFile file;
    private final List<GameRecord<?>> found;

    private RecordFile(RandomAccessFile file, List<GameRecord<?>> found) {
        this.file = file;
        this.found = found;
    }

    /**
     * Opens a file, which need not exist, and repairs its end.
     *
     * @throws IOException if it cannot be read or is in use
     * @throws IllegalArgumentException if it is not a file of records
     */
    static RecordFile open(Path path) throws IOException {
        // Not a channel, which a thread that is interrupted would close for all
        RandomAccessFile file = new RandomAccessFile(path.toFile(), "rw");
        try {
            if (lock(file) == null) {
                throw new FileSystemException(path.toString(), null, "is in use: a match is played there");
            }
            byte[] bytes = new byte[Math.toIntExact(file.length())];
            file.readFully(bytes);
            List<GameRecord<?>> records = new ArrayList<>();
            file.setLength(read(bytes, path, records));
            file.seek(file.length());
            return new RecordFile(file, List.copyOf(records));
        } catch (IOException | RuntimeException e) {
            file.close();
            throw e;
        }
    }

    private static @Nullable FileLock lock(RandomAccessFile file) throws IOException {
        try {
            return file.getChannel().tryLock();
        } catch (OverlappingFileLockException e) {
            return null;
        }
    }

    /**
     * Reads all records that are whole: each has one empty line after its tags and one after its moves.
     *
     * @return where the last of them ends
     */
    private static int read(byte[] bytes, Path path, List<GameRecord<?>> records) {
        // A character for each byte, so that places in the text are places in the file
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        if (!text.startsWith(BEGIN) && !BEGIN.startsWith(text)) {
            throw new IllegalArgumentException(path + ": this is no file of records");
        }
        int begin = 0;
        while (true) {
            int moves = text.indexOf(END, begin);
            int end = moves < 0 ? -1 : text.indexOf(END, moves + END.length());
            if (end < 0) {
                return begin;
            }
            end += END.length();
            try {
                records.add(GameRecord.parse(new String(bytes, begin, end - begin, StandardCharsets.UTF_8)));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(
                        path + ", record " + (records.size() + 1) + ": " + e.getMessage(), e);
            }
            begin = end;
        }
    }

    /** Returns the records that were there when the file was opened. */
    List<GameRecord<?>> found() {
        return found;
    }

    /** Writes a record, which is on the disk when this returns. */
    synchronized void append(GameRecord<?> record) throws IOException {
        file.write((record + "\n").getBytes(StandardCharsets.UTF_8));
        file.getFD().sync();
    }

    @Override
    public synchronized void close() throws IOException {
        file.close();
    }
}
