package io.github.boardrules.examples.bots.ugi;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.Seat;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.NotationException;
import java.util.List;
import java.util.Optional;

/** The position that the runner has set up, and who is to think about it. Used by the thread that reads. */
final class Table<M extends Move> {
    /** How far the position can be relied on. */
    private enum State {
        /** It is what the runner described. */
        DESCRIBED,
        /** It is the last one before an illegal move. */
        ILLEGAL,
        /** The description was no position. */
        UNKNOWN
    }

    private final Rules<M> rules;
    private Hired<M> hired;
    private Position<M> position;
    private State state = State.DESCRIBED;

    Table(Rules<M> rules, Hired<M> hired) {
        this.rules = rules;
        this.hired = hired;
        this.position = rules.start();
    }

    static <M extends Move> Table<M> of(Rules<M> rules, UgiOptions options) {
        return new Table<>(rules, new Hired<>(rules, options.player(), options.search()));
    }

    Hired<M> hired() {
        return hired;
    }

    Position<M> position() {
        return position;
    }

    /** Lets a player of other options think from now on. */
    void hire(UgiOptions options) {
        hired = new Hired<>(rules, options.player(), options.search());
    }

    /** Sets up what the words after {@code position} describe, and tells what is wrong with it. */
    Optional<String> setUp(List<String> words) {
        int moves = words.indexOf("moves");
        List<String> before = moves < 0 ? words : words.subList(0, moves);
        String kind = before.isEmpty() ? "" : before.get(0);
        switch (kind) {
            case "startpos" -> position = rules.start();
            case "fen" -> {
                String text = String.join(" ", before.subList(1, before.size()));
                try {
                    position = rules.parsePosition(text);
                } catch (IllegalArgumentException e) {
                    state = State.UNKNOWN;
                    return Optional.of("position " + Texts.quoted(text) + " of " + rules + ": " + e.getMessage());
                }
            }
            default -> {
                return Optional.of("position needs startpos or fen: nothing was set up");
            }
        }
        state = State.DESCRIBED;
        return moves < 0 ? Optional.empty() : play(words.subList(moves + 1, words.size()));
    }

    private Optional<String> play(List<String> moves) {
        for (int ply = 0; ply < moves.size(); ply++) {
            String text = moves.get(ply);
            Optional<String> problem = play(text);
            if (problem.isPresent()) {
                state = State.ILLEGAL;
                return Optional.of("illegal move " + (ply + 1) + ", " + Texts.quoted(text) + ": " + problem.get());
            }
        }
        return Optional.empty();
    }

    private Optional<String> play(String text) {
        try {
            M move = rules.parseMove(text);
            Optional<Violation> violation = position.violation(move);
            if (violation.isEmpty()) {
                position = position.play(move);
            }
            return violation.map(Violation::toString);
        } catch (NotationException e) {
            return Optional.of(String.valueOf(e.getMessage()));
        }
    }

    boolean isOver() {
        return state != State.DESCRIBED || position.isOver();
    }

    boolean isFirstToMove() {
        return position.seatToMove() == Seat.FIRST;
    }

    /** Returns who has won: after an illegal move the other seat, whatever the position. */
    String result() {
        if (state == State.UNKNOWN) {
            return "none";
        }
        if (state == State.ILLEGAL) {
            return win(position.seatToMove().opposite());
        }
        return position.outcome().map(Table::result).orElse("none");
    }

    private static String result(Outcome outcome) {
        return outcome.seat().map(Table::win).orElse("draw");
    }

    private static String win(Seat seat) {
        return seat == Seat.FIRST ? "p1win" : "p2win";
    }
}
