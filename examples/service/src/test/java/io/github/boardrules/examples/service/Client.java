package io.github.boardrules.examples.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import tools.jackson.databind.JsonNode;

/** A client of the service; whatever it is answered must be as described. */
final class Client {
    private static final HttpClient HTTP =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private final int port;

    Client(int port) {
        this.port = port;
    }

    /**
     * A response.
     *
     * @param status its status
     * @param body its body
     * @param response all of it
     */
    record Answer(int status, String body, HttpResponse<String> response) {
        JsonNode json() {
            return Json.MAPPER.readTree(body);
        }

        /** Returns a string of the JSON by the names that lead to it. */
        String text(String... names) {
            JsonNode node = json();
            for (String name : names) {
                node = node.path(name);
            }
            return node.asString();
        }

        String code() {
            return status + " " + text("code");
        }
    }

    HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + port + path))
                .timeout(Duration.ofSeconds(60));
    }

    Answer get(String path) {
        return send(path, request(path).GET().build());
    }

    Answer post(String path, Object json) {
        return post(path, Json.text(json));
    }

    Answer post(String path, String body) {
        return post(path, BodyPublishers.ofString(body));
    }

    Answer post(String path, BodyPublisher body) {
        return send(path, request(path).POST(body).build());
    }

    /** Sends a request to a path that is described. */
    Answer send(String path, HttpRequest request) {
        Answer answer = sendAnything(request);
        String type = answer.response().headers().firstValue("Content-Type").orElse("none");
        Description.check(request.method(), path, answer.status(), type, answer.body());
        return answer;
    }

    Answer sendAnything(HttpRequest request) {
        try {
            HttpResponse<String> response = HTTP.send(request, BodyHandlers.ofString());
            assertThat(response.body()).doesNotContain("Exception", "\tat ");
            return new Answer(response.statusCode(), response.body(), response);
        } catch (IOException e) {
            throw new AssertionError(request + " was not answered", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new AssertionError(e);
        }
    }
}
