package io.github.boardrules.examples.bots.match;

import java.util.Locale;
import java.util.Optional;

/**
 * A sequential probability ratio test: plays on until it is clear whether A is stronger by {@code elo1} or only by
 * {@code elo0}. The ratio is that of the generalized test: of the likelihoods of the distributions which fit best what was
 * seen, among those with the one and the other expected score. What is counted are pairs of games with the same opening
 * and changed seats, as the games of a pair depend on each other.
 *
 * @param elo0 the strength of the hypothesis that stands until refuted
 * @param elo1 the strength of the other, above {@code elo0}
 * @param alpha how often the second may be accepted though the first is true
 * @param beta how often the first may be accepted though the second is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    /** In place of none: a score that no mixture of what was seen can have has no likelihood otherwise. */
    private static final double HARDLY_ANY = 1e-3;

    private static final double MOST_ELO = 1000;
    private static final int STEPS = 100;

    /**
     * Checks the hypotheses.
     *
     * @throws IllegalArgumentException if they are not in order, or a probability is not between 0 and a half
     */
    public Sprt {
        // Written so that NaN is refused too
        if (!(elo0 < elo1 && elo0 >= -MOST_ELO && elo1 <= MOST_ELO)) {
            throw new IllegalArgumentException(
                    "elo0 must be less than elo1, both from -1000 to 1000, not " + elo0 + " and " + elo1);
        }
        if (!(alpha > 0 && alpha < 0.5 && beta > 0 && beta < 0.5)) {
            throw new IllegalArgumentException(
                    "alpha and beta must be between 0 and 0.5, not " + alpha + " and " + beta);
        }
    }

    /**
     * Returns the ratio at which {@code elo0} is accepted.
     *
     * @return a logarithm, below 0
     */
    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /**
     * Returns the ratio at which {@code elo1} is accepted.
     *
     * @return a logarithm, above 0
     */
    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /**
     * Returns the logarithm of the likelihood ratio.
     *
     * @param counts how often each result was seen, from the worst, which scores 0, to the best, which scores 1, in equal
     *     steps; for pairs of games these are 0, 1/4, 1/2, 3/4 and 1
     * @return the ratio, 0 if nothing was seen
     */
    public double ratio(int[] counts) {
        double[] seen = new double[counts.length];
        boolean any = false;
        for (int i = 0; i < counts.length; i++) {
            any |= counts[i] > 0;
            seen[i] = Math.max(HARDLY_ANY, counts[i]);
        }
        if (!any) {
            return 0;
        }
        double score0 = Score.expected(elo0);
        double score1 = Score.expected(elo1);
        double tilt0 = tilt(seen, score0);
        double tilt1 = tilt(seen, score1);
        double ratio = 0;
        for (int i = 0; i < seen.length; i++) {
            double result = result(i, seen.length);
            ratio += seen[i] * Math.log((1 + tilt0 * (result - score0)) / (1 + tilt1 * (result - score1)));
        }
        return ratio;
    }

    private static double result(int i, int length) {
        return i / (length - 1.0);
    }

    /**
     * Returns the multiplier of the distribution that fits best under a given mean: each frequency p becomes
     * p / (1 + tilt * (result - mean)), where the tilt is the root, between the poles, of a function that falls.
     */
    private static double tilt(double[] seen, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int step = 0; step < STEPS; step++) {
            double middle = (low + high) / 2;
            double sum = 0;
            for (int i = 0; i < seen.length; i++) {
                double off = result(i, seen.length) - mean;
                sum += seen[i] * off / (1 + middle * off);
            }
            if (sum > 0) {
                low = middle;
            } else {
                high = middle;
            }
        }
        return (low + high) / 2;
    }

    /**
     * Tells whether the test is over.
     *
     * @param ratio the ratio so far
     * @return which strength was accepted, {@code elo0} or {@code elo1}; empty while neither is
     */
    public Optional<Double> accepted(double ratio) {
        if (ratio >= upper()) {
            return Optional.of(elo1);
        }
        return ratio <= lower() ? Optional.of(elo0) : Optional.empty();
    }

    /** Returns the test in words, such as {@code elo0 0, elo1 10, alpha 0.05, beta 0.05}. */
    @Override
    public String toString() {
        return String.format(Locale.ROOT, "elo0 %s, elo1 %s, alpha %s, beta %s", elo0, elo1, alpha, beta);
    }
}
