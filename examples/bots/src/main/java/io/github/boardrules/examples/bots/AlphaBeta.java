package io.github.boardrules.examples.bots;

import io.github.boardrules.game.CodedPosition;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The alpha-beta search of one thread: principal variation search with a transposition table, late moves searched less
 * deep at first, and a quiescence search of urgent moves.
 *
 * <p>Scores are those of {@link Evaluation}. On the way up a win is counted from the root, so that a quicker one is
 * better; the table counts it from its own position.
 *
 * <p>Where an evaluation has a {@link Guide}, only the moves it finds best are searched. A win that is found so is proven
 * all the same; a loss is not, while there are moves that nobody has looked at.
 */
final class AlphaBeta<M extends Move> {
    static final int MAX_PLY = 100;

    /** Greater than any score. */
    private static final int INFINITY = Evaluation.WON + 1;

    /** How many moves a guide is asked for at the root, after it, and so on. */
    private static final int[] GUIDED = {200, 14, 8, 6};

    /** How many of those at the root are searched: the ones with the best static scores after them. */
    private static final int SEARCHED_AT_ROOT = 30;

    /**
     * Where there is a guide, how much of a position's score is its own; the rest is that of the position before, so that a
     * line counts for what all its positions look like. A score from chance is less deceiving so.
     */
    private static final double OWN_SHARE = 0.4;

    /** How many threats in a row may lead to a win that is looked for at the root, after it, and so on. */
    private static final int[] THREATS = {4, 3, 2, 1};

    /** Tried before all others. */
    private static final int FIRST = 1 << 30;

    private static final int KILLER = 1 << 28;

    private final Evaluation<M> evaluation;
    private final Quiescence<M> quiescence;
    private final TranspositionTable table;
    private final SearchLimits limits;
    private final RandomGenerator random;
    private final List<Frame<M>> frames = new ArrayList<>();
    private final int[][] line = new int[MAX_PLY + 2][MAX_PLY + 2];
    private final int[] lineLength = new int[MAX_PLY + 2];

    /** A move for each ply that refuted others last: it likely does so again. */
    private final int[] killers = new int[MAX_PLY + 2];

    /** Whether there is a guide, and scores take so long that no position is scored but to be searched. */
    private final boolean guided;

    /** How many nodes may pass before the clock is looked at. */
    private final int stride;

    private long counted;
    private boolean stopped;
    private int rootDepth;

    /** The moves searched at the root, found once where there is a guide. */
    private int[] rootMoves = {};

    private boolean rootComplete;

    /** Makes a search in which chance decides the order of moves that look alike at the root. */
    AlphaBeta(
            Evaluation<M> evaluation,
            TranspositionTable table,
            SearchLimits limits,
            RandomGenerator random,
            boolean guided) {
        this.evaluation = evaluation;
        this.quiescence = new Quiescence<>(evaluation);
        this.table = table;
        this.limits = limits;
        this.random = random;
        this.guided = guided;
        this.stride = guided ? 8 : 64;
        for (int ply = 0; ply <= MAX_PLY; ply++) {
            frames.add(new Frame<>());
        }
    }

    /** Searches to a depth, from 1; where it was stopped on the way, {@link #line()} is what was best so far. */
    int search(Position<M> root, int depth) {
        rootDepth = depth;
        lineLength[0] = 0;
        return search(root, 0, depth, -INFINITY, INFINITY, 0);
    }

    boolean isStopped() {
        return stopped;
    }

    /** Returns the moves expected, as {@link Face} has them; empty where the search was stopped too early. */
    int[] line() {
        return Arrays.copyOf(line[0], lineLength[0]);
    }

    private boolean mustStop() {
        if (!stopped && ++counted >= stride) {
            stopped = limits.isSpent(counted + quiescence.takeNodes());
            counted = 0;
        }
        return stopped;
    }

    private static boolean isProven(int score) {
        return Math.abs(score) >= Evaluation.PROVEN;
    }

    private int search(Position<M> position, int still, int depth, int alpha, int beta, int ply) {
        lineLength[ply] = 0;
        if (ply > 0 && (isProven(still) || position.isOver() || ply >= MAX_PLY)) {
            return still;
        }
        int left = depth;
        if (left <= 0) {
            if (guided && still < beta) {
                Optional<Win<M>> win = evaluation.findWin(position, 1);
                if (win.isPresent()) {
                    return win.get().score() - ply;
                }
            }
            // A threat can only make it worse for the side that has to answer.
            if (ply < 2 * rootDepth && still > alpha && evaluation.isForced(position)) {
                left = 1;
            } else {
                return quiescence.settle(position, still, alpha, beta, ply);
            }
        }
        if (mustStop()) {
            return 0;
        }
        // Nothing found from here on can be better than winning at once, or worse than having lost.
        int low = Math.max(alpha, ply - Evaluation.WON);
        int high = Math.min(beta, Evaluation.WON - ply - 1);
        if (low >= high) {
            return low;
        }
        long key = position.key();
        long known = table.find(key);
        if (ply > 0 && known != 0) {
            int score = fromTable(TranspositionTable.score(known), ply);
            int bound = TranspositionTable.bound(known);
            if (score >= Evaluation.PROVEN && bound != TranspositionTable.UPPER) {
                return score;
            }
            boolean deepEnough = TranspositionTable.depth(known) >= left;
            if (deepEnough
                    && (bound == TranspositionTable.EXACT
                            || (bound == TranspositionTable.LOWER && score >= high)
                            || (bound == TranspositionTable.UPPER && score <= low))) {
                return score;
            }
        }
        if (ply > 0 && known == 0) {
            // What is in the table has been asked for this before.
            Optional<Win<M>> win = evaluation.findWin(position, at(THREATS, ply));
            if (win.isPresent()) {
                int move = Face.encode(position, win.get().move());
                line[ply][0] = move;
                lineLength[ply] = 1;
                table.store(key, win.get().score(), move, left, TranspositionTable.LOWER);
                return win.get().score() - ply;
            }
        }
        Frame<M> frame = frames.get(ply);
        frame.still = still;
        boolean complete = list(position, frame, ply);
        if (ply == 0 && !guided) {
            frame.shuffle(random);
        }
        order(position, frame, left, ply, known == 0 ? null : TranspositionTable.move(known));
        int score = searchMoves(position, frame, left, low, high, ply);
        if (stopped) {
            return 0;
        }
        if (!complete && score <= -Evaluation.PROVEN) {
            score = 1 - Evaluation.PROVEN;
        }
        int bound = score <= low
                ? TranspositionTable.UPPER
                : score >= high ? TranspositionTable.LOWER : TranspositionTable.EXACT;
        int move = lineLength[ply] > 0 ? line[ply][0] : frame.moves[0];
        table.store(key, toTable(score, ply), move, left, bound);
        return score;
    }

    private static int fromTable(int score, int ply) {
        return isProven(score) ? score - Integer.signum(score) * ply : score;
    }

    private static int toTable(int score, int ply) {
        return isProven(score) ? score + Integer.signum(score) * ply : score;
    }

    private static int at(int[] byPly, int ply) {
        return byPly[Math.min(ply, byPly.length - 1)];
    }

    /** Lists the moves to be searched, and tells whether these are all. */
    private boolean list(Position<M> position, Frame<M> frame, int ply) {
        if (ply == 0 && rootMoves.length > 0) {
            frame.take(rootMoves);
            return rootComplete;
        }
        Optional<Guide<M>> guide = evaluation.guide(position, at(GUIDED, ply));
        if (guide.isEmpty()) {
            frame.reserve(Face.count(position) + 4);
            frame.count = Face.list(position, frame.moves);
            frame.clearChildren();
            return true;
        }
        boolean complete = guide.get().complete();
        frame.take(Face.encode(position, guide.get().moves()));
        if (ply == 0) {
            complete &= frame.count <= SEARCHED_AT_ROOT;
            sift(position, frame);
            rootMoves = Arrays.copyOf(frame.moves, frame.count);
            rootComplete = complete;
            // What looks best, should there be no time to search.
            lineLength[1] = 0;
            remember(rootMoves[0], 0);
        }
        return complete;
    }

    /** Keeps some of the moves at the root, those that the static scores after them speak for. */
    private void sift(Position<M> position, Frame<M> frame) {
        int scored = 0;
        while (scored < frame.count && !(scored > 0 && mustStop())) {
            open(position, frame, scored, 0);
            frame.order[scored] = -frame.scores[scored];
            scored++;
        }
        frame.count = scored;
        for (int i = 0; i < Math.min(SEARCHED_AT_ROOT, scored); i++) {
            frame.pick(i);
        }
        frame.count = Math.min(SEARCHED_AT_ROOT, scored);
    }

    /**
     * Says how early each move is tried: where there is a guide, in the order they are in already; else by the static
     * score after it where that pays, which is all but the last ply.
     */
    private void order(Position<M> position, Frame<M> frame, int depth, int ply, @Nullable Integer known) {
        for (int i = 0; i < frame.count; i++) {
            int move = frame.moves[i];
            int early = -i;
            if (depth > 1 && frame.child(i) == null) {
                open(position, frame, i, ply);
                early = -frame.scores[i];
            }
            if (known != null && move == known) {
                early = FIRST;
            } else if (move == killers[ply]) {
                early = depth > 1 ? early + 30 : KILLER;
            }
            frame.order[i] = early;
        }
        if (depth == 1 && !guided && position instanceof CodedPosition<M> coded) {
            int urgent = evaluation.urgent(coded, frame.moves, frame.count);
            for (int i = 0; i < frame.count; i++) {
                int move = frame.moves[i];
                boolean first = known != null && move == known;
                frame.order[i] = first ? FIRST : i < urgent ? KILLER + 1 : move == killers[ply] ? KILLER : 0;
            }
        }
    }

    /** Plays a move and scores what comes of it, for the side to move there. */
    private Position<M> open(Position<M> position, Frame<M> frame, int index, int ply) {
        Position<M> child = Face.play(position, frame.moves[index]);
        frame.setChild(index, child);
        int score = quiescence.still(child, ply + 1);
        if (guided && ply > 0 && !isProven(score) && !isProven(frame.still)) {
            score = (int) Math.round(OWN_SHARE * score - (1 - OWN_SHARE) * frame.still);
        }
        frame.scores[index] = score;
        return child;
    }

    private int searchMoves(Position<M> position, Frame<M> frame, int depth, int alpha, int beta, int ply) {
        int best = -INFINITY;
        int low = alpha;
        for (int i = 0; i < frame.count; i++) {
            frame.pick(i);
            Position<M> child = frame.child(i);
            if (child == null) {
                child = open(position, frame, i, ply);
            }
            int score = searchMove(child, frame.scores[i], i, depth, low, beta, ply);
            if (stopped) {
                return best;
            }
            if (score > best) {
                best = score;
                if (score > low || i == 0) {
                    remember(frame.moves[i], ply);
                }
                low = Math.max(low, score);
                if (low >= beta) {
                    killers[ply] = frame.moves[i];
                    break;
                }
            }
        }
        return best;
    }

    private int searchMove(Position<M> child, int still, int index, int depth, int low, int beta, int ply) {
        if (index == 0) {
            return -search(child, still, depth - 1, -beta, -low, ply + 1);
        }
        // A later move is expected to be no better, which costs least to show; only if it is, its score is looked for.
        int reduction = depth < 3 || index < 4 ? 0 : index < 12 ? 1 : 2;
        int score = -search(child, still, depth - 1 - reduction, -low - 1, -low, ply + 1);
        if (!stopped && score > low && reduction > 0) {
            score = -search(child, still, depth - 1, -low - 1, -low, ply + 1);
        }
        return !stopped && score > low && score < beta ? -search(child, still, depth - 1, -beta, -low, ply + 1) : score;
    }

    private void remember(int move, int ply) {
        int length = lineLength[ply + 1];
        line[ply][0] = move;
        System.arraycopy(line[ply + 1], 0, line[ply], 1, length);
        lineLength[ply] = length + 1;
    }
}
