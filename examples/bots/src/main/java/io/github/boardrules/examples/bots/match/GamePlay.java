package io.github.boardrules.examples.bots.match;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.Seat;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.NotationException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Plays the games of a match with two engines. For one thread. */
final class GamePlay<M extends Move> implements AutoCloseable {
    /** The tags of a record, besides those that every record has. */
    static final String GAME = "Game";

    static final String FIRST = "First";
    static final String SECOND = "Second";
    static final String OPENING = "Opening";
    static final String TERMINATION = "Termination";

    private final Rules<M> rules;
    private final MatchSettings settings;
    private final Engine<M> a;
    private final Engine<M> b;

    GamePlay(Rules<M> rules, MatchSettings settings) {
        this.rules = rules;
        this.settings = settings;
        this.a = engine(rules, settings.a(), settings.pace());
        this.b = engine(rules, settings.b(), settings.pace());
    }

    private static <M extends Move> Engine<M> engine(Rules<M> rules, Contender contender, Pace pace) {
        return contender.isInternal()
                ? new PlayerEngine<>(rules, contender, pace)
                : new ProcessEngine<>(rules, contender, pace);
    }

    /** Plays a game to its end, whatever the engines do. */
    GameRecord<M> play(int number) {
        String first = settings.first(number);
        boolean aFirst = first.equals(settings.a().name());
        GameRecord<M> game = settings.openings().begin(rules, MatchSettings.pair(number));
        game = game.withTag(GAME, String.valueOf(number))
                .withTag(FIRST, first)
                .withTag(SECOND, (aFirst ? settings.b() : settings.a()).name())
                .withTag(OPENING, String.valueOf(game.plies()));
        Optional<GameRecord<M>> failed = newGame(game, Seat.FIRST, aFirst ? a : b, 2L * number);
        if (failed.isEmpty()) {
            failed = newGame(game, Seat.SECOND, aFirst ? b : a, 2L * number + 1);
        }
        if (failed.isPresent()) {
            return failed.get();
        }
        while (game.outcome().isEmpty()) {
            Seat seat = game.position().seatToMove();
            try {
                game = move(game, (seat == Seat.FIRST) == aFirst ? a : b);
            } catch (EngineFailure e) {
                game = lost(game, seat, e);
            }
        }
        return game;
    }

    private Optional<GameRecord<M>> newGame(GameRecord<M> game, Seat seat, Engine<M> engine, long seed) {
        try {
            engine.newGame(seed);
            return Optional.empty();
        } catch (EngineFailure e) {
            return Optional.of(lost(game, seat, e));
        }
    }

    private GameRecord<M> move(GameRecord<M> game, Engine<M> engine) throws EngineFailure {
        Answer answer = engine.choose(game);
        M move;
        try {
            move = rules.parseMove(answer.move());
        } catch (NotationException e) {
            throw new EngineFailure(Fault.GARBAGE, "'" + answer.move() + "' is no move: " + e.getMessage());
        }
        Optional<Violation> violation = game.position().violation(move);
        if (violation.isPresent()) {
            throw new EngineFailure(Fault.ILLEGAL, move + ": " + violation.get());
        }
        String time = TimeUnit.NANOSECONDS.toMillis(answer.nanos()) + " ms";
        String comment = answer.remark().isEmpty() ? time : time + ", " + answer.remark();
        return game.play(move).withComment(game.plies(), comment);
    }

    private static <M extends Move> GameRecord<M> lost(GameRecord<M> game, Seat seat, EngineFailure failure) {
        Color toMove = game.position().toMove();
        Color loser = game.position().seatToMove() == seat ? toMove : toMove.opposite();
        return game.ended(Optional.of(loser.opposite()), failure.fault().reason())
                .withTag(TERMINATION, failure.termination());
    }

    @Override
    public void close() {
        a.close();
        b.close();
    }
}
