package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

class PageTest {
    @Test
    void servesThePage() throws Exception {
        try (Service service = Service.start("localhost", 0)) {
            HttpRequest request = HttpRequest.newBuilder(URI.create("http://localhost:" + service.port() + "/"))
                    .build();
            HttpResponse<String> response =
                    HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());
            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(response.body()).contains("Board Rules");
        }
    }
}
