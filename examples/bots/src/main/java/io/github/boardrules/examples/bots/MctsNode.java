package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Choice;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Position;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A node of the search tree: a position, or a move that is partly chosen. Where there are few moves an edge is a whole
 * move, where there are very many it is one choice of a {@link MoveDraft}.
 *
 * <p>All that changes is read and written with the node's lock held.
 */
final class MctsNode<M extends Move> {
    /** What a node takes, roughly, without its edges; and each of these. */
    static final int BYTES = 500;

    static final int BYTES_PER_EDGE = 60;

    /** The position; of a move that is partly chosen, the one it is for. */
    final Position<M> position;

    /** What is chosen of a move, null for a whole position. */
    final @Nullable MoveDraft<M> draft;

    /** Whether the tree keeps this node; else one simulation has it for itself, as there is no room. */
    boolean kept;

    /** Whether the edges are there. */
    boolean expanded;

    /** Whether the edges lead to all moves but those that are proven to lose. */
    boolean complete;

    int edges;

    /** The edges as {@link Face} has them; or else as choices. */
    int[] moves = {};

    List<Choice> choices = List.of();

    /** How likely each edge is the best, as seen before any is tried; the edges are in falling order of it. */
    float[] priors = {};

    @Nullable
    MctsNode<M>[] children = array(0);

    int[] tries = {};

    /** For each edge the sum of what its tries found, from -1 to 1 each, for the side to move here. */
    double[] sums = {};

    /** For each edge what is proven of it, as a score of {@link Evaluation} for the side to move here; 0 for nothing. */
    int[] proofs = {};

    /** How often this node was come to. */
    int visits;

    /** What is proven of this node, as a score for the side to move; 0 for nothing. */
    int proof;

    MctsNode(Position<M> position, @Nullable MoveDraft<M> draft) {
        this.position = position;
        this.draft = draft;
    }

    @SuppressWarnings({"unchecked", "rawtypes"}) // there are no arrays of generic types
    private static <M extends Move> @Nullable MctsNode<M>[] array(int count) {
        return new MctsNode[count];
    }

    /** Takes its edges, which {@link #moves} or {@link #choices} are. */
    void expand(float[] edgePriors, boolean isComplete) {
        edges = edgePriors.length;
        priors = edgePriors;
        complete = isComplete;
        children = array(edges);
        tries = new int[edges];
        sums = new double[edges];
        proofs = new int[edges];
        expanded = true;
    }

    /**
     * Takes moves as its edges, in falling order of how likely they are the best. What is known of edges that it has
     * stays known; those that are not among the moves come last.
     */
    void expand(int[] codes, float[] edgePriors, boolean isComplete) {
        MctsNode<M> before = new MctsNode<>(position, null);
        before.moves = moves;
        before.priors = priors;
        before.children = children;
        before.tries = tries;
        before.sums = sums;
        before.proofs = proofs;
        moves = IntStream.concat(
                        Arrays.stream(codes), Arrays.stream(before.moves).filter(move -> place(codes, move) < 0))
                .toArray();
        expand(Arrays.copyOf(edgePriors, moves.length), isComplete || complete);
        for (int i = 0; i < before.moves.length; i++) {
            int edge = place(moves, before.moves[i]);
            priors[edge] = edge < codes.length ? priors[edge] : before.priors[i];
            children[edge] = before.children[i];
            tries[edge] = before.tries[i];
            sums[edge] = before.sums[i];
            proofs[edge] = before.proofs[i];
        }
    }

    private static int place(int[] codes, int code) {
        for (int i = 0; i < codes.length; i++) {
            if (codes[i] == code) {
                return i;
            }
        }
        return -1;
    }

    /** Returns whether a child speaks for the other side, as it does once a move is whole. */
    boolean isOpponents(MctsNode<M> child) {
        return child.position.seatToMove() != position.seatToMove();
    }

    /** Returns the edge to be played: proven to win soonest, else tried most; -1 where there are no edges. */
    int best() {
        int best = -1;
        for (int i = 0; i < edges; i++) {
            if (best < 0 || isBetter(i, best)) {
                best = i;
            }
        }
        return best;
    }

    private boolean isBetter(int one, int other) {
        if (proofs[one] != proofs[other]) {
            // Won before open, open before lost; sooner won and later lost.
            return proofs[one] > proofs[other];
        }
        return tries[one] > tries[other];
    }

    /** Returns the mean of all tries for the side to move, 0 without any. */
    double mean() {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < edges; i++) {
            sum += sums[i];
            count += tries[i];
        }
        return count == 0 ? 0 : sum / count;
    }

    /** Takes what is proven of an edge, and draws the conclusion. */
    void prove(int edge, int edgeProof) {
        proofs[edge] = edgeProof;
        if (edgeProof > 0) {
            proof = Math.max(proof, edgeProof);
            return;
        }
        int longest = Integer.MIN_VALUE;
        for (int i = 0; i < edges; i++) {
            if (proofs[i] == 0) {
                return;
            }
            longest = Math.max(longest, proofs[i]);
        }
        if (complete) {
            proof = longest;
        }
    }

    /** Returns what a proof of a child's says for this node's side. */
    int proofThrough(MctsNode<M> child, int childProof) {
        if (childProof == 0 || !isOpponents(child)) {
            return childProof;
        }
        // One ply farther away.
        return childProof > 0 ? 1 - childProof : -1 - childProof;
    }
}
