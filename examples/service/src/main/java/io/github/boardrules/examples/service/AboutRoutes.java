package io.github.boardrules.examples.service;

import io.javalin.config.RoutesConfig;
import io.javalin.http.ContentType;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Objects;

/** What the service says of itself: its description, whether it is well, what it has counted. */
final class AboutRoutes implements Routes {
    private final byte[] description = description();
    private final GameStore store;
    private final Metrics metrics;

    AboutRoutes(GameStore store, Metrics metrics) {
        this.store = store;
        this.metrics = metrics;
    }

    private static byte[] description() {
        try (InputStream in = AboutRoutes.class.getResourceAsStream("/openapi.json")) {
            return Objects.requireNonNull(in, "openapi.json").readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void addTo(RoutesConfig routes) {
        routes.get(
                "/v1/openapi.json", context -> context.result(description).contentType(ContentType.APPLICATION_JSON));
        routes.get("/v1/health", this::health);
        routes.get("/v1/metrics", context -> context.result(metrics.text()).contentType(Metrics.CONTENT_TYPE));
    }

    private void health(Context context) {
        context.result(Json.bytes(Map.of("status", "up", "openGames", store.open())))
                .contentType(ContentType.APPLICATION_JSON)
                .header("Cache-Control", "no-store");
    }
}
