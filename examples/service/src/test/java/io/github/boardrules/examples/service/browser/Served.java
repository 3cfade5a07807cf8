package io.github.boardrules.examples.service.browser;

import io.github.boardrules.examples.service.Service;
import io.github.boardrules.examples.service.Settings;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** A service, and for each test a browser that must have nothing to complain of in the end. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class Served {
    private Path folder = Path.of("");

    @SuppressWarnings("NullAway.Init")
    private Service service;

    @SuppressWarnings("NullAway.Init")
    private Browser browser;

    @BeforeAll
    void startService(@TempDir Path games) {
        folder = games;
        service = start(0);
    }

    private Service start(int port) {
        return Service.start(new Settings.Builder()
                .port(port)
                .database(folder.resolve("games.db").toString())
                .botPause(Duration.ZERO)
                .build());
    }

    /** Ends the service, and starts it again where it was. */
    void restartService() {
        int port = service.port();
        service.close();
        service = start(port);
    }

    @AfterAll
    void stopService() {
        service.close();
    }

    @BeforeEach
    void openBrowser() {
        browser = anotherBrowser();
    }

    @AfterEach
    void closeBrowser() {
        try (Browser closed = browser) {
            closed.checkNoComplaints();
        }
    }

    Browser browser() {
        return browser;
    }

    /** Returns a browser of somebody else, which the test closes. */
    Browser anotherBrowser() {
        return new Browser(service.port());
    }
}
