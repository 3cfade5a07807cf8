package io.github.boardrules.examples.tool;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.geometry.NotationException;
import java.nio.file.Path;

/** Reads records from files. */
final class Records {
    private Records() {}

    /** Reads the record of a file, which holds one. */
    static GameRecord<?> read(Path file) {
        String text = TextFiles.read(file);
        try {
            return GameRecord.parse(text);
        } catch (NotationException e) {
            throw new Failure(
                    file + ", " + place(text, e.offset()) + ": expected " + e.expected() + ", found " + e.found());
        } catch (IllegalArgumentException e) {
            throw new Failure(file + ": " + e.getMessage());
        }
    }

    /** People look for lines and columns, not for offsets. */
    private static String place(String text, int offset) {
        String before = text.substring(0, offset);
        long line = 1 + before.chars().filter(c -> c == '\n').count();
        int column = offset - before.lastIndexOf('\n');
        return "line " + line + ", column " + column;
    }
}
