package io.github.boardrules.examples.service;

import io.github.boardrules.game.Seat;
import java.util.stream.Stream;

/**
 * Who holds the two seats of a game. Immutable.
 *
 * @param first who holds the first seat
 * @param second who holds the second; the same person as the first where one plays both sides at one screen
 */
record Seats(Holder first, Holder second) {
    Holder at(Seat seat) {
        return seat == Seat.FIRST ? first : second;
    }

    Seats with(Seat seat, Holder holder) {
        return seat == Seat.FIRST ? new Seats(holder, second) : new Seats(first, holder);
    }

    /** Tells whether a token is that of the seat. */
    boolean holds(String token, Seat seat) {
        return at(seat) instanceof Holder.Person person && Secrets.matches(token, person.tokenHash());
    }

    /** Tells whether a token is that of either seat. */
    boolean holdsAny(String token) {
        return Stream.of(Seat.values()).anyMatch(seat -> holds(token, seat));
    }

    /** Tells whether two different people play, who have to agree. */
    boolean areOfTwoPeople() {
        return first instanceof Holder.Person && second instanceof Holder.Person && !first.equals(second);
    }

    boolean isBot(Seat seat) {
        return at(seat) instanceof Holder.Bot;
    }
}
