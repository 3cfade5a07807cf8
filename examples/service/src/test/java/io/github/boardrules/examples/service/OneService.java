package io.github.boardrules.examples.service;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Tests that share a running service and a client of it. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class OneService {
    /** What is set; another service with the same has the same games. */
    @SuppressWarnings("NullAway.Init")
    Settings settings;

    @SuppressWarnings("NullAway.Init")
    Service service;

    @SuppressWarnings("NullAway.Init")
    Client client;

    @BeforeAll
    void start(@TempDir Path folder) throws Exception {
        settings = settings(Services.settings(database(folder))).build();
        service = Service.start(settings);
        client = new Client(service.port());
    }

    @AfterAll
    void stop() {
        if (service != null) {
            service.close();
        }
    }

    /** Returns an empty database. */
    String database(Path folder) throws Exception {
        return folder.resolve("games.db").toString();
    }

    /** Sets what is other than usual. */
    Settings.Builder settings(Settings.Builder usual) {
        return usual;
    }
}
