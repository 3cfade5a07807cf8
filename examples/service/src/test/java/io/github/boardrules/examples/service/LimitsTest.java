package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.examples.service.Client.Answer;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How much is too much. */
class LimitsTest {
    private static final Map<String, Object> GAME =
            Map.of("rules", "vaw 8", "seats", Map.of("first", Table.ME, "second", Table.ME));

    @TempDir
    @SuppressWarnings("NullAway.Init")
    Path folder;

    @Test
    void aClientThatAsksForTooMuchHasToWait() {
        try (Service service = Services.start(folder, settings -> settings.rate(10))) {
            Client client = new Client(service.port());
            List<Answer> answers = new ArrayList<>();
            for (int i = 0; i < 40; i++) {
                answers.add(client.post("/v1/ask", "[{\"game\":\"vaw\"},{\"game\":\"vaw\"},{\"game\":\"vaw\"}]"));
            }
            assertThat(answers).anyMatch(answer -> answer.status() == 200);
            Answer refused = answers.stream()
                    .filter(answer -> answer.status() != 200)
                    .findFirst()
                    .orElseThrow();
            assertThat(refused.code()).isEqualTo("429 too-many-requests");
            assertThat(refused.response().headers().firstValue("Retry-After")).isPresent();
        }
    }

    @Test
    void behindAProxyEachOfItsClientsIsItself() {
        try (Service service =
                Services.start(folder, settings -> settings.rate(1).behindProxy(true))) {
            Client client = new Client(service.port());
            for (int i = 0; i < 10; i++) {
                Answer answer = client.send(
                        "/v1/health",
                        client.request("/v1/health")
                                .header("X-Forwarded-For", "192.0.2." + i)
                                .GET()
                                .build());
                assertThat(answer.status()).isEqualTo(200);
            }
        }
    }

    @Test
    void openGamesAreCounted() {
        try (Service service = Services.start(folder, settings -> settings.openGames(2))) {
            Client client = new Client(service.port());
            Table table = Table.begin(client, "vaw 8", Table.ME, Table.ME);
            Table.begin(client, "vaw 8", Table.ME, Table.ME);
            assertThat(client.post("/v1/games", GAME).code()).isEqualTo("503 too-many-games");
            table.act("resign", "first");
            Table.begin(client, "vaw 8", Table.ME, Table.ME);
        }
    }

    @Test
    void oldGamesAreForgotten() {
        try (Database database = Database.open(folder.resolve("games.db").toString(), Duration.ofSeconds(3));
                Service service = Services.start(folder)) {
            Table table = Table.begin(new Client(service.port()), "vaw 8", Table.ME, Table.ME);
            table.move("first", "a2-a4");
            GameStore store = new GameStore(database.jdbi());
            Instant changed = store.find(table.id()).orElseThrow().changed();
            assertThat(store.forgetUnchangedSince(changed)).isZero();
            assertThat(store.forgetUnchangedSince(changed.plusMillis(1))).isEqualTo(1);
            assertThat(table.get().code()).isEqualTo("404 unknown-game");
        }
    }

    @Test
    void settingsThatCannotBeAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Settings.Builder().port(70_000).build())
                .withMessageContaining("70000");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Settings.Builder().rate(0).build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Settings.Builder().openGames(0).build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Settings.Builder().askTime(Duration.ZERO).build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Settings.Builder().database(" ").build());
    }

    @Test
    void aPortThatIsTakenIsNamed() {
        try (Service service = Services.start(folder)) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> Services.start(folder, settings -> settings.port(service.port())))
                    .withMessageContaining(String.valueOf(service.port()));
        }
    }
}
