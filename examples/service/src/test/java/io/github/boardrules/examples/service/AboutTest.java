package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.service.Client.Answer;
import java.net.http.HttpHeaders;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the service says of itself, and what goes with everything it says. */
class AboutTest {
    @Test
    void healthMetricsAndHeaders(@TempDir Path folder) {
        try (Service service = Services.start(folder)) {
            Client client = new Client(service.port());
            Table table = Table.begin(client, "vaw 8", Table.ME, Table.ME);
            table.move("first", "a2-a4");
            table.move("first", 0, "a2-a4");
            client.post("/v1/ask", "[{\"game\":\"vaw\"},{\"game\":\"vaw\"}]");
            assertThat(client.get("/v1/health").json().path("openGames").intValue())
                    .isEqualTo(1);
            assertMetrics(client.get("/v1/metrics").body());
            assertHeaders(client.get("/v1/health"));
            Answer page = client.sendAnything(client.request("/").GET().build());
            assertThat(page.status()).isEqualTo(200);
            assertThat(page.body()).contains("<html");
            assertHeaders(page);
        }
    }

    private static void assertMetrics(String metrics) {
        assertThat(metrics)
                .contains("boardrules_games_created_total 1.0")
                .contains("boardrules_game_changes_total 1.0")
                .contains("boardrules_questions_total 2.0")
                .contains("boardrules_refused_total{code=\"stale-version\"} 1.0")
                .contains(
                        "boardrules_http_request_seconds_count{method=\"POST\",path=\"/v1/games/{id}/moves\",status=\"409\"} 1")
                .contains("jvm_memory_used_bytes");
    }

    private static void assertHeaders(Answer answer) {
        HttpHeaders headers = answer.response().headers();
        assertThat(headers.firstValue("X-Content-Type-Options")).hasValue("nosniff");
        assertThat(headers.firstValue("Content-Security-Policy").orElse("")).contains("default-src 'self'");
        assertThat(headers.firstValue("Referrer-Policy")).hasValue("no-referrer");
        assertThat(headers.firstValue("Server")).isEmpty();
    }
}
