package io.github.boardrules.examples.service;

import io.github.boardrules.examples.service.request.Problem;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Seat;
import io.javalin.http.HttpStatus;
import java.time.Instant;
import java.util.Optional;

/**
 * A game between two seats, at one version. What is done to it makes the next version; what must not be done is a
 * {@link Problem} or one of the library's exceptions. Immutable.
 *
 * @param id its name
 * @param record what was played
 * @param seats who plays
 * @param invitation the hash of the invitation, if the game was made with one
 * @param undoAskedBy the seat that has asked the other to take a move back
 * @param version how often the game was changed
 * @param created when it was made
 * @param changed when it was changed last
 */
record Game(
        String id,
        GameRecord<?> record,
        Seats seats,
        Optional<String> invitation,
        Optional<Seat> undoAskedBy,
        long version,
        Instant created,
        Instant changed) {

    boolean isOver() {
        return record.outcome().isPresent();
    }

    /** Returns the seat whose turn it is, or would be. */
    Seat turn() {
        return record.position().seatToMove();
    }

    boolean isBotsTurn() {
        return !isOver() && seats.isBot(turn());
    }

    /** Makes a move for the person with that token. */
    Game move(String token, long seen, String move, Instant now) {
        check(token, seen);
        if (!isOver() && !seats.holds(token, turn())) {
            throw new Problem(HttpStatus.CONFLICT, "not-your-turn", "it is the turn of the " + turn() + " seat");
        }
        return next(record.play(move), Optional.empty(), now);
    }

    /** Makes a move that a bot found. */
    Game botMove(long seen, String move, Instant now) {
        checkVersion(seen);
        return next(record.play(move), Optional.empty(), now);
    }

    /** Asks to take a move back, or agrees to; needs no asking where there are no two people to agree. */
    Game undo(String token, long seen, Instant now) {
        check(token, seen);
        checkGoesOn();
        if (!seats.areOfTwoPeople()) {
            int plies = seats.first().equals(seats.second()) ? record.plies() - 1 : pliesBeforeTurn(seatOf(token));
            return next(undone(plies), Optional.empty(), now);
        }
        Seat mine = seatOf(token);
        if (undoAskedBy.isEmpty()) {
            undone(pliesBeforeTurn(mine));
            return next(record, Optional.of(mine), now);
        }
        Seat asker = undoAskedBy.get();
        if (asker == mine) {
            throw new Problem(HttpStatus.CONFLICT, "undo-asked", "the other seat has been asked already");
        }
        return next(undone(pliesBeforeTurn(asker)), Optional.empty(), now);
    }

    /** Says no to taking a move back, or no longer asks for it. */
    Game refuseUndo(String token, long seen, Instant now) {
        check(token, seen);
        if (undoAskedBy.isEmpty()) {
            throw new Problem(HttpStatus.CONFLICT, "no-undo-asked", "nobody has asked to take a move back");
        }
        return next(record, Optional.empty(), now);
    }

    /** Gives up; who plays both sides gives up for the one to move. */
    Game resign(String token, long seen, Instant now) {
        check(token, seen);
        checkGoesOn();
        Seat loser = seatOf(token);
        Color toMove = record.position().toMove();
        Color winner = loser == turn() ? toMove.opposite() : toMove;
        return next(record.ended(Optional.of(winner), "resignation"), Optional.empty(), now);
    }

    /** Gives the open seat to whoever has the invitation. */
    Game join(String invite, String tokenHash, Instant now) {
        if (invitation.isEmpty() || !Secrets.matches(invite, invitation.get())) {
            throw new Problem(HttpStatus.FORBIDDEN, "wrong-invite", "this invitation is not one to this game");
        }
        Seat open = openSeat()
                .orElseThrow(() ->
                        new Problem(HttpStatus.CONFLICT, "already-joined", "somebody has joined this game already"));
        checkGoesOn();
        Seats joined = seats.with(open, new Holder.Person(tokenHash));
        return new Game(id, record, joined, invitation, undoAskedBy, version + 1, created, now);
    }

    Optional<Seat> openSeat() {
        for (Seat seat : Seat.values()) {
            if (seats.at(seat) instanceof Holder.Open) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    private Game next(GameRecord<?> played, Optional<Seat> asked, Instant now) {
        return new Game(id, played, seats, invitation, asked, version + 1, created, now);
    }

    private void check(String token, long seen) {
        if (!seats.holdsAny(token)) {
            throw new Problem(HttpStatus.FORBIDDEN, "wrong-token", "this token is that of no seat of this game");
        }
        checkVersion(seen);
    }

    private void checkVersion(long seen) {
        if (seen != version) {
            throw stale();
        }
    }

    /** Returns what is said to those who did not see the latest version, with the game as it is now. */
    Problem stale() {
        return new Problem(
                        HttpStatus.CONFLICT,
                        "stale-version",
                        "the game has changed: it is at version " + version + " now")
                .with("game", GameJson.of(this));
    }

    private void checkGoesOn() {
        record.outcome().ifPresent(outcome -> {
            throw new Problem(HttpStatus.CONFLICT, "game-over", "the game has ended: " + outcome);
        });
    }

    /** Returns the seat of a token; of both the one to move. */
    private Seat seatOf(String token) {
        return seats.holds(token, turn()) ? turn() : turn().opposite();
    }

    /** Returns how many moves stay where a seat's last move is taken back, and what was answered to it. */
    private int pliesBeforeTurn(Seat seat) {
        int plies = record.plies() - 1;
        while (plies >= 0 && record.positionAt(plies).seatToMove() != seat) {
            plies--;
        }
        return plies;
    }

    private GameRecord<?> undone(int plies) {
        if (plies < 0) {
            throw new Problem(HttpStatus.CONFLICT, "nothing-to-undo", "there is no move to take back");
        }
        return record.upTo(plies);
    }
}
