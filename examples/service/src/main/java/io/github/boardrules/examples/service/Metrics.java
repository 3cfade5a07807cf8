package io.github.boardrules.examples.service;

import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.expositionformats.PrometheusTextFormatWriter;
import io.prometheus.metrics.instrumentation.jvm.JvmMetrics;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import io.prometheus.metrics.model.snapshots.Unit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

/** What the service counts and times, in the text form of Prometheus. */
final class Metrics {
    static final String CONTENT_TYPE = PrometheusTextFormatWriter.CONTENT_TYPE;

    private static final double[] BOUNDS = {
        0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10
    };

    private final PrometheusRegistry registry = new PrometheusRegistry();
    private final Histogram requests = Histogram.builder()
            .name("boardrules_http_request_seconds")
            .help("How long requests took, by path and status")
            .unit(Unit.SECONDS)
            .labelNames("method", "path", "status")
            .classicOnly()
            .classicUpperBounds(BOUNDS)
            .register(registry);
    private final Counter refused = Counter.builder()
            .name("boardrules_refused_total")
            .help("Requests that were refused, by code")
            .labelNames("code")
            .register(registry);
    private final Counter questions = Counter.builder()
            .name("boardrules_questions_total")
            .help("Questions answered")
            .register(registry);
    private final Counter games = Counter.builder()
            .name("boardrules_games_created_total")
            .help("Games made")
            .register(registry);
    private final Counter changes = Counter.builder()
            .name("boardrules_game_changes_total")
            .help("Versions of games that were kept: moves, moves taken back, ends")
            .register(registry);
    private final Histogram thinking = Histogram.builder()
            .name("boardrules_bot_turn_seconds")
            .help("How long bots thought about a move")
            .unit(Unit.SECONDS)
            .labelNames("player")
            .classicOnly()
            .classicUpperBounds(BOUNDS)
            .register(registry);

    Metrics() {
        JvmMetrics.builder().register(registry);
    }

    void request(String method, String path, int status, double seconds) {
        requests.labelValues(method, path, String.valueOf(status)).observe(seconds);
    }

    void refused(String code) {
        refused.labelValues(code).inc();
    }

    void questions(int number) {
        questions.inc(number);
    }

    void gameMade() {
        games.inc();
    }

    void gameChanged() {
        changes.inc();
    }

    /** Times how long a bot thinks. */
    <T> T thinking(String player, Supplier<T> work) {
        return thinking.labelValues(player).time(work);
    }

    /** Adds a number that is asked for when the metrics are. */
    void gauge(String name, String help, IntSupplier number) {
        GaugeWithCallback.builder()
                .name(name)
                .help(help)
                .callback(gauge -> gauge.call(number.getAsInt()))
                .register(registry);
    }

    String text() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            PrometheusTextFormatWriter.create().write(out, registry.scrape());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return out.toString(java.nio.charset.StandardCharsets.UTF_8);
    }
}
