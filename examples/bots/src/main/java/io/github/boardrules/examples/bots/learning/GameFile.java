package io.github.boardrules.examples.bots.learning;

import io.github.boardrules.examples.bots.files.WholeFile;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Rules;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Keeps a game that is over until all games of its file are, so that no game is played twice: its record, then a line for
 * each search, with all digits of each number.
 */
final class GameFile {
    private static final String SEARCHES = "\n%\n";
    private static final String END = "%\n";

    private GameFile() {}

    static <M extends Move> void write(Path file, PlayedGame<M> game) throws IOException {
        StringBuilder text = new StringBuilder(game.record().toString()).append(SEARCHES);
        for (PlayedGame.Search<M> search : game.searches()) {
            text.append(search.ply()).append(' ').append(Double.toHexString(search.score()));
            search.shares()
                    .forEach((move, share) ->
                            text.append(' ').append(move).append(' ').append(Double.toHexString(share)));
            text.append('\n');
        }
        byte[] bytes = text.append(END).toString().getBytes(StandardCharsets.UTF_8);
        // Not forced to the disk, which takes longer than a quick game: what is not whole is played again
        WholeFile.write(file, out -> out.write(bytes), false);
    }

    /** Reads a game; nothing where there is none, or what is there cannot be read: it is played again then. */
    static <M extends Move> Optional<PlayedGame<M>> read(Path file, Rules<M> rules, int number) throws IOException {
        if (!Files.exists(file)) {
            return Optional.empty();
        }
        String text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        int middle = text.indexOf(SEARCHES);
        if (middle < 0 || !text.endsWith("\n" + END)) {
            return Optional.empty();
        }
        try {
            GameRecord<?> record = GameRecord.parse(text.substring(0, middle));
            if (!record.rules().equals(rules) || record.outcome().isEmpty()) {
                return Optional.empty();
            }
            List<PlayedGame.Search<M>> searches = text.substring(
                            middle + SEARCHES.length(), text.length() - END.length())
                    .lines()
                    .map(line -> search(line.split(" ", -1), rules))
                    .toList();
            return Optional.of(new PlayedGame<>(number, typed(record), searches));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    @SuppressWarnings("unchecked") // the moves of a record are those of its rules
    private static <M extends Move> GameRecord<M> typed(GameRecord<?> record) {
        return (GameRecord<M>) record;
    }

    private static <M extends Move> PlayedGame.Search<M> search(String[] words, Rules<M> rules) {
        if (words.length % 2 != 0) {
            throw new IllegalArgumentException("a move without a share");
        }
        Map<M, Double> shares = new LinkedHashMap<>();
        for (int i = 2; i < words.length; i += 2) {
            shares.put(rules.parseMove(words[i]), Double.parseDouble(words[i + 1]));
        }
        int ply = Integer.parseInt(words[0]);
        return new PlayedGame.Search<>(ply, Double.parseDouble(words[1]), Collections.unmodifiableMap(shares));
    }
}
