package io.github.boardrules.examples.bots;

import io.github.boardrules.game.CodedPosition;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.util.ArrayList;
import java.util.List;

/**
 * Scores positions once urgent moves, such as captures, are played out: those that pay, best first; either side may leave
 * them all and take the score as it stands. Not thread-safe.
 */
final class Quiescence<M extends Move> {
    private static final int DEEPEST = 6;

    private final Evaluation<M> evaluation;
    private final List<Frame<M>> frames = new ArrayList<>();
    private long nodes;

    Quiescence(Evaluation<M> evaluation) {
        this.evaluation = evaluation;
        for (int ply = 0; ply < DEEPEST; ply++) {
            frames.add(new Frame<>());
        }
    }

    /** Returns how many positions were looked into since this was asked last. */
    long takeNodes() {
        long taken = nodes;
        nodes = 0;
        return taken;
    }

    /** Returns what a position is worth as it stands to the side to move, wins counted from a root some plies before. */
    int still(Position<M> position, int ply) {
        if (position.isOver()) {
            int result = Evaluation.result(position);
            return result - Integer.signum(result) * ply;
        }
        int score = evaluation.score(position);
        return Math.abs(score) < Evaluation.PROVEN ? score : score - Integer.signum(score) * ply;
    }

    /**
     * Returns what a position is worth to the side to move.
     *
     * @param position the position
     * @param still what {@link #still} says of it
     * @param alpha a score that the side to move has for sure; lower ones may be inexact
     * @param beta a score that the other side has for sure; higher ones may be inexact
     * @param ply how far from the root
     * @return the score
     */
    int settle(Position<M> position, int still, int alpha, int beta, int ply) {
        return settle(position, still, alpha, beta, ply, 0);
    }

    private int settle(Position<M> position, int still, int alpha, int beta, int ply, int depth) {
        if (still >= beta
                || depth == DEEPEST
                || Math.abs(still) >= Evaluation.PROVEN
                || position.isOver()
                || !(position instanceof CodedPosition<M> coded)) {
            return still;
        }
        Frame<M> frame = frames.get(depth);
        if (!evaluation.hasUrgent() || !listUrgent(coded, frame, ply)) {
            return still;
        }
        nodes++;
        int best = still;
        for (int i = 0; i < frame.count && best < beta; i++) {
            frame.pick(i);
            Position<M> child = frame.child(i);
            if (child != null) {
                int low = Math.max(alpha, best);
                best = Math.max(best, -settle(child, frame.scores[i], -beta, -low, ply + 1, depth + 1));
            }
        }
        return best;
    }

    /** Lists and plays all urgent moves, and tells whether there are any. */
    private boolean listUrgent(CodedPosition<M> position, Frame<M> frame, int ply) {
        frame.reserve(position.moveCount() + 4);
        int count = position.moveCodes(frame.moves);
        frame.count = evaluation.urgent(position, frame.moves, count);
        frame.clearChildren();
        for (int i = 0; i < frame.count; i++) {
            Position<M> child = position.playCode(frame.moves[i]);
            frame.setChild(i, child);
            frame.scores[i] = still(child, ply + 1);
            frame.order[i] = -frame.scores[i];
        }
        return frame.count > 0;
    }
}
