package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.service.Client.Answer;
import io.github.boardrules.examples.service.request.Problem;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.Socket;
import java.net.SocketException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever a stranger sends is answered with a sentence or not at all, and the service goes on. */
class HostileTest extends OneService {
    private static final int BODY_BYTES = 10_000;

    @Override
    Settings.Builder settings(Settings.Builder usual) {
        return usual.bodyBytes(BODY_BYTES).bodyTime(Duration.ofMillis(800)).idleTime(Duration.ofSeconds(2));
    }

    @AfterEach
    void theServiceGoesOn() {
        assertThat(client.get("/v1/health").status()).isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "null",
                "{",
                "{\"rules\":\"vaw 8\"",
                "{\"rules\":\"vaw 8\",\"rules\":\"vaw 8\"}",
                "{\"rules\":\"vaw 8\"}}",
                "{\"rules\":\"\u0000\"}",
                "{rules:1}",
                "<game/>"
            })
    void aBodyThatIsNoObjectIsRefused(String body) {
        assertThat(client.post("/v1/games", body).code()).as(body).isEqualTo("400 json");
    }

    @Test
    void aFieldOfAnotherTypeIsNamed() {
        assertField("rules", Map.of("rules", 8, "seats", Map.of("first", Table.ME, "second", Table.ME)));
        assertField("seats", Map.of("rules", "vaw 8", "seats", List.of()));
        assertField(
                "seats.first.kind", Map.of("rules", "vaw 8", "seats", Map.of("first", Map.of(), "second", Map.of())));
        assertField("admin", Map.of("rules", "vaw 8", "admin", true));
    }

    private void assertField(String field, Map<String, ?> body) {
        Answer answer = client.post("/v1/games", body);
        assertThat(answer.code()).isEqualTo("400 field");
        assertThat(answer.text("field")).isEqualTo(field);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1.5", "1e0", "-1", "99999999999999999999999999", "\"1\"", "null", "true"})
    void aVersionIsAnInteger(String version) {
        Table table = Table.begin(client, "vaw 8", Table.ME, Table.ME);
        String body = "{\"token\":\"" + table.token("first") + "\",\"version\":" + version + ",\"move\":\"a2-a4\"}";
        assertThat(client.post(table.path("/moves"), body).code()).isEqualTo("400 field");
        assertThat(table.version()).isZero();
    }

    @Test
    void bytesThatAreNoTextAreRefused() {
        byte[] bytes = "{\"rules\":\"vaw 8\"}".getBytes(StandardCharsets.UTF_8);
        bytes[12] = (byte) 0xff;
        assertThat(client.post("/v1/games", BodyPublishers.ofByteArray(bytes)).code())
                .isEqualTo("400 json");
        assertThat(client.post("/v1/ask", BodyPublishers.ofByteArray(bytes)).code())
                .isEqualTo("400 json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/v1/ask", "/v1/games"})
    void depthIsLimited(String path) {
        String deep = "{\"rules\":" + "[".repeat(4000) + "]".repeat(4000) + "}";
        assertThat(client.post(path, deep).code()).isEqualTo("400 json");
    }

    @ParameterizedTest
    @ValueSource(strings = {"/v1/ask", "/v1/games"})
    void aBodyThatIsTooLargeIsRefusedWithOrWithoutItsLength(String path) {
        byte[] large = "{".repeat(BODY_BYTES + 1).getBytes(StandardCharsets.UTF_8);
        assertThat(client.post(path, BodyPublishers.ofByteArray(large)).code()).isEqualTo("413 body-too-large");
        assertThat(client.post(path, BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(large)))
                        .code())
                .isEqualTo("413 body-too-large");
    }

    @Test
    void longTextsAreRefusedInShort() {
        Table table = Table.begin(client, "vaw 8", Table.ME, Table.ME);
        Answer answer = table.move("first", 0, "a".repeat(9000));
        assertThat(answer.code()).isEqualTo("422 notation");
        assertThat(answer.body().length()).isLessThan(1000);
        assertThat(client.get("/v1/games/" + "x".repeat(3000)).code()).isEqualTo("404 unknown-game");
        assertThat(client.get("/v1/games/%27%3B%20DROP%20TABLE%20game%3B--").code())
                .isEqualTo("404 unknown-game");
        assertThat(table.version()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/v1", "/v1/", "/v1/nothing", "/nothing", "/v1/games/x/y/z"})
    void unknownPathsAreProblemsToo(String path) {
        Answer answer = client.sendAnything(client.request(path).GET().build());
        assertThat(answer.code()).isEqualTo("404 not-found");
        assertThat(answer.response().headers().firstValue("Content-Type")).hasValue(Problem.CONTENT_TYPE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"GET", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "NONSENSE"})
    void otherMethodsAreRefused(String method) {
        Answer answer = client.sendAnything(client.request("/v1/ask")
                .method(method, BodyPublishers.noBody())
                .build());
        assertThat(answer.status()).as(answer.body()).isBetween(400, 499);
    }

    /** Sends bytes as they are, and returns all that is answered until the service closes the connection. */
    private String send(String... pieces) throws IOException, InterruptedException {
        try (Socket socket = new Socket("localhost", service.port())) {
            socket.setSoTimeout(20_000);
            for (String piece : pieces) {
                socket.getOutputStream().write(piece.getBytes(StandardCharsets.ISO_8859_1));
                Thread.sleep(pieces.length > 1 ? 150 : 0);
            }
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        } catch (SocketException e) {
            // Closed while more was sent
            return "closed";
        }
    }

    @Test
    void whatIsNoHttpIsAnsweredWithoutDetails() throws Exception {
        for (String text : List.of(
                "nonsense\r\n\r\n",
                "GET / HTTP/9.9\r\n\r\n",
                "GET /%zz HTTP/1.1\r\nHost: x\r\n\r\n",
                "GET /../../etc/passwd HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
                "GET / HTTP/1.1\r\nHost: x\r\nX: " + "y".repeat(100_000) + "\r\n\r\n",
                "POST /v1/ask HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
                "POST /v1/ask HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}")) {
            assertThat(send(text))
                    .as(text.substring(0, 10))
                    .doesNotContain("root:", "Exception", "jetty", "Jetty", "\tat ");
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GET /v1/games/%00 HTTP/1.1",
                "GET /v1/games/%ff HTTP/1.1",
                "GET /v1/games/..;/x HTTP/1.1",
                "DELETE /v1/%00 HTTP/1.1",
                "POST /v1/%zz HTTP/1.1",
                "GET /v1/health HTTP/9.9",
                "GET v1/health HTTP/1.1",
                "nonsense"
            })
    void whatReachesNoRouteIsAProblemToo(String line) throws Exception {
        String answer = send(line + "\r\nHost: x\r\nConnection: close\r\n\r\n");
        assertThat(answer).containsIgnoringCase("Content-Type: " + Problem.CONTENT_TYPE);
        Map<?, ?> problem = Json.MAPPER.readValue(answer.substring(answer.indexOf('{')), Map.class);
        assertThat(answer).startsWith("HTTP/1.1 " + problem.get("status"));
        assertThat(problem.get("code")).asString().matches("[a-z-]+");
    }

    @Test
    void aBodyThatDripsIsNotWaitedFor() throws Exception {
        List<String> pieces = new ArrayList<>();
        pieces.add("POST /v1/ask HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n");
        for (int i = 0; i < 12; i++) {
            pieces.add(" ");
        }
        assertThat(send(pieces.toArray(String[]::new))).containsAnyOf("HTTP/1.1 408 ", "closed");
    }

    @Test
    void aBodyThatStopsIsNotWaitedFor() throws Exception {
        assertThat(send("POST /v1/games HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"))
                .contains("HTTP/1.1 408 ", "body-too-slow");
        assertThat(send("POST /v1/ga")).as("not even a whole request").doesNotContain("200");
    }

    @Test
    void clientsThatVanishInTheMiddleAreForgotten() throws Exception {
        for (int i = 0; i < 20; i++) {
            try (Socket socket = new Socket("localhost", service.port())) {
                String request = "POST /v1/ask HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{\"game\":";
                socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
            }
        }
        assertThat(client.post("/v1/ask", "{\"game\":\"vaw\"}").status()).isEqualTo(200);
    }
}
