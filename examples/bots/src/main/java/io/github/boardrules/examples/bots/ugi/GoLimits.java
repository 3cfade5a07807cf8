package io.github.boardrules.examples.bots.ugi;

import io.github.boardrules.examples.bots.Budget;
import io.github.boardrules.game.Seat;
import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/** How long to search, as {@code go} tells it: any mixture of its forms. */
final class GoLimits {
    private static final Set<String> NUMBERS =
            Set.of("p1time", "p2time", "p1inc", "p2inc", "movetime", "depth", "nodes");

    /** Where nothing was said that can be understood: the runner may never send stop. */
    private static final long USUAL_MILLIS = 1000;

    private static final Duration FOREVER = Duration.ofNanos(Long.MAX_VALUE);

    private final Map<String, Long> limits = new HashMap<>();
    private boolean infinite;

    private GoLimits() {}

    /** Reads the words after {@code go}: the last value of each counts, and what is no value is as if it was not there. */
    static GoLimits read(List<String> words) {
        GoLimits go = new GoLimits();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.equals("infinite")) {
                go.infinite = true;
            } else if (NUMBERS.contains(word) && i + 1 < words.size()) {
                OptionalLong value = Numbers.read(words.get(i + 1));
                if (value.isPresent()) {
                    go.limits.put(word, value.getAsLong());
                    i++;
                }
            }
        }
        return go;
    }

    /** Tells whether the move may be told only after {@code stop}. */
    boolean isInfinite() {
        return infinite;
    }

    /** Begins to count for the seat to move. */
    Budget budget(Seat seat) {
        Duration time = time(seat);
        long plies = atLeastOne("depth", Integer.MAX_VALUE);
        return Budget.of(time, (int) Math.min(plies, Integer.MAX_VALUE), atLeastOne("nodes", Long.MAX_VALUE));
    }

    /** Returns when to tell the best move so far; empty where time is not limited, or only {@code stop} ends the search. */
    Optional<Duration> last(Seat seat) {
        if (infinite) {
            return Optional.empty();
        }
        String clock = seat == Seat.FIRST ? "p1time" : "p2time";
        return Stream.of(clock, "movetime")
                .filter(limits::containsKey)
                .map(limits::get)
                .map(TimeUse::last)
                .min(Comparator.naturalOrder());
    }

    private long atLeastOne(String name, long usual) {
        return Math.max(1, limits.getOrDefault(name, usual));
    }

    private Duration time(Seat seat) {
        String name = seat == Seat.FIRST ? "p1" : "p2";
        Long clock = limits.get(name + "time");
        Long move = limits.get("movetime");
        Duration byClock = clock == null ? FOREVER : TimeUse.ofClock(clock, limits.getOrDefault(name + "inc", 0L));
        Duration byMove = move == null ? FOREVER : TimeUse.ofMove(move);
        boolean unlimited = clock == null && move == null;
        if (unlimited && !infinite && !limits.containsKey("depth") && !limits.containsKey("nodes")) {
            return TimeUse.ofMove(USUAL_MILLIS);
        }
        return byClock.compareTo(byMove) < 0 ? byClock : byMove;
    }
}
