package io.github.boardrules.examples.service;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.Location;
import io.javalin.router.Endpoint;
import java.time.Duration;
import java.util.List;
import org.eclipse.jetty.server.ForwardedRequestCustomizer;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.thread.QueuedThreadPool;

/** Javalin and Jetty, set up for strangers: limits, timeouts, headers. */
final class WebServer implements AutoCloseable {
    private static final int THREADS = 64;
    private static final Duration STOP = Duration.ofSeconds(5);

    /** Everything comes from here, and nobody may show the page within another. */
    private static final String CONTENT_POLICY = "default-src 'self'; img-src 'self' data:; object-src 'none';"
            + " base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

    private final Settings settings;
    private final Rates rates;
    private final Metrics metrics;
    private final Javalin javalin;

    WebServer(Settings settings, Rates rates, Metrics metrics, List<Routes> routes) {
        this.settings = settings;
        this.rates = rates;
        this.metrics = metrics;
        this.javalin = Javalin.create(config -> {
            configure(config);
            routes.forEach(some -> some.addTo(config.routes));
        });
    }

    private void configure(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.http.prefer405over404 = true;
        config.staticFiles.add("/page", Location.CLASSPATH);
        config.jetty.threadPool = new QueuedThreadPool(THREADS);
        config.jetty.modifyServer(server -> {
            server.setStopTimeout(STOP.toMillis());
            server.setErrorHandler(new UnreadableRequests());
        });
        config.jetty.addConnector(this::connector);
        config.routes.before(WebServer::addHeaders);
        config.routes.before("/v1/*", rates::take);
        config.requestLogger.http((context, millis) -> measure(context, millis));
    }

    private ServerConnector connector(Server server, HttpConfiguration http) {
        http.setSendServerVersion(false);
        if (settings.behindProxy()) {
            http.addCustomizer(new ForwardedRequestCustomizer());
        }
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(http));
        connector.setHost(settings.host());
        connector.setPort(settings.port());
        connector.setIdleTimeout(settings.idleTime().toMillis());
        server.addBean(new NetworkConnectionLimit(settings.connections(), connector));
        return connector;
    }

    private static void addHeaders(Context context) {
        context.header("Content-Security-Policy", CONTENT_POLICY)
                .header("X-Content-Type-Options", "nosniff")
                .header("X-Frame-Options", "DENY")
                .header("Referrer-Policy", "no-referrer")
                .header("Cross-Origin-Opener-Policy", "same-origin")
                .header("Cross-Origin-Resource-Policy", "same-origin");
    }

    private void measure(Context context, float millis) {
        // By what is described: strangers must not make up names that are kept
        Endpoint endpoint = context.endpoints().matchedHttpEndpoint();
        metrics.request(
                endpoint == null ? "other" : context.method().name(),
                endpoint == null ? "other" : endpoint.path,
                context.statusCode(),
                millis / 1000);
    }

    void start() {
        javalin.start();
    }

    int port() {
        return javalin.port();
    }

    List<Endpoint> endpoints() {
        return javalin.unsafe.internalRouter.allHttpHandlers().stream()
                .map(parsed -> parsed.endpoint)
                .filter(endpoint -> endpoint.method.isHttpMethod())
                .toList();
    }

    @Override
    public void close() {
        javalin.stop();
    }
}
