package io.github.boardrules.examples.bots.learning;

import io.github.boardrules.examples.bots.learning.Column.Dtype;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Seat;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;

/** The games of one file: their records, and a row to learn from for each move that was searched for. */
final class Shard<M extends Move> {
    private final Encoder<M> encoder;
    private final Column planes;
    private final Column outcome = new Column("outcome", Dtype.INT8);
    private final Column score = new Column("score", Dtype.FLOAT32);
    private final Column game = new Column("game", Dtype.INT32);
    private final Column ply = new Column("ply", Dtype.INT32);
    private final Column legalOffsets = new Column("legal_offsets", Dtype.INT64);
    private final Column legal = new Column("legal", Dtype.INT32);
    private final Column policyOffsets = new Column("policy_offsets", Dtype.INT64);
    private final Column actions;
    private final Column shares = new Column("policy_shares", Dtype.FLOAT32);
    private final StringJoiner records = new StringJoiner("\n");

    Shard(Encoder<M> encoder) {
        this.encoder = encoder;
        this.planes = new Column("planes", Dtype.UINT8, encoder.planes().size(), encoder.rows(), encoder.rows());
        this.actions = new Column("policy_actions", Dtype.INT32, encoder.heads().size());
        legalOffsets.add(0L);
        policyOffsets.add(0L);
    }

    void add(PlayedGame<M> played) {
        records.add(played.record().toString());
        for (PlayedGame.Search<M> search : played.searches()) {
            Position<M> position = played.record().positionAt(search.ply());
            planes.addAll(encoder.encode(position));
            outcome.add(outcome(played.record().outcome(), position.seatToMove()));
            score.add(search.score());
            game.add(played.number());
            ply.add(search.ply());
            legal.addAll(encoder.legalAnywhere(position).stream().toArray());
            legalOffsets.add((long) legal.rows());
            search.shares().forEach((move, share) -> {
                if (share > 0) {
                    actions.addAll(encoder.encode(position, move));
                    shares.add(share.doubleValue());
                }
            });
            policyOffsets.add((long) shares.rows());
        }
    }

    /** By seat, not by colour: whoever swaps chooses what is good for oneself, and holds the other colour then. */
    private static long outcome(Optional<Outcome> outcome, Seat seat) {
        return outcome.flatMap(Outcome::seat)
                .map(winner -> winner == seat ? 1L : -1L)
                .orElse(0L);
    }

    /** Returns the records, parted by empty lines. */
    String records() {
        return records.toString();
    }

    /** Returns the arrays. */
    List<Column> columns() {
        return List.of(planes, outcome, score, game, ply, legalOffsets, legal, policyOffsets, actions, shares);
    }

    int rows() {
        return outcome.rows();
    }
}
