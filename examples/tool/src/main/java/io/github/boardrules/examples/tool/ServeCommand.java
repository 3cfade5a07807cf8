package io.github.boardrules.examples.tool;

import io.github.boardrules.examples.service.Service;
import io.github.boardrules.examples.service.Settings;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command {@code serve}: the HTTP service with its page. */
@Command(
        name = "serve",
        description = "Answers questions and keeps games over HTTP, with a page to play on, until it is stopped.",
        mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {
    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            defaultValue = "localhost",
            description = "The address to listen at, by default ${DEFAULT-VALUE}; 0.0.0.0 for all of this machine.")
    private String host = "";

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8080",
            description = "The port, by default ${DEFAULT-VALUE}; 0 for any that is free.")
    private int port;

    @Option(
            names = "--database",
            paramLabel = "DATABASE",
            defaultValue = "${env:BOARDRULES_DATABASE:-boardrules.db}",
            description = {
                "Where games are kept: a SQLite file or the JDBC URL of a PostgreSQL,",
                "by default what the variable BOARDRULES_DATABASE says, else boardrules.db."
            })
    private String database = "";

    @Option(
            names = "--behind-proxy",
            description = "Believe a proxy that says whom it forwards for; only where clients cannot reach this port.")
    private boolean behindProxy;

    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            defaultValue = "5",
            description = "The longest that the answers to one request may take, by default ${DEFAULT-VALUE}.")
    private double askSeconds;

    @Option(
            names = "--rate",
            paramLabel = "N",
            defaultValue = "1000",
            description = "How many requests and questions a client may send a second, by default ${DEFAULT-VALUE}.")
    private double rate;

    @Option(
            names = "--max-games",
            paramLabel = "N",
            defaultValue = "10000",
            description = "How many games may be open, by default ${DEFAULT-VALUE}.")
    private int games;

    @Option(
            names = "--max-streams",
            paramLabel = "N",
            defaultValue = "2000",
            description = "How many streams of events may be open, by default ${DEFAULT-VALUE}.")
    private int streams;

    @Option(
            names = "--keep",
            paramLabel = "DAYS",
            defaultValue = "30",
            description = "How long a game is kept after its last change, by default ${DEFAULT-VALUE} days.")
    private int days;

    @Option(
            names = "--bot-time",
            paramLabel = "SECONDS",
            defaultValue = "5",
            description = "The longest that a bot thinks about a move, by default ${DEFAULT-VALUE}.")
    private double botSeconds;

    @Option(
            names = "--bot-threads",
            paramLabel = "N",
            description = "How many threads bots think with, by default one fewer than there are processors.")
    private int botThreads = new Settings.Builder().build().botThreads();

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it
    private CommandSpec spec;

    @Override
    public Integer call() {
        Settings settings = settings();
        try (Service service = Service.start(settings)) {
            // Closing is all there is to do when the program is told to end; the rest of it ends with it
            Thread end = new Thread(service::close, "end");
            Runtime.getRuntime().addShutdownHook(end);
            PrintWriter out = spec.commandLine().getOut();
            out.println("listening at http://" + settings.host() + ":" + service.port() + "/");
            out.flush();
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return 0;
    }

    private Settings settings() {
        try {
            return new Settings.Builder()
                    .host(host)
                    .port(port)
                    .database(database)
                    .behindProxy(behindProxy)
                    .askTime(seconds(askSeconds))
                    .rate(rate)
                    .openGames(games)
                    .streams(streams)
                    .keep(Duration.ofDays(days))
                    .botTime(seconds(botSeconds))
                    .botThreads(botThreads)
                    .build();
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), String.valueOf(e.getMessage()), e);
        }
    }

    private static Duration seconds(double seconds) {
        return Duration.ofMillis((long) (seconds * 1000));
    }
}
