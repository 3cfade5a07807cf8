package io.github.boardrules.examples.bots.match;

import io.github.boardrules.game.GameRecord;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What the table needs of a game, all of it from the record.
 *
 * @param number the game's number, from 1
 * @param aFirst whether A had the first seat
 * @param halves what A got: 2 for a win, 1 for a draw, 0 for a loss
 * @param fault what else than the game it was lost by
 * @param plies its length
 * @param timesOfA the milliseconds of A's moves
 * @param timesOfB the milliseconds of B's moves
 */
record GameSummary(
        int number,
        boolean aFirst,
        int halves,
        Optional<Fault> fault,
        int plies,
        List<Integer> timesOfA,
        List<Integer> timesOfB) {
    private static final Pattern TIME = Pattern.compile("([0-9]{1,9}) ms.*");

    /**
     * Reads a record of a match.
     *
     * @throws IllegalArgumentException if it is none of this match
     */
    static GameSummary of(GameRecord<?> game, MatchSettings settings) {
        int number = number(game.tags().getOrDefault(GamePlay.GAME, ""));
        String first = settings.first(number);
        if (!game.rules().equals(settings.rules())
                || !first.equals(game.tags().get(GamePlay.FIRST))
                || game.outcome().isEmpty()) {
            throw new IllegalArgumentException("the record of game " + number + " is none of this match");
        }
        boolean aFirst = first.equals(settings.a().name());
        Outcome end = game.outcome().get();
        int halves =
                end.seat().map(seat -> (seat == Seat.FIRST) == aFirst ? 2 : 0).orElse(1);
        Optional<Fault> fault =
                Optional.ofNullable(game.tags().get(GamePlay.TERMINATION)).flatMap(Fault::named);
        return new GameSummary(
                number,
                aFirst,
                halves,
                fault,
                game.plies(),
                times(game, aFirst ? Seat.FIRST : Seat.SECOND),
                times(game, aFirst ? Seat.SECOND : Seat.FIRST));
    }

    private static int number(String tag) {
        if (!tag.matches("[1-9][0-9]{0,8}")) {
            throw new IllegalArgumentException("a record without the number of its game is none of a match");
        }
        return Integer.parseInt(tag);
    }

    private static List<Integer> times(GameRecord<?> game, Seat seat) {
        List<Integer> times = new ArrayList<>();
        for (int ply = 0; ply < game.plies(); ply++) {
            Matcher time = TIME.matcher(game.comment(ply).orElse(""));
            if (time.matches() && game.positionAt(ply).seatToMove() == seat) {
                times.add(Integer.valueOf(time.group(1)));
            }
        }
        return times;
    }
}
