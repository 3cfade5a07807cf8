package io.github.boardrules.examples.bots.learning;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;

/** Reads files for NumPy as their format's description says. */
final class NpzReader {
    private static final Pattern HEADER =
            Pattern.compile("\\{'descr': '([^']+)', 'fortran_order': False, 'shape': \\(([0-9, ]*)\\), \\} *\n");

    private final Map<String, Array> arrays = new LinkedHashMap<>();

    private NpzReader() {}

    /** An array: its type, its shape and its bytes. */
    record Array(String type, String shape, ByteBuffer data) {
        int rows() {
            return Integer.parseInt(shape.replaceAll(",.*", ""));
        }

        byte[] bytes(int from, int to) {
            return Arrays.copyOfRange(data.array(), data.arrayOffset() + from, data.arrayOffset() + to);
        }

        int int32(int index) {
            return data.getInt(4 * index);
        }

        int int64(int index) {
            return Math.toIntExact(data.getLong(8 * index));
        }

        float float32(int index) {
            return data.getFloat(4 * index);
        }
    }

    static NpzReader read(Path file) throws IOException {
        NpzReader reader = new NpzReader();
        try (InputStream in = Files.newInputStream(file);
                ZipInputStream zip = new ZipInputStream(in)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                assertThat(entry.getName()).endsWith(".npy");
                reader.arrays.put(entry.getName().replace(".npy", ""), array(zip.readAllBytes()));
            }
        }
        return reader;
    }

    Array array(String name) {
        return Objects.requireNonNull(arrays.get(name), name);
    }

    private static Array array(byte[] bytes) {
        assertThat(bytes).startsWith(0x93, 'N', 'U', 'M', 'P', 'Y', 1, 0);
        int length = (bytes[8] & 0xFF) | (bytes[9] & 0xFF) << 8;
        assertThat((10 + length) % 64).isZero();
        Matcher header = HEADER.matcher(new String(bytes, 10, length, StandardCharsets.US_ASCII));
        assertThat(header.matches()).isTrue();
        ByteBuffer data = ByteBuffer.wrap(Arrays.copyOfRange(bytes, 10 + length, bytes.length));
        return new Array(header.group(1), header.group(2), data.order(ByteOrder.LITTLE_ENDIAN));
    }
}
