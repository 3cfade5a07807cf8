package io.github.boardrules.examples.service;

import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.Location;
import java.util.List;
import tools.jackson.databind.json.JsonMapper;

/** The running service. */
public final class Service implements AutoCloseable {
    private static final JsonMapper JSON = new JsonMapper();

    private final Javalin server;

    private Service(Javalin server) {
        this.server = server;
    }

    /**
     * Starts the service.
     *
     * @param host the address to listen at
     * @param port the port, 0 for any that is free
     * @return the running service
     */
    public static Service start(String host, int port) {
        List<Routes> all = List.of(new PageRoutes());
        return new Service(Javalin.create(config -> configure(config, all)).start(host, port));
    }

    private static void configure(JavalinConfig config, List<Routes> all) {
        config.startup.showJavalinBanner = false;
        config.staticFiles.add("/page", Location.CLASSPATH);
        config.routes.exception(Problem.class, Service::answer);
        all.forEach(routes -> routes.addTo(config.routes));
    }

    private static void answer(Problem problem, Context context) {
        context.status(problem.status())
                .result(JSON.writeValueAsBytes(problem.members()))
                .contentType(Problem.CONTENT_TYPE);
    }

    /**
     * Returns where the service listens.
     *
     * @return the port
     */
    public int port() {
        return server.port();
    }

    /** Stops listening. */
    @Override
    public void close() {
        server.stop();
    }

    /**
     * Starts the service with its defaults.
     *
     * @param args nothing
     */
    public static void main(String[] args) {
        start("localhost", 8080);
    }
}
