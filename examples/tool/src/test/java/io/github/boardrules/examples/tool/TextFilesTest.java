package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Files of every kind keep what they are. */
@DisabledOnOs(OS.WINDOWS)
class TextFilesTest {
    @TempDir
    private Path folder;

    @Test
    void permissionsStay() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "old");
        for (String permissions : new String[] {"rw-------", "rw-rw-rw-", "rwxr-x---"}) {
            Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
            TextFiles.write(file, permissions);
            assertThat(file).content().isEqualTo(permissions);
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                    .isEqualTo(permissions);
        }
        assertThat(folder).isDirectoryNotContaining("glob:**.part");
    }

    @Test
    void linksStay() throws IOException {
        Path sub = Files.createDirectory(folder.resolve("sub"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), Path.of("sub/second"));
        Files.createSymbolicLink(sub.resolve("second"), Path.of("file"));
        for (String text : new String[] {"not there before", "there before"}) {
            TextFiles.write(link, text);
            assertThat(link).isSymbolicLink().content().isEqualTo(text);
            assertThat(sub.resolve("file")).isRegularFile();
        }
    }

    @Test
    void linksThatLeadNowhereAreToldAndStay() throws IOException {
        Path loop = Files.createSymbolicLink(folder.resolve("loop"), Path.of("loop"));
        assertThatThrownBy(() -> TextFiles.write(loop, "text")).isInstanceOf(Failure.class);
        assertThat(loop).isSymbolicLink();
    }

    @Test
    void devicesStay() {
        Path device = Path.of("/dev/null");
        TextFiles.write(device, "text");
        assertThat(Files.isRegularFile(device)).isFalse();
    }

    @Test
    @Timeout(value = 20, unit = TimeUnit.SECONDS, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void pipesStay() throws Exception {
        Path pipe = folder.resolve("pipe");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        CompletableFuture<String> read = CompletableFuture.supplyAsync(() -> TextFiles.read(pipe));
        TextFiles.write(pipe, "text");
        assertThat(read.get()).isEqualTo("text");
        assertThat(Files.isRegularFile(pipe)).isFalse();
    }
}
