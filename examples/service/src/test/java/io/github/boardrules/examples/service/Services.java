package io.github.boardrules.examples.service;

import java.nio.file.Path;
import java.time.Duration;
import java.util.function.UnaryOperator;

/** Services to test with. */
final class Services {
    private Services() {}

    /** Starts a service whose games are in a folder. */
    static Service start(Path folder, UnaryOperator<Settings.Builder> settings) {
        return Service.start(
                settings.apply(settings(folder.resolve("games.db").toString())).build());
    }

    static Service start(Path folder) {
        return start(folder, settings -> settings);
    }

    /** Returns settings without limits that a test meets by chance. */
    static Settings.Builder settings(String database) {
        return new Settings.Builder().port(0).database(database).rate(1e6).botPause(Duration.ZERO);
    }
}
