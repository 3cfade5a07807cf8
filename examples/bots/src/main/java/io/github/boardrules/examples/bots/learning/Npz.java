package io.github.boardrules.examples.bots.learning;

import java.io.IOException;
import java.io.OutputStream;
import java.time.LocalDateTime;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.CheckedOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Writes {@code .npz} files: zip archives with an {@code .npy} file for each array. */
final class Npz {
    /** The same for every file, so that equal arrays give equal bytes; 1980, the first that zip has, stands for none. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 2, 1, 0, 0);

    private Npz() {}

    /**
     * Writes arrays.
     *
     * @param compressed whether to make the file smaller; how small depends on the version of the compressor, so only
     *     what is not compressed has the same bytes everywhere
     */
    static void write(OutputStream out, List<Column> columns, boolean compressed) throws IOException {
        ZipOutputStream zip = new ZipOutputStream(out);
        for (Column column : columns) {
            ZipEntry entry = new ZipEntry(column.name() + ".npy");
            entry.setTimeLocal(TIME);
            if (!compressed) {
                entry.setMethod(ZipEntry.STORED);
                measure(column, entry);
            }
            zip.putNextEntry(entry);
            column.writeTo(zip);
            zip.closeEntry();
        }
        zip.finish();
    }

    /** Tells an entry what must stand before bytes that are stored as they are. */
    private static void measure(Column column, ZipEntry entry) throws IOException {
        Counter counter = new Counter();
        CheckedOutputStream checked = new CheckedOutputStream(counter, new CRC32());
        column.writeTo(checked);
        entry.setSize(counter.bytes);
        entry.setCrc(checked.getChecksum().getValue());
    }

    /** Counts bytes and forgets them. */
    private static final class Counter extends OutputStream {
        private long bytes;

        @Override
        public void write(int b) {
            bytes++;
        }

        @Override
        public void write(byte[] b, int offset, int length) {
            bytes += length;
        }
    }
}
