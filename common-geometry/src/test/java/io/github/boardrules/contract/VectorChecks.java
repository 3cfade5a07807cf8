package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.contract.JsonLines.Row;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.Violation;
import java.util.List;
import java.util.Optional;

/** Holds a library to the rows of vectors, given the position or the rule set that a row speaks of. */
public final class VectorChecks {
    private VectorChecks() {}

    /** A row about the moves and the result of a position. */
    public static <M extends Move> void position(Position<M> position, Row row) {
        List<String> moves =
                position.legalMoves().stream().map(Move::toString).sorted().toList();
        assertThat(position.legalMoves().size()).as(row.line()).isEqualTo(row.number("moves"));
        assertThat(VectorRows.sha256(String.join("\n", moves))).as(row.line()).isEqualTo(row.text("sha256"));
        assertThat(moves).as(row.line()).hasSize(row.number("moves"));
        if (row.has("list")) {
            assertThat(moves).as(row.line()).isEqualTo(row.list("list"));
        }
        assertThat(result(position.outcome())).as(row.line()).isEqualTo(row.text("result"));
        assertThat(position).as(row.line()).hasToString(row.text("position"));
    }

    /** A row about where a move leads. */
    public static <M extends Move> void applied(Position<M> position, Row row) {
        Position<M> after = position.play(position.rules().parseMove(row.text("move")));
        assertThat(after).as(row.line()).hasToString(row.text("after"));
        assertThat(after).as(row.line()).isEqualTo(position.rules().parsePosition(row.text("after")));
    }

    /** A row about why a move is refused. */
    public static <M extends Move> void illegal(Position<M> position, Row row) {
        M move = position.rules().parseMove(row.text("move"));
        assertThat(position.violation(move).map(Violation::code)).as(row.line()).contains(row.text("code"));
        assertThat(position.isLegal(move)).as(row.line()).isFalse();
    }

    /** A row about a whole game, played as a record, so that its text is read back too; returns the record. */
    public static <M extends Move> GameRecord<M> game(Rules<M> rules, Row row) {
        GameRecord<M> record = GameRecord.of(rules);
        for (String move : row.list("moves")) {
            assertThat(record.outcome()).as(row.line()).isEmpty();
            record = record.play(rules.parseMove(move));
        }
        assertThat(record.position()).as(row.line()).hasToString(row.text("final"));
        assertThat(result(record.outcome())).as(row.line()).isEqualTo(row.text("result"));
        assertThat(GameRecord.parse(record.toString())).as(row.line()).isEqualTo(record);
        return record;
    }

    /** A row about how many sequences of moves there are. */
    public static <M extends Move> void perft(Position<M> position, Row row) {
        List<String> counts = row.list("perft");
        for (int depth = 1; depth <= counts.size(); depth++) {
            assertThat(Perft.count(position, depth))
                    .as("depth %d of %s", depth, row)
                    .isEqualTo(Long.parseLong(counts.get(depth - 1)));
        }
    }

    /** The word that vectors use for a result. */
    private static String result(Optional<Outcome> outcome) {
        return outcome.map(end -> end.winner().map(Color::toString).orElse("draw"))
                .orElse("null");
    }
}
