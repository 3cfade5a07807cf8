package io.github.boardrules.examples.tool;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ServeCommandTest {
    private static final Pattern LISTENING = Pattern.compile("listening at (http://localhost:[0-9]+/)\\R");

    @Test
    void servesUntilItIsStopped(@TempDir Path folder) throws IOException, InterruptedException {
        StringWriter out = new StringWriter();
        String[] args = {
            "serve", "--port", "0", "--database", folder.resolve("games.db").toString()
        };
        Thread program =
                new Thread(() -> Main.commandLine().setOut(new PrintWriter(out)).execute(args));
        program.start();
        Matcher listening = LISTENING.matcher(out.toString());
        for (int i = 0; i < 600 && !listening.find(); i++) {
            Thread.sleep(50);
            listening = LISTENING.matcher(out.toString());
        }
        HttpRequest request = HttpRequest.newBuilder(URI.create(listening.group(1) + "v1/ask"))
                .POST(HttpRequest.BodyPublishers.ofString("{\"game\":\"vaw\",\"ask\":[\"count\"]}"))
                .build();
        assertThat(HttpClient.newHttpClient()
                        .send(request, BodyHandlers.ofString())
                        .body())
                .contains("\"count\":");
        program.interrupt();
        program.join(20_000);
        assertThat(program.isAlive()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"--port,70000,2", "--rate,0,2", "--keep,0,2", "--database,/nothing/here/games.db,1"})
    void whatCannotBeIsToldInALine(String option, String value, int exitCode) {
        // A port that is free, unless the port is what is wrong.
        Run run = option.equals("--port")
                ? Run.of("serve", option, value)
                : Run.of("serve", "--port", "0", option, value);
        assertThat(run.exitCode()).isEqualTo(exitCode);
        assertThat(run.err()).startsWith("boardrules serve: ").contains(value).hasLineCount(1);
        assertThat(run.out()).isEmpty();
    }
}
