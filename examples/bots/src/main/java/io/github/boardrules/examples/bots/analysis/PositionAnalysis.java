package io.github.boardrules.examples.bots.analysis;

import io.github.boardrules.examples.bots.Budget;
import io.github.boardrules.examples.bots.Player;
import io.github.boardrules.examples.bots.Report;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Seat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/**
 * Finds the best lines of a position with any player.
 *
 * <p>A player tells of its best move only. So half of the effort goes into a search of the position; the moves that took
 * most of that search are candidates, and, where a player does not tell of enough of them, so are the best of others after
 * a glance at each. The other half goes into searches of the positions after the candidates, equally: what they find
 * can be compared.
 *
 * @param <M> the game's type of moves
 */
public final class PositionAnalysis<M extends Move> {
    /** The most lines. */
    public static final int MAX_LINES = 100;

    /** So many moves are glanced at: all of them in V.A.W., some of Windborne's tens of thousands. */
    private static final int GLANCES = 256;

    private static final int GLANCE_NODES = 16;

    private final Position<M> position;
    private final Player<M> player;

    private PositionAnalysis(Position<M> position, Player<M> player) {
        this.position = position;
        this.player = player;
    }

    /**
     * Finds the best lines.
     *
     * @param <M> the game's type of moves
     * @param position a position in which the game goes on
     * @param player who searches
     * @param lines how many lines to find, from 1 to {@value #MAX_LINES}
     * @param effort how much to search for all of them
     * @return the lines, the best first, fewer where there are fewer legal moves; immutable
     * @throws IllegalArgumentException if the game is over, or there are too few or too many lines
     */
    public static <M extends Move> List<Line<M>> lines(
            Position<M> position, Player<M> player, int lines, Effort effort) {
        if (lines < 1 || lines > MAX_LINES) {
            throw new IllegalArgumentException("lines must be from 1 to " + MAX_LINES + ", not " + lines);
        }
        if (position.isOver()) {
            throw new IllegalArgumentException("the game is over: there are no lines");
        }
        return new PositionAnalysis<>(position, player).lines(lines, effort);
    }

    private List<Line<M>> lines(int count, Effort effort) {
        int wanted = Math.min(count, position.legalMoves().size());
        if (wanted <= 1) {
            return List.of(line(player.choose(position, effort.begin(1))));
        }
        Report<M> report = player.choose(position, effort.begin(2));
        List<Line<M>> lines = new ArrayList<>();
        for (M move : candidates(report, wanted)) {
            boolean isProven = move.equals(report.move()) && Math.abs(report.score()) == 1;
            lines.add(isProven ? line(report) : after(move, effort.begin(2 * wanted)));
        }
        // Of equal lines first what the search of the position itself prefers
        lines.sort(Comparator.comparing((Line<M> line) -> line.score()).reversed());
        return List.copyOf(lines);
    }

    private static <M extends Move> Line<M> line(Report<M> report) {
        return new Line<>(report.score(), report.line().isEmpty() ? List.of(report.move()) : report.line());
    }

    private Line<M> after(M move, Budget budget) {
        Position<M> next = position.play(move);
        if (next.isOver()) {
            return new Line<>(opposite(decided(next)), List.of(move));
        }
        Line<M> answer = line(player.choose(next, budget));
        List<M> moves = new ArrayList<>(List.of(move));
        moves.addAll(answer.moves());
        return new Line<>(opposite(answer.score()), List.copyOf(moves));
    }

    /** Returns how good a finished position is for the seat that would be to move. */
    static double decided(Position<?> position) {
        Seat seat = position.seatToMove();
        return position.outcome()
                .flatMap(Outcome::seat)
                .map(winner -> winner == seat ? 1.0 : -1.0)
                .orElse(0.0);
    }

    /** Returns a score as the other side sees it; 0, never -0, for 0. */
    static double opposite(double score) {
        return 0 - score;
    }

    private List<M> candidates(Report<M> report, int wanted) {
        Set<M> candidates = new LinkedHashSet<>(List.of(report.move()));
        report.shares().entrySet().stream()
                .filter(entry -> entry.getValue() > 0)
                .sorted(Map.Entry.<M, Double>comparingByValue().reversed())
                .forEach(entry -> candidates.add(entry.getKey()));
        if (candidates.size() < wanted) {
            others().stream()
                    .filter(move -> !candidates.contains(move))
                    .map(move -> after(move, Budget.nodes(GLANCE_NODES)))
                    .sorted(Comparator.comparing((Line<M> line) -> line.score()).reversed())
                    .limit(wanted - candidates.size())
                    .toList()
                    .forEach(line -> candidates.add(line.move()));
        }
        return candidates.stream().limit(wanted).toList();
    }

    /** Returns all legal moves, or, where they are very many, some of them, always the same. */
    private List<M> others() {
        LegalMoves<M> moves = position.legalMoves();
        return moves.size() <= GLANCES
                ? moves.asList()
                : new Random(moves.size())
                        .ints(0, moves.size())
                        .distinct()
                        .limit(GLANCES)
                        .sorted()
                        .mapToObj(moves::get)
                        .toList();
    }
}
