package io.github.boardrules.examples.tool;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Standard output that remembers why it could not be written, which writers and print streams hide. */
final class Output extends FilterOutputStream {
    private final PrintWriter writer = new PrintWriter(new OutputStreamWriter(this, Charset.defaultCharset()));
    private @Nullable IOException failure;

    Output(OutputStream out) {
        super(out);
    }

    /** Returns what to print with. */
    PrintWriter writer() {
        return writer;
    }

    /** Writes what is still to be written, and tells why any of it could not be. */
    Optional<IOException> failure() {
        writer.flush();
        return Optional.ofNullable(failure);
    }

    @Override
    public void write(int b) throws IOException {
        write(new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int offset, int length) throws IOException {
        try {
            out.write(bytes, offset, length);
        } catch (IOException e) {
            if (failure == null) {
                failure = e;
            }
            throw e;
        }
    }
}
