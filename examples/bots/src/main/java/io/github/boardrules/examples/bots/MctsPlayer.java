package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Searches by Monte Carlo tree search ({@link Mcts}), and keeps from move to move the part of the tree that the game went
 * into. Several threads search the same tree.
 */
final class MctsPlayer<M extends Move> implements Player<M> {
    /** How many simulations a ply of depth is taken for. */
    private static final long NODES_PER_PLY = 1000;

    /** After how many more simulations progress is told: after this share of those before. */
    private static final double PROGRESS = 0.5;

    private final Rules<M> rules;

    /** Whether it asks an evaluation; else it plays out by chance. */
    private final boolean evaluates;

    private final Workers workers;
    private final SplittableRandom random;
    private final long maxBytes;
    private final AtomicLong bytes = new AtomicLong();
    private @Nullable MctsNode<M> root;

    /** Makes a player that asks the game's evaluation if it has one and if it is to. */
    MctsPlayer(Rules<M> rules, PlayerOptions options, boolean evaluates) {
        this.rules = rules;
        this.evaluates = evaluates && Evaluations.know(rules);
        this.workers = new Workers(options.threads() - 1);
        this.random = new SplittableRandom(options.seed());
        this.maxBytes = (long) options.hashMegabytes() << 20;
    }

    @Override
    public Report<M> choose(Position<M> position, Budget budget, Consumer<? super Report<M>> progress) {
        if (position.isOver()) {
            throw new IllegalArgumentException("the game is over: there is no move to find");
        }
        SearchLimits limits = new SearchLimits(budget);
        long seed = random.nextLong();
        Optional<Win<M>> win = evaluation().findWin(position, Evaluation.MOST_THREATS);
        if (win.isPresent()) {
            return Report.of(win.get(), limits);
        }
        MctsNode<M> node = reuse(position);
        root = node;
        node.kept = true;
        try {
            workers.start(number -> {
                Mcts<M> search = search(new SplittableRandom(seed + number));
                while (!limits.isSpent(1) && !isDecided(node)) {
                    search.simulate(node);
                }
            });
            return run(node, limits, progress);
        } finally {
            limits.stop();
            workers.await();
        }
    }

    private Evaluation<M> evaluation() {
        return evaluates ? Evaluations.of(rules) : Evaluations.none();
    }

    private Mcts<M> search(SplittableRandom chance) {
        return new Mcts<>(evaluation(), evaluates, chance, bytes, maxBytes);
    }

    private Report<M> run(MctsNode<M> node, SearchLimits limits, Consumer<? super Report<M>> progress) {
        Mcts<M> search = search(random.split());
        search.widen(node, limits);
        int depth = limits.budget().depth();
        long most = depth == Integer.MAX_VALUE ? Long.MAX_VALUE : depth * NODES_PER_PLY;
        long told = 100;
        boolean lost = evaluation().score(node.position) <= -Evaluation.PROVEN;
        do {
            search.simulate(node);
            if (limits.nodes() > told) {
                told += (long) (told * PROGRESS);
                progress.accept(report(node, lost, search.deepest(), limits));
            }
        } while (!limits.isSpent(1) && limits.nodes() < most && !lost && !isDecided(node));
        return report(node, lost, search.deepest(), limits);
    }

    /** Tells whether there is nothing left to find out, and a move to play. */
    private boolean isDecided(MctsNode<M> node) {
        synchronized (node) {
            return node.proof != 0 && node.best() >= 0;
        }
    }

    private Report<M> report(MctsNode<M> node, boolean lost, int depth, SearchLimits limits) {
        Map<M, Integer> tries = new HashMap<>();
        collect(node, tries);
        List<M> line = line(node);
        if (tries.isEmpty()) {
            // All moves were proven to lose before any was tried.
            tries.put(line.get(0), 1);
        }
        double sum = tries.values().stream().mapToInt(Integer::intValue).sum();
        List<M> moves = new ArrayList<>(tries.keySet());
        moves.sort((a, b) -> Integer.compare(
                node.position.legalMoves().indexOf(a),
                node.position.legalMoves().indexOf(b)));
        Map<M, Double> shares = new LinkedHashMap<>();
        for (M move : moves) {
            shares.put(move, tries.getOrDefault(move, 0) / sum);
        }
        return new Report<>(
                line.get(0),
                lost ? -1 : score(node),
                depth,
                limits.nodes(),
                limits.budget().elapsedNanos(),
                line,
                Collections.unmodifiableMap(shares));
    }

    private double score(MctsNode<M> node) {
        synchronized (node) {
            int best = node.best();
            if (node.proof != 0) {
                return Evaluation.value(node.proof);
            }
            double mean = node.tries[best] == 0 ? 0 : node.sums[best] / node.tries[best];
            return Math.max(-0.9999, Math.min(0.9999, mean));
        }
    }

    /** Adds up how often each whole move was tried. */
    private void collect(MctsNode<M> node, Map<M, Integer> tries) {
        synchronized (node) {
            for (int i = 0; i < node.edges; i++) {
                MctsNode<M> child = node.children[i];
                if (node.tries[i] == 0) {
                    continue;
                }
                if (node.moves.length > 0) {
                    tries.merge(Face.decode(node.position, node.moves[i]), node.tries[i], Integer::sum);
                } else if (child != null && child.draft != null) {
                    collect(child, tries);
                } else {
                    int count = node.tries[i];
                    draft(node)
                            .choose(node.choices.get(i))
                            .move()
                            .ifPresent(move -> tries.merge(move, count, Integer::sum));
                }
            }
        }
    }

    private static <M extends Move> MoveDraft<M> draft(MctsNode<M> node) {
        return node.draft == null ? node.position.draft() : node.draft;
    }

    /** Returns the moves expected: at least one, which is put together anyhow if the tree does not reach so far. */
    private List<M> line(MctsNode<M> start) {
        List<M> line = new ArrayList<>();
        MctsNode<M> node = start;
        while (node != null) {
            synchronized (node) {
                int best = node.best();
                if (best < 0 || (!line.isEmpty() && node.draft == null && node.tries[best] == 0)) {
                    break;
                }
                MctsNode<M> child = node.children[best];
                if (node.moves.length > 0) {
                    line.add(Face.decode(node.position, node.moves[best]));
                } else {
                    MoveDraft<M> next = draft(node).choose(node.choices.get(best));
                    if (next.move().isPresent() || child == null || !child.expanded) {
                        line.add(complete(next));
                        child = next.move().isPresent() ? child : null;
                    }
                }
                node = child;
            }
        }
        return List.copyOf(line);
    }

    private static <M extends Move> M complete(MoveDraft<M> begun) {
        MoveDraft<M> draft = begun;
        while (draft.move().isEmpty()) {
            draft = draft.choose(draft.choices().get(0));
        }
        return draft.move().orElseThrow();
    }

    /** Returns the node of a position that the game came to from the last root in at most two plies, or a new one. */
    private MctsNode<M> reuse(Position<M> position) {
        MctsNode<M> found = root == null ? null : find(root, position, 2);
        if (found == null) {
            bytes.set(0);
            return new MctsNode<>(position, null);
        }
        if (found != root) {
            bytes.set(bytes(found));
        }
        return found;
    }

    private @Nullable MctsNode<M> find(MctsNode<M> node, Position<M> position, int plies) {
        if (node.draft == null && node.position.equals(position)) {
            return node;
        }
        for (MctsNode<M> child : node.children) {
            int left = child == null || child.draft != null ? plies : plies - 1;
            MctsNode<M> found = child == null || left < 0 ? null : find(child, position, left);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** Counts the bytes of a tree; its depth is that of the game, at the most. */
    private static <M extends Move> long bytes(MctsNode<M> node) {
        long sum = MctsNode.BYTES + (long) MctsNode.BYTES_PER_EDGE * node.edges;
        for (MctsNode<M> child : node.children) {
            sum += child == null ? 0 : bytes(child);
        }
        return sum;
    }

    /** Returns how many bytes the tree takes, roughly. */
    long bytes() {
        return bytes.get();
    }

    @Override
    public void newGame() {
        root = null;
    }

    @Override
    public void close() {
        workers.close();
    }
}
