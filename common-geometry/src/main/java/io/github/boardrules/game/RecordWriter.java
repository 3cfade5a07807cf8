package io.github.boardrules.game;

import java.util.Optional;

/** Writes records as the notation page says. */
final class RecordWriter {
    private static final int COLUMNS = 80;

    private final StringBuilder text = new StringBuilder();
    private int column;

    private RecordWriter() {}

    static String write(GameRecord<?> record) {
        RecordWriter writer = new RecordWriter();
        writer.writeTags(record);
        writer.text.append('\n');
        writer.writeMoves(record);
        return writer.text.append('\n').toString();
    }

    /** What stands in the Result tag and after the last move. */
    static String result(Optional<Outcome> outcome) {
        return outcome.map(end -> end.winner().map(Color::toString).orElse("draw"))
                .orElse("*");
    }

    private void writeTags(GameRecord<?> record) {
        writeTag("Rules", record.rules().toString());
        if (!record.start().equals(record.rules().start())) {
            writeTag("Start", record.start().toString());
        }
        Optional<Outcome> outcome = record.outcome();
        writeTag("Result", result(outcome));
        outcome.flatMap(Outcome::seat).ifPresent(seat -> writeTag("Winner", seat.toString()));
        outcome.ifPresent(end -> writeTag("Reason", end.reason()));
        record.tags().forEach(this::writeTag);
    }

    private void writeTag(String name, String value) {
        String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
        text.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
    }

    private void writeMoves(GameRecord<?> record) {
        for (int ply = 0; ply < record.plies(); ply++) {
            writeWord((ply + 1) + ". " + record.moves().get(ply));
            record.comment(ply).ifPresent(comment -> {
                for (String word : ("{" + comment + "}").split(" ", -1)) {
                    writeWord(word);
                }
            });
        }
        writeWord(result(record.outcome()));
    }

    /** Writes a word on this line if it fits, else on the next. */
    private void writeWord(String word) {
        if (column > 0 && column + 1 + word.length() > COLUMNS) {
            text.append('\n');
            column = 0;
        } else if (column > 0) {
            text.append(' ');
            column++;
        }
        text.append(word);
        column += word.length();
    }
}
