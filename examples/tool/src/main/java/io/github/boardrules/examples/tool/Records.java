package io.github.boardrules.examples.tool;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.RecordException;
import io.github.boardrules.geometry.NotationException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;

/** Reads records from files. */
final class Records {
    private static final String END = "the end of the text";

    private Records() {}

    /** Reads the record of a file, which holds one. */
    static GameRecord<?> read(Path file) {
        return parse(TextFiles.read(file), file.toString());
    }

    /**
     * Reads the record of a text, which holds one.
     *
     * @param file what to call the text where it is no record
     */
    static GameRecord<?> parse(String text, String file) {
        return parsed(text, file, GameRecord::parse);
    }

    /** Reads the records of a text. */
    static List<GameRecord<?>> parseAll(String text, String file) {
        return parsed(text, file, GameRecord::parseAll);
    }

    private static <T> T parsed(String text, String file, Function<String, T> parser) {
        try {
            return parser.apply(text);
        } catch (NotationException e) {
            if (e.expected().equals(END) && text.startsWith("[", e.offset())) {
                throw new Failure(file + ": the file holds several records");
            }
            throw new Failure(
                    file + ", " + place(text, e.offset()) + ": expected " + e.expected() + ", found " + e.found());
        } catch (RecordException e) {
            // People number moves from 1
            String ply = "ply " + e.ply() + ": ";
            String message = String.valueOf(e.getMessage());
            String told = message.startsWith(ply)
                    ? "move " + (e.ply() + 1) + ": " + message.substring(ply.length())
                    : message;
            throw new Failure(file + ": " + told);
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
