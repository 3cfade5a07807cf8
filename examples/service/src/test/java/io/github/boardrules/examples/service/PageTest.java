package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PageTest {
    @Test
    void servesThePage(@TempDir Path folder) throws Exception {
        try (Service service = Service.start(new Settings.Builder()
                .port(0)
                .database(folder.resolve("games.db").toString())
                .build())) {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + service.port() + "/"))
                    .build();
            HttpResponse<String> response =
                    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(response.body()).contains("Board Rules");
        }
    }
}
