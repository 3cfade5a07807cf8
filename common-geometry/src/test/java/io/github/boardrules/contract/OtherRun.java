package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs a small program in a Java of its own. */
public final class OtherRun {
    private OtherRun() {}

    /**
     * Runs a program and returns the lines that it prints; it must end well.
     *
     * @param folder where its source may be written
     * @param options what Java is told, such as the size of its heap
     * @param source one class that has no package
     * @param needed classes from the places that the program needs
     * @param arguments what the program is told
     */
    public static List<String> lines(
            Path folder, List<String> options, String source, List<Class<?>> needed, List<String> arguments)
            throws IOException, InterruptedException {
        Path program = Files.writeString(folder.resolve("Program.java"), source);
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", classPath(needed), program.toString()));
        command.addAll(arguments);
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(output).isZero();
        return output.lines().toList();
    }

    private static String classPath(List<Class<?>> types) {
        return types.stream()
                .flatMap(type ->
                        Stream.of(type.getProtectionDomain().getCodeSource().getLocation()))
                .map(place -> Path.of(URI.create(place.toString())).toString())
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }
}
