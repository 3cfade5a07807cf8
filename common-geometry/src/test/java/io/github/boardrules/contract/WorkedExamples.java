package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.Seat;
import io.github.boardrules.game.Violation;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads the worked examples of a rules page: fenced blocks named {@code example}, each a rule set, a position, and lines
 * of moves that are played from there, one after the other, with what comes of the last one.
 *
 * <p>What comes of it is a position text, {@code refused: } and a code, {@code ends: } and an outcome with its seat,
 * {@code goes on}, or a number of legal moves.
 */
public final class WorkedExamples {
    private static final Pattern BLOCK = Pattern.compile("^```example\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

    private WorkedExamples() {}

    /** One line: moves from a position, and what the page says of them. */
    public record Line(Position<Move> start, List<String> moves, String answer) {
        /** Holds the page to what the library says. */
        public void check() {
            assertThat(answer.startsWith("refused: ") ? refusal() : answerOf(played(moves)))
                    .as("%s in %s", moves, start)
                    .isEqualTo(answer);
        }

        private Position<Move> played(List<String> some) {
            Position<Move> position = start;
            for (String move : some) {
                position = position.play(move);
            }
            return position;
        }

        private String refusal() {
            int last = moves.size() - 1;
            return "refused: "
                    + played(moves.subList(0, last))
                            .violation(moves.get(last))
                            .map(Violation::code)
                            .orElse("not at all");
        }

        private String answerOf(Position<Move> position) {
            if (answer.startsWith("ends: ") || answer.equals("goes on")) {
                return position.outcome().map(Line::end).orElse("goes on");
            }
            return answer.endsWith(" moves") ? position.legalMoves().size() + " moves" : position.toString();
        }

        private static String end(Outcome outcome) {
            return "ends: " + outcome
                    + outcome.seat()
                            .map(Seat::toString)
                            .map(seat -> ", " + seat + " seat")
                            .orElse("");
        }
    }

    /** Reads all lines of all examples of a page. */
    public static List<Line> of(Path page) {
        List<Line> lines = new ArrayList<>();
        try {
            BLOCK.matcher(Files.readString(page))
                    .results()
                    .forEach(block -> read(block.group(1).lines().toList(), lines));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return lines;
    }

    private static void read(List<String> block, List<Line> lines) {
        Rules<Move> rules = Laws.read(block.get(0));
        String text = block.get(1);
        Position<Move> start = text.equals("start") ? rules.start() : rules.parsePosition(text);
        assertThat(block).as("an example without a question").hasSizeGreaterThan(2);
        for (String line : block.subList(2, block.size())) {
            String[] parts = line.split("=>", -1);
            assertThat(parts).as(line).hasSize(2);
            String moves = parts[0].strip();
            lines.add(new Line(start, moves.isEmpty() ? List.of() : List.of(moves.split(" +", -1)), parts[1].strip()));
        }
    }
}
