package io.github.boardrules.examples.bots.match;

/**
 * How many games were won, drawn and lost, and what that tells. Intervals are Wilson's at 95 %, where a draw counts as
 * half a win and half a loss: right without draws, and wider than need be with them. They hold at the ends too, where
 * all games were won.
 *
 * @param won games won
 * @param drawn games drawn
 * @param lost games lost
 */
public record Score(int won, int drawn, int lost) {
    /** No games. */
    public static final Score NONE = new Score(0, 0, 0);

    /** The normal distribution has 95 % of its mass up to so many standard deviations from its mean. */
    private static final double Z = 1.959963984540054;

    private static final double ELO_SCALE = 400;

    /**
     * Returns the score with one more game.
     *
     * @param halves what it brought: 2 for a win, 1 for a draw, 0 for a loss
     * @return the score
     */
    public Score plus(int halves) {
        return switch (halves) {
            case 2 -> new Score(won + 1, drawn, lost);
            case 1 -> new Score(won, drawn + 1, lost);
            case 0 -> new Score(won, drawn, lost + 1);
            default -> throw new IllegalArgumentException("a game brings 0, 1 or 2 halves of a point, not " + halves);
        };
    }

    /**
     * Returns the number of games.
     *
     * @return games
     */
    public int games() {
        return won + drawn + lost;
    }

    /**
     * Returns the points per game.
     *
     * @return from 0 to 1; a half without games
     */
    public double share() {
        return games() == 0 ? 0.5 : (won + 0.5 * drawn) / games();
    }

    /**
     * Returns the lower end of the interval of the share.
     *
     * @return from 0 to 1
     */
    public double low() {
        return share() == 0 ? 0 : center() - halfWidth();
    }

    /**
     * Returns the upper end of the interval of the share.
     *
     * @return from 0 to 1
     */
    public double high() {
        return share() == 1 ? 1 : center() + halfWidth();
    }

    private double center() {
        double n = games();
        return games() == 0 ? 0.5 : (share() + Z * Z / (2 * n)) / (1 + Z * Z / n);
    }

    private double halfWidth() {
        double n = games();
        double spread = share() * (1 - share()) / n + Z * Z / (4 * n * n);
        return games() == 0 ? 0.5 : Z * Math.sqrt(spread) / (1 + Z * Z / n);
    }

    /**
     * Returns the difference in strength at which a share is to be expected.
     *
     * @param share points per game, from 0 to 1
     * @return the difference in Elo; infinite at 0 and 1
     */
    public static double elo(double share) {
        return ELO_SCALE * Math.log10(share / (1 - share));
    }

    /**
     * Returns the share to be expected at a difference in strength.
     *
     * @param elo the difference in Elo
     * @return points per game, from 0 to 1
     */
    public static double expected(double elo) {
        return 1 / (1 + Math.pow(10, -elo / ELO_SCALE));
    }
}
