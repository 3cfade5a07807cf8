package io.github.boardrules.examples.service;

import io.javalin.router.Endpoint;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The running service: puts its parts together, and takes them apart in the right order. */
public final class Service implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Service.class);

    private final ScheduledThreadPoolExecutor clock =
            new ScheduledThreadPoolExecutor(1, work -> new Thread(work, "clock"));
    private final Metrics metrics = new Metrics();
    private final Database database;
    private final EventStreams streams;
    private final GameService games;
    private final WebServer server;

    private Service(Settings settings) {
        database = Database.open(settings.database(), settings.databaseTime());
        GameStore store = new GameStore(database.jdbi());
        streams = new EventStreams(settings);
        games = new GameService(settings, store, streams, clock, metrics);
        Rates rates = new Rates(settings.rate());
        metrics.gauge("boardrules_event_streams", "Streams of events that are open", streams::size);
        metrics.gauge("boardrules_bot_turns", "Bots that think or are about to", games.bots()::size);
        List<Routes> routes = List.of(
                new Problems(metrics),
                new AskRoutes(settings, rates, metrics),
                new GameRoutes(games, streams, settings),
                new PageRoutes(settings),
                new AboutRoutes(store, metrics));
        server = new WebServer(settings, rates, metrics, routes);
        repeat(streams::beat, settings.heartbeat());
        repeat(games::forgetOld, Duration.ofHours(1));
    }

    /** Does something from time to time; one failure does not end that. */
    private void repeat(Runnable work, Duration delay) {
        Runnable quietly = () -> {
            try {
                work.run();
            } catch (RuntimeException e) {
                LOG.warn("something that is done from time to time failed: {}", Database.reason(e));
            }
        };
        Future<?> unused =
                clock.scheduleWithFixedDelay(quietly, delay.toMillis(), delay.toMillis(), TimeUnit.MILLISECONDS);
    }

    /**
     * Starts the service; bots whose turn it was when it ended go on.
     *
     * @param settings what is set
     * @return the running service
     * @throws IllegalArgumentException if the database cannot be used or the port is taken, with a sentence for people
     */
    public static Service start(Settings settings) {
        checkPort(settings);
        Service service = new Service(settings);
        try {
            service.server.start();
            service.games.resume();
            return service;
        } catch (RuntimeException e) {
            service.close();
            throw e;
        }
    }

    /** Looks before anything else is done, so that it is told in one sentence. */
    private static void checkPort(Settings settings) {
        try (ServerSocket socket = new ServerSocket()) {
            socket.bind(new InetSocketAddress(settings.host(), settings.port()));
        } catch (IOException e) {
            throw new IllegalArgumentException(
                    "cannot listen at " + settings.host() + ":" + settings.port() + ": " + e.getMessage(), e);
        }
    }

    /**
     * Returns where the service listens.
     *
     * @return the port
     */
    public int port() {
        return server.port();
    }

    /** Returns what is served, besides the page. */
    List<Endpoint> endpoints() {
        return server.endpoints();
    }

    /** Takes no more requests, finishes those that are under way, and closes the database last. */
    @Override
    public void close() {
        streams.close();
        server.close();
        games.bots().close();
        clock.shutdownNow();
        database.close();
    }
}
