package io.github.boardrules.examples.service;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A service in a Java of its own, which can be killed. */
final class ChildService implements AutoCloseable {
    private final Process process;
    private final BufferedReader out;
    private final int port;

    ChildService(String database, List<String> options) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-XX:+UseSerialGC");
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), ServiceProcess.class.getName(), database));
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        out = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        port = Integer.parseInt(String.valueOf(out.readLine()));
    }

    Client client() {
        return new Client(port);
    }

    URI uri(String path) {
        return URI.create("http://localhost:" + port + path);
    }

    /** Returns once the service has collected its garbage. */
    void collectGarbage() throws IOException {
        OutputStream in = process.getOutputStream();
        in.write('\n');
        in.flush();
        out.readLine();
    }

    /** Ends it as a failing machine would. */
    void kill() throws InterruptedException {
        process.destroyForcibly();
        if (!process.waitFor(30, TimeUnit.SECONDS)) {
            throw new AssertionError("the service lives on");
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
