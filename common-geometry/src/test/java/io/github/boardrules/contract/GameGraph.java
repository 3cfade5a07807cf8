package io.github.boardrules.contract;

import io.github.boardrules.game.Seat;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * All positions that a small game can reach, and who wins with best play; whose game it is does not matter. Positions
 * that are equal are one.
 *
 * @param <P> the positions
 */
public final class GameGraph<P> {
    /** What a game's rules say of a position. */
    public interface Game<P> {
        /** The positions after each legal move; none once the game is over. */
        List<P> next(P position);

        Optional<Seat> winner(P position);

        Seat turn(P position);
    }

    /**
     * What all there is to a game comes to.
     *
     * @param positions the positions, with finished ones
     * @param moves the legal moves of all positions
     * @param lines the ways to play from the start to an end
     * @param shortest the fewest moves of a line
     * @param longest the most moves of a line
     * @param winner who wins with best play
     */
    public record Summary(
            int positions, int finished, long moves, long lines, int shortest, int longest, Seat winner) {}

    private record Node(long lines, int shortest, int longest, Seat winner) {}

    private final Game<P> game;
    private final Map<P, Node> nodes = new HashMap<>();
    private int finished;
    private long moves;

    private GameGraph(Game<P> game) {
        this.game = game;
    }

    /**
     * Plays all lines.
     *
     * @throws AssertionError if one stops without a winner
     */
    public static <P> GameGraph<P> of(P start, Game<P> game) {
        GameGraph<P> graph = new GameGraph<>(game);
        graph.explore(start);
        return graph;
    }

    public Summary summary(P start) {
        Node node = explore(start);
        return new Summary(nodes.size(), finished, moves, node.lines, node.shortest, node.longest, node.winner);
    }

    public Set<P> positions() {
        return nodes.keySet();
    }

    /** As deep as a line of play is long. */
    private Node explore(P position) {
        Node known = nodes.get(position);
        if (known != null) {
            return known;
        }
        Optional<Seat> winner = game.winner(position);
        List<P> next = game.next(position);
        if (winner.isPresent() != next.isEmpty()) {
            throw new AssertionError("winner " + winner + ", but " + next.size() + " moves in " + position);
        }
        Node node = winner.map(seat -> new Node(1, 0, 0, seat)).orElseGet(() -> afterAny(position, next));
        finished += winner.isPresent() ? 1 : 0;
        moves += next.size();
        nodes.put(position, node);
        return node;
    }

    private Node afterAny(P position, List<P> next) {
        Seat turn = game.turn(position);
        long lines = 0;
        int shortest = Integer.MAX_VALUE;
        int longest = 0;
        Seat winner = turn.opposite();
        for (P after : next) {
            Node node = explore(after);
            lines += node.lines;
            shortest = Math.min(shortest, node.shortest + 1);
            longest = Math.max(longest, node.longest + 1);
            winner = node.winner == turn ? turn : winner;
        }
        return new Node(lines, shortest, longest, winner);
    }
}
