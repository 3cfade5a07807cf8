package io.github.boardrules.examples.bots.match;

import io.github.boardrules.examples.bots.files.WholeFile;
import io.github.boardrules.game.GameRecord;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** The files of a match: what it is, its records, its table and its plot. */
final class MatchFolder implements AutoCloseable {
    private static final String SETTINGS = "match.txt";
    private static final String RECORDS = "games.txt";
    private static final String TABLE = "table.md";
    private static final String PLOT = "score.svg";

    private final Path path;
    private final RecordFile records;

    private MatchFolder(Path path, RecordFile records) {
        this.path = path;
        this.records = records;
    }

    /**
     * Opens or makes the folder of a match.
     *
     * @throws IOException if files cannot be read or written, or another program plays in the folder
     * @throws IllegalArgumentException if the folder holds another match
     */
    static MatchFolder open(Path path, MatchSettings settings) throws IOException {
        Files.createDirectories(path);
        RecordFile records = RecordFile.open(path.resolve(RECORDS));
        try {
            Path file = path.resolve(SETTINGS);
            if (records.found().isEmpty()) {
                write(file, settings.toString());
            } else if (Files.exists(file)) {
                check(file, settings);
            } else {
                throw new IllegalArgumentException(
                        path + " holds records without " + SETTINGS + ": take another folder");
            }
            return new MatchFolder(path, records);
        } catch (IOException | RuntimeException e) {
            records.close();
            throw e;
        }
    }

    private static void check(Path file, MatchSettings settings) throws IOException {
        List<String> there = Files.readAllLines(file);
        List<String> wanted = settings.toString().lines().toList();
        for (int i = 0; i < wanted.size(); i++) {
            String line = i < there.size() ? there.get(i) : "";
            if (!line.equals(wanted.get(i))) {
                throw new IllegalArgumentException(file + " tells of another match, which has '" + line + "', not '"
                        + wanted.get(i) + "': take another folder");
            }
        }
    }

    private static void write(Path file, String text) throws IOException {
        // Written after every game, and made again from the records: not worth the wait for the disk
        WholeFile.write(file, out -> out.write(text.getBytes(StandardCharsets.UTF_8)), false);
    }

    List<GameRecord<?>> records() {
        return records.found();
    }

    void append(GameRecord<?> game) throws IOException {
        records.append(game);
    }

    void writeResult(Standing standing, Optional<Sprt> sprt) throws IOException {
        write(path.resolve(TABLE), ResultTable.of(standing, sprt));
        write(path.resolve(PLOT), ScorePlot.of(standing));
    }

    @Override
    public void close() throws IOException {
        records.close();
    }
}
