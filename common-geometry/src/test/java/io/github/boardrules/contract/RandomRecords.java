package io.github.boardrules.contract;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Records with comments, tags and ends as people write them, and worse. */
final class RandomRecords {
    private static final List<String> WORDS = List.of(
            "good",
            "1.",
            "12. pass",
            "white",
            "*",
            "[Rules",
            "\"quoted\"",
            "back\\slash\\",
            "]",
            "ı",
            "日本語",
            "\ud83c\udfb2",
            "\ud800",
            "\u00a0",
            "\u2028",
            "a-very-long-word-".repeat(7),
            "two  spaces",
            "and\na line\r\nend",
            "");

    private RandomRecords() {}

    /** Returns the record of a game, with whatever a record can have besides. */
    static GameRecord<Move> of(Play play, Random random) {
        GameRecord<Move> record = GameRecord.of(play.positions().get(0));
        for (Move move : play.moves()) {
            record = record.play(move);
            if (random.nextInt(3) == 0) {
                record = record.withComment(random.nextInt(record.plies()), words(random));
            }
        }
        for (int tags = random.nextInt(4); tags > 0; tags--) {
            String value = words(random).replaceAll("\\p{Cntrl}", "{}");
            record = record.withTag(random.nextBoolean() ? "Event" : "A_" + random.nextInt(99), value);
        }
        if (record.outcome().isEmpty() && random.nextBoolean()) {
            List<String> reasons = List.copyOf(GameRecord.AGREED_REASONS);
            List<Optional<Color>> winners =
                    List.of(Optional.empty(), Optional.of(Color.WHITE), Optional.of(Color.BLACK));
            record = record.ended(winners.get(random.nextInt(3)), reasons.get(random.nextInt(reasons.size())));
        }
        return record;
    }

    /** Returns what stands after the last move. */
    static String result(GameRecord<Move> record) {
        return record.outcome()
                .map(outcome -> outcome.winner().map(Color::toString).orElse("draw"))
                .orElse("*");
    }

    private static String words(Random random) {
        StringBuilder words = new StringBuilder();
        for (int count = random.nextInt(12); count >= 0; count--) {
            words.append(WORDS.get(random.nextInt(WORDS.size()))).append(random.nextInt(4) == 0 ? "" : " ");
        }
        return words.toString();
    }
}
