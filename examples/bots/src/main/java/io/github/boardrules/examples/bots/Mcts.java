package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Choice;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Position;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The Monte Carlo tree search of one thread, in a tree that threads share.
 *
 * <p>A simulation goes down by PUCT: where the mean is high, or the prior is and tries are few. Priors come from the
 * evaluation of the positions after the moves; where it has a {@link Guide}, from that, but for the root. A new position
 * is worth what the evaluation says once urgent moves are played out. What is proven, at the end of the game
 * or by a win that the evaluation finds, goes up the tree, so that a won move is played and a lost one is not tried again.
 *
 * <p>Without an evaluation all priors are alike, and a new position is worth how one game ends that goes on from it by
 * chance. Where moves are many an edge is then one choice of their {@link MoveDraft}, and edges are taken in one after the
 * other as their node is visited more.
 */
final class Mcts<M extends Move> {
    private static final double EXPLORATION = 1.2;

    /** How much worse than its node's mean an edge is taken to be before it is tried. */
    private static final double UNTRIED = 0.1;

    /** By how much a score must be better for the prior to be e times greater. */
    private static final double SCORE_PER_E = 100;

    /** The same where there is a guide: then scores are estimates from chance. */
    private static final double GUIDED_SCORE_PER_E = 150;

    /** With more moves than this, edges are choices even where nobody knows what is promising. */
    private static final int MANY_MOVES = 500;

    /** The most edges kept where not all are. */
    private static final int WIDEST = 48;

    /** How many moves a guide is asked for; at the root more, which are weighed by the positions after them. */
    private static final int GUIDED = 24;

    private static final int GUIDED_AT_ROOT = 300;

    /** How many threats in a row may lead to a win that is looked for at each new position. */
    private static final int THREATS = 1;

    private static final int INFINITY = Evaluation.WON + 1;

    private final Evaluation<M> evaluation;
    private final boolean evaluates;
    private final Quiescence<M> quiescence;
    private final RandomGenerator random;
    private final AtomicLong bytes;
    private final long maxBytes;
    private final List<MctsNode<M>> path = new ArrayList<>();
    private int[] taken = new int[64];
    private int deepest;

    /** How many plies from the root the simulation is. */
    private int plies;

    /** Makes a search that counts the bytes of the tree together with others, and adds no node above the most. */
    Mcts(Evaluation<M> evaluation, boolean evaluates, RandomGenerator random, AtomicLong bytes, long maxBytes) {
        this.evaluation = evaluation;
        this.evaluates = evaluates;
        this.quiescence = new Quiescence<>(evaluation);
        this.random = random;
        this.bytes = bytes;
        this.maxBytes = maxBytes;
    }

    /** Returns how many plies from the root the deepest simulation has come. */
    int deepest() {
        return deepest;
    }

    /** Makes a node the root, where more moves are looked at than elsewhere if not all are anyway, while there is time. */
    void widen(MctsNode<M> root, SearchLimits limits) {
        synchronized (root) {
            Optional<Guide<M>> guide = evaluates ? evaluation.guide(root.position, GUIDED_AT_ROOT) : Optional.empty();
            if (guide.isPresent()) {
                int before = root.edges;
                int[] moves = Face.encode(root.position, guide.get().moves());
                expandMoves(
                        root, moves, moves.length, guide.get().complete(), GUIDED_SCORE_PER_E, () -> limits.isSpent(0));
                bytes.addAndGet((long) MctsNode.BYTES_PER_EDGE * (root.edges - before));
            }
        }
    }

    /** Runs one simulation from a position whose game goes on. */
    void simulate(MctsNode<M> root) {
        path.clear();
        MctsNode<M> node = root;
        plies = 0;
        double value = 0;
        for (boolean down = true; down; ) {
            path.add(node);
            MctsNode<M> child = null;
            synchronized (node) {
                node.visits++;
                boolean isRoot = node == root;
                if (!isRoot && (node.proof != 0 || (node.draft == null && node.visits == 1))) {
                    value = valueOf(node);
                } else {
                    child = goOn(node);
                    value = child == null ? valueOf(node) : 0;
                }
            }
            down = child != null;
            if (child != null) {
                plies += node.isOpponents(child) ? 1 : 0;
                node = child;
            }
        }
        deepest = Math.max(deepest, plies);
        backUp(value);
    }

    /** Chooses an edge and returns the node it leads to; null where no edge is worth a try. */
    private @Nullable MctsNode<M> goOn(MctsNode<M> node) {
        if (node.position.isOver()) {
            return null;
        }
        if (!node.expanded) {
            // A move that is begun must be chosen to its end; a position can be judged as it is.
            if (isFull() && node.draft == null && path.size() > 1) {
                return null;
            }
            expand(node);
        }
        int edge = select(node);
        if (edge < 0) {
            return null;
        }
        int depth = path.size() - 1;
        taken = depth < taken.length ? taken : Arrays.copyOf(taken, 2 * depth);
        taken[depth] = edge;
        node.tries[edge]++;
        // Until its value is known it counts as lost, so that other threads go elsewhere.
        node.sums[edge] -= 1;
        MctsNode<M> child = node.children[edge];
        if (child == null) {
            child = open(node, edge);
            if (node.kept && !isFull()) {
                node.children[edge] = child;
                child.kept = true;
                bytes.addAndGet(MctsNode.BYTES);
            }
        }
        return child;
    }

    private boolean isFull() {
        return bytes.get() >= maxBytes;
    }

    private int select(MctsNode<M> node) {
        double reach = EXPLORATION * Math.sqrt(node.visits);
        double untried = node.mean() - UNTRIED;
        // Choices are taken in one after the other, the more often the node was visited.
        int width = node.moves.length > 0 ? node.edges : Math.min(node.edges, 2 + (int) (1.5 * Math.sqrt(node.visits)));
        int best = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < node.edges && (i < width || best < 0); i++) {
            if (node.proofs[i] < 0) {
                continue;
            }
            int tries = node.tries[i];
            double mean = tries == 0 ? untried : node.sums[i] / tries;
            double bound = mean + reach * node.priors[i] / (1 + tries);
            if (bound > most) {
                most = bound;
                best = i;
            }
        }
        return best;
    }

    private MctsNode<M> open(MctsNode<M> node, int edge) {
        if (node.moves.length > 0) {
            return new MctsNode<>(Face.play(node.position, node.moves[edge]), null);
        }
        MoveDraft<M> draft = node.draft == null ? node.position.draft() : node.draft;
        MoveDraft<M> next = draft.choose(node.choices.get(edge));
        Optional<M> move = next.move();
        return move.isPresent()
                ? new MctsNode<>(node.position.play(move.get()), null)
                : new MctsNode<>(node.position, next);
    }

    private void expand(MctsNode<M> node) {
        Optional<Guide<M>> guide =
                node.draft == null && evaluates ? evaluation.guide(node.position, GUIDED) : Optional.empty();
        if (guide.isPresent()) {
            expandGuided(node, guide.get());
        } else if (node.draft == null && Face.count(node.position) <= MANY_MOVES) {
            int[] moves = Face.buffer(node.position);
            expandMoves(node, moves, Face.list(node.position, moves), true, SCORE_PER_E, () -> false);
        } else {
            expandChoices(node);
        }
        if (node.kept) {
            bytes.addAndGet((long) MctsNode.BYTES_PER_EDGE * node.edges);
        }
    }

    /** Makes edges of what a guide finds best, by the scores that it expects. */
    private void expandGuided(MctsNode<M> node, Guide<M> guide) {
        int[] moves = Face.encode(node.position, guide.moves());
        float[] priors = new float[moves.length];
        for (int i = 0; i < priors.length; i++) {
            double worse = guide.scores().get(i) - guide.scores().get(0);
            priors[i] = (float) (Math.exp(worse / GUIDED_SCORE_PER_E) * (1 + 0.001 * random.nextDouble()));
        }
        node.expand(moves, normalized(priors), guide.complete());
    }

    /** Makes edges of moves by the static scores after them; not of all, if these are not all moves anyway. */
    private void expandMoves(
            MctsNode<M> node, int[] moves, int length, boolean all, double perE, BooleanSupplier stop) {
        int[] scores = new int[length];
        double[] weights = new double[length];
        int best = -INFINITY;
        int count = 0;
        for (int i = 0; i < length && (i == 0 || !stop.getAsBoolean()); i++) {
            count++;
            Position<M> next = Face.play(node.position, moves[i]);
            // A win or loss found so is one ply away.
            scores[i] = -quiescence.still(next, 1);
            best = Math.max(best, scores[i]);
        }
        for (int i = 0; i < count; i++) {
            // Chance decides only between moves that look alike.
            weights[i] = Math.exp((scores[i] - best) / perE) * (1 + 0.001 * random.nextDouble());
        }
        int[] order = order(weights, count);
        int kept = all ? order.length : Math.min(order.length, WIDEST);
        float[] priors = new float[kept];
        int[] codes = new int[kept];
        for (int i = 0; i < kept; i++) {
            codes[i] = moves[order[i]];
            priors[i] = (float) weights[order[i]];
        }
        node.expand(codes, normalized(priors), all && count == length && kept == order.length);
        for (int i = 0; i < kept; i++) {
            if (Math.abs(scores[order[i]]) >= Evaluation.PROVEN) {
                node.prove(i, scores[order[i]]);
            }
        }
    }

    private void expandChoices(MctsNode<M> node) {
        MoveDraft<M> draft = node.draft == null ? node.position.draft() : node.draft;
        List<Choice> choices = draft.choices();
        double[] weights = new double[choices.size()];
        for (int i = 0; i < weights.length; i++) {
            weights[i] = 1 + 0.001 * random.nextDouble();
        }
        int[] order = order(weights, weights.length);
        float[] priors = new float[Math.min(order.length, WIDEST)];
        List<Choice> kept = new ArrayList<>(priors.length);
        for (int i = 0; i < priors.length; i++) {
            kept.add(choices.get(order[i]));
            priors[i] = (float) weights[order[i]];
        }
        node.choices = kept;
        node.expand(normalized(priors), priors.length == order.length);
    }

    /** Returns the places of the weights above 0, the greatest first; all, if none is above 0. */
    private static int[] order(double[] weights, int count) {
        Integer[] places = new Integer[count];
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (weights[i] > 0) {
                places[kept++] = i;
            }
        }
        if (kept == 0) {
            for (int i = 0; i < count; i++) {
                places[kept++] = i;
            }
        }
        Arrays.sort(places, 0, kept, (a, b) -> Double.compare(weights[b], weights[a]));
        int[] order = new int[kept];
        for (int i = 0; i < kept; i++) {
            order[i] = places[i];
        }
        return order;
    }

    private static float[] normalized(float[] priors) {
        float sum = 0;
        for (float prior : priors) {
            sum += prior;
        }
        for (int i = 0; i < priors.length; i++) {
            priors[i] = sum > 0 ? priors[i] / sum : 1f / priors.length;
        }
        return priors;
    }

    /** Values a node that a simulation ends at; remembers what that proves. */
    private double valueOf(MctsNode<M> node) {
        if (node.proof != 0) {
            return Evaluation.value(node.proof);
        }
        Position<M> position = node.position;
        if (position.isOver()) {
            node.proof = Evaluation.result(position);
            return Evaluation.value(node.proof);
        }
        if (!evaluates) {
            return playOut(position);
        }
        Optional<Win<M>> win = evaluation.findWin(position, THREATS);
        if (win.isPresent()) {
            node.proof = win.get().score();
            return 1;
        }
        int score = quiescence.settle(position, quiescence.still(position, 0), -INFINITY, INFINITY, 0);
        if (Math.abs(score) >= Evaluation.PROVEN) {
            node.proof = score;
        }
        return Evaluation.value(score);
    }

    private double playOut(Position<M> start) {
        Position<M> now = start;
        while (!now.isOver()) {
            now = now.play(now.legalMoves().random(random));
        }
        int result = Integer.signum(Evaluation.result(now));
        return now.seatToMove() == start.seatToMove() ? result : -result;
    }

    /** Tells all nodes on the path what the simulation found at its end. */
    private void backUp(double found) {
        double value = found;
        MctsNode<M> child = path.get(path.size() - 1);
        int proof;
        synchronized (child) {
            proof = child.proof;
        }
        for (int depth = path.size() - 2; depth >= 0; depth--) {
            MctsNode<M> node = path.get(depth);
            int edge = taken[depth];
            value = node.isOpponents(child) ? -value : value;
            proof = node.proofThrough(child, proof);
            synchronized (node) {
                node.sums[edge] += 1 + value;
                if (proof != 0) {
                    node.prove(edge, proof);
                }
                proof = node.proof;
            }
            value = proof == 0 ? value : Evaluation.value(proof);
            child = node;
        }
    }
}
