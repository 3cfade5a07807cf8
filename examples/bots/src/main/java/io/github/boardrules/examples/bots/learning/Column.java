package io.github.boardrules.examples.bots.learning;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;

/** One array of a file for NumPy, which grows row by row; numbers are little-endian. Not thread-safe. */
final class Column {
    private static final int ALIGNMENT = 64;

    /** The bytes before the header: a magic word, the format's version, 1.0, and the length of the header. */
    private static final int PREFIX = 10;

    /** A type of numbers, as NumPy writes it. */
    enum Dtype {
        INT8("|i1", 1),
        UINT8("|u1", 1),
        INT32("<i4", 4),
        INT64("<i8", 8),
        FLOAT32("<f4", 4);

        private final String text;
        private final int bytes;

        Dtype(String text, int bytes) {
            this.text = text;
            this.bytes = bytes;
        }
    }

    private final String name;
    private final Dtype type;
    private final int[] rowShape;
    private final int rowBytes;
    private final ByteArrayOutputStream data = new ByteArrayOutputStream();

    /**
     * Makes an array without rows.
     *
     * @param rowShape the array's dimensions after the first
     */
    Column(String name, Dtype type, int... rowShape) {
        this.name = name;
        this.type = type;
        this.rowShape = rowShape.clone();
        this.rowBytes = Arrays.stream(rowShape).reduce(type.bytes, Math::multiplyExact);
    }

    String name() {
        return name;
    }

    /** Returns how many rows there are. */
    int rows() {
        return data.size() / rowBytes;
    }

    /** Adds an integer. */
    void add(long number) {
        for (int i = 0; i < type.bytes; i++) {
            data.write((int) (number >>> (8 * i)));
        }
    }

    /** Adds a number with a fraction. */
    void add(double number) {
        add((long) Float.floatToIntBits((float) number));
    }

    void addAll(byte[] numbers) {
        data.writeBytes(numbers);
    }

    void addAll(int[] numbers) {
        for (int number : numbers) {
            add(number);
        }
    }

    /** Writes it in the format {@code .npy}. */
    void writeTo(OutputStream out) throws IOException {
        out.write(header());
        data.writeTo(out);
    }

    private byte[] header() {
        String shape = Arrays.stream(rowShape).mapToObj(size -> ", " + size).collect(Collectors.joining());
        String dictionary = "{'descr': '" + type.text + "', 'fortran_order': False, 'shape': (" + rows()
                + (shape.isEmpty() ? "," : shape) + "), }";
        // The numbers begin at a multiple of the alignment, after a line end
        int length = (PREFIX + dictionary.length() + ALIGNMENT) / ALIGNMENT * ALIGNMENT - PREFIX;
        String padded = dictionary + " ".repeat(length - dictionary.length() - 1) + "\n";
        ByteArrayOutputStream header = new ByteArrayOutputStream();
        header.write(0x93);
        header.writeBytes("NUMPY\1\0".getBytes(StandardCharsets.US_ASCII));
        header.write(length & 0xFF);
        header.write(length >>> 8);
        header.writeBytes(padded.getBytes(StandardCharsets.US_ASCII));
        return header.toByteArray();
    }
}
