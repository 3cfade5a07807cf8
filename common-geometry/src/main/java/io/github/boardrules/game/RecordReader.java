package io.github.boardrules.game;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.geometry.NotationException;
import io.github.boardrules.geometry.TextReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads records as the notation page says, with any white space between moves. */
final class RecordReader {
    private record Tag(String value, int offset) {}

    private final TextReader reader;
    private final List<GameRecord<?>> before = new ArrayList<>();

    RecordReader(String text) {
        this.reader = new TextReader(text);
    }

    GameRecord<?> one() {
        GameRecord<?> record = record();
        skipSpace();
        reader.end();
        return record;
    }

    List<GameRecord<?>> all() {
        skipSpace();
        while (reader.peek() != TextReader.END) {
            before.add(record());
            if (skipSpace() < 2 && reader.peek() != TextReader.END) {
                throw reader.unexpected("an empty line between records");
            }
        }
        return ImmutableList.copyOf(before);
    }

    private GameRecord<?> record() {
        Map<String, Tag> tags = tags();
        Rules<?> rules = within(Objects.requireNonNull(tags.get("Rules")), Games::rules);
        return moves(start(rules, tags), tags);
    }

    /** Begins the record; with its tags, so that it has them also where it is handed over with an error. */
    private static <M extends Move> GameRecord<M> start(Rules<M> rules, Map<String, Tag> tags) {
        Tag start = tags.get("Start");
        Position<M> position = start == null ? rules.start() : within(start, rules::parsePosition);
        ImmutableMap.Builder<String, String> others = ImmutableMap.builder();
        tags.forEach((name, tag) -> {
            if (!GameRecord.OWN_TAGS.contains(name)) {
                others.put(name, tag.value());
            }
        });
        return GameRecord.tagged(position, others.buildOrThrow());
    }

    /** Reads a tag's value; an error's offset is then that in the whole text. */
    private static <T> T within(Tag tag, Function<String, T> read) {
        try {
            return read.apply(tag.value());
        } catch (NotationException e) {
            throw new NotationException(tag.offset() + e.offset(), e.expected(), e.found());
        }
    }

    private Map<String, Tag> tags() {
        Map<String, Tag> tags = new LinkedHashMap<>();
        while (tags.isEmpty() || reader.at("[")) {
            reader.expect("[");
            int offset = reader.offset();
            String name = tagName();
            if (tags.isEmpty() && !name.equals("Rules")) {
                throw new NotationException(offset, "the tag Rules", "another tag");
            }
            reader.expect(" \"");
            Tag tag = new Tag("", reader.offset());
            if (tags.put(name, new Tag(tagValue(), tag.offset())) != null) {
                throw new NotationException(offset, "another tag", shown(name) + " again");
            }
            reader.expect("]");
            lineEnd();
        }
        lineEnd();
        return tags;
    }

    private String tagName() {
        StringBuilder name = new StringBuilder();
        for (int next = reader.peek(); GameRecord.isTagNameChar(next); next = reader.peek()) {
            name.append(reader.any("a tag name"));
        }
        if (name.isEmpty()) {
            throw reader.unexpected("a tag name");
        }
        return name.toString();
    }

    private String tagValue() {
        StringBuilder value = new StringBuilder();
        while (!reader.accept("\"")) {
            boolean escaped = reader.accept("\\");
            if ((escaped && !reader.at("\"") && !reader.at("\\")) || Character.isISOControl(reader.peek())) {
                throw reader.unexpected(escaped ? "a quote or a backslash" : "a closing quote");
            }
            value.append(reader.any("a closing quote"));
        }
        return value.toString();
    }

    private <M extends Move> GameRecord<M> moves(GameRecord<M> record, Map<String, Tag> tags) {
        skipSpace();
        while (reader.digitNext()) {
            reader.expect(record.plies() + 1 + ".");
            skipSpace();
            record = move(record);
            skipSpace();
            if (reader.accept("{")) {
                record = record.withComment(record.plies() - 1, comment());
                skipSpace();
            }
        }
        return ended(record, tags, result());
    }

    private <M extends Move> GameRecord<M> move(GameRecord<M> record) {
        int offset = reader.offset();
        String text = word();
        M move = within(new Tag(text, offset), record.rules()::parseMove);
        try {
            return record.play(move);
        } catch (IllegalMoveException e) {
            String problem = "move " + (record.plies() + 1) + ": " + e.getMessage();
            throw new RecordException(problem, record, before, Optional.of(e.violation()));
        }
    }

    private String word() {
        StringBuilder word = new StringBuilder();
        while (!spaceNext() && reader.peek() != '{' && reader.peek() != TextReader.END) {
            word.append(reader.any("a move"));
        }
        return word.toString();
    }

    private String comment() {
        StringBuilder comment = new StringBuilder();
        while (!reader.accept("}")) {
            if (reader.at("{") || (Character.isISOControl(reader.peek()) && !spaceNext())) {
                throw reader.unexpected("a closing brace");
            }
            comment.append(reader.any("a closing brace"));
        }
        return comment.toString();
    }

    private String result() {
        for (String result : List.of("white", "black", "draw", "*")) {
            if (reader.accept(result)) {
                if (!spaceNext() && reader.peek() != TextReader.END) {
                    throw reader.unexpected("the end of the record");
                }
                return result;
            }
        }
        throw reader.unexpected("a move number or a result");
    }

    /** Holds the tags and the closing result against the moves, and ends the game if people did. */
    private <M extends Move> GameRecord<M> ended(GameRecord<M> record, Map<String, Tag> tags, String result) {
        String reason = value(tags, "Reason");
        GameRecord<M> ended = record;
        if (record.outcome().isEmpty() && GameRecord.AGREED_REASONS.contains(reason) && !result.equals("*")) {
            Optional<Color> winner = Optional.empty();
            if (!result.equals("draw")) {
                winner = Optional.of(result.equals("white") ? Color.WHITE : Color.BLACK);
            }
            ended = record.ended(winner, reason);
        }
        Optional<Outcome> outcome = ended.outcome();
        String seat = outcome.flatMap(Outcome::seat).map(Seat::toString).orElse("");
        check(record, "the result", result, RecordWriter.result(outcome));
        checkTag(record, tags.get("Result"), "the tag Result", result);
        checkTag(record, tags.get("Winner"), "the tag Winner", seat);
        checkTag(
                record,
                tags.get("Reason"),
                "the tag Reason",
                outcome.map(Outcome::reason).orElse(""));
        return ended;
    }

    private void checkTag(GameRecord<?> record, @Nullable Tag tag, String name, String expected) {
        if (tag != null && expected.isEmpty()) {
            check(record, name, tag.value(), "there is none");
        } else if (tag != null) {
            check(record, name, tag.value(), expected);
        }
    }

    private static String value(Map<String, Tag> tags, String name) {
        Tag tag = tags.get(name);
        return tag == null ? "" : tag.value();
    }

    private void check(GameRecord<?> record, String name, String said, String expected) {
        if (!said.equals(expected)) {
            String problem = name + " is '" + shown(said) + "', but should be '" + expected + "'";
            throw new RecordException(problem, record, before, Optional.empty());
        }
    }

    /** Keeps what a stranger wrote short enough for a sentence. */
    private static String shown(String said) {
        return Ascii.truncate(said, 60, "…");
    }

    private boolean spaceNext() {
        int next = reader.peek();
        return next == ' ' || next == '\n' || next == '\r' || next == '\t';
    }

    /** Skips white space and tells how many line ends were in it. */
    private int skipSpace() {
        int lineEnds = 0;
        while (spaceNext()) {
            lineEnds += reader.any("a space") == '\n' ? 1 : 0;
        }
        return lineEnds;
    }

    private void lineEnd() {
        reader.accept("\r");
        if (!reader.accept("\n")) {
            throw reader.unexpected("a line end");
        }
    }
}
