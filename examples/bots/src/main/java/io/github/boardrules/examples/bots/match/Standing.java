package io.github.boardrules.examples.bots.match;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** How a match stands after some of its games. Immutable; depends on the games and not on their order. */
public final class Standing {
    private static final int PAIR_RESULTS = 5;

    private final MatchSettings settings;
    private final List<GameSummary> games;

    Standing(MatchSettings settings, Collection<GameSummary> games) {
        this.settings = settings;
        this.games = games.stream()
                .sorted(Comparator.comparingInt(GameSummary::number))
                .toList();
    }

    /**
     * Returns what is played.
     *
     * @return the settings
     */
    public MatchSettings settings() {
        return settings;
    }

    /**
     * Returns the number of games.
     *
     * @return games played
     */
    public int games() {
        return games.size();
    }

    /**
     * Returns A's score.
     *
     * @return the score in all games
     */
    public Score score() {
        return score(game -> true);
    }

    /**
     * Returns A's score in one of the seats.
     *
     * @param first whether it is the first seat
     * @return the score in those games
     */
    public Score score(boolean first) {
        return score(game -> game.aFirst() == first);
    }

    private Score score(Predicate<GameSummary> which) {
        Score score = Score.NONE;
        for (GameSummary game : games) {
            score = which.test(game) ? score.plus(game.halves()) : score;
        }
        return score;
    }

    /**
     * Returns the score of the first seat, whoever had it.
     *
     * @return the score in all games
     */
    public Score firstSeat() {
        Score score = Score.NONE;
        for (GameSummary game : games) {
            score = score.plus(game.aFirst() ? game.halves() : 2 - game.halves());
        }
        return score;
    }

    /** Returns A's score after each game. */
    List<Score> history() {
        List<Score> history = new ArrayList<>();
        Score score = Score.NONE;
        for (GameSummary game : games) {
            score = score.plus(game.halves());
            history.add(score);
        }
        return history;
    }

    /**
     * Returns how often the pairs of games with the same opening brought A each result.
     *
     * @return how many pairs brought 0, a half, 1, one and a half, and 2 points
     */
    public int[] pairs() {
        Map<Integer, List<GameSummary>> byPair =
                games.stream().collect(Collectors.groupingBy(game -> MatchSettings.pair(game.number())));
        int[] pairs = new int[PAIR_RESULTS];
        for (List<GameSummary> pair : byPair.values()) {
            if (pair.size() == 2) {
                pairs[pair.get(0).halves() + pair.get(1).halves()]++;
            }
        }
        return pairs;
    }

    /** Counts the games that one of the two lost by a fault. */
    long lostBy(boolean a, Fault fault) {
        return games.stream()
                .filter(game -> game.fault().equals(Optional.of(fault)) && game.halves() == (a ? 0 : 2))
                .count();
    }

    /** Returns the milliseconds of all moves of one of the two, in ascending order. */
    List<Integer> times(boolean a) {
        return games.stream()
                .flatMap(game -> (a ? game.timesOfA() : game.timesOfB()).stream())
                .sorted()
                .toList();
    }

    /** Returns how long games were. */
    double meanPlies() {
        return games.stream().mapToInt(GameSummary::plies).average().orElse(0);
    }
}
