package io.github.boardrules.examples.service;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** The default database. */
class SqliteSessionsTest extends Sessions {
    @TempDir
    @SuppressWarnings("NullAway.Init")
    static Path folder;

    @Override
    String database() {
        return folder.resolve("games.db").toString();
    }
}
