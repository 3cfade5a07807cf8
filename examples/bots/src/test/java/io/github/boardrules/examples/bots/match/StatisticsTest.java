package io.github.boardrules.examples.bots.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Figures worked out by hand or by other means. */
class StatisticsTest {
    private static final Offset<Double> NEAR = within(1e-6);

    @Test
    void eloIsTenfoldOddsForEachFourHundred() {
        assertThat(Score.elo(0.5)).isEqualTo(0, NEAR);
        assertThat(Score.elo(10.0 / 11)).isEqualTo(400, NEAR);
        // 400 log10(3)
        assertThat(Score.elo(0.75)).isEqualTo(190.848502, NEAR);
        assertThat(Score.elo(0.25)).isEqualTo(-190.848502, NEAR);
        assertThat(Score.elo(1)).isInfinite().isPositive();
        assertThat(Score.elo(0)).isInfinite().isNegative();
        assertThat(Score.expected(400)).isEqualTo(10.0 / 11, NEAR);
        assertThat(Score.expected(Score.elo(0.37))).isEqualTo(0.37, NEAR);
    }

    @ParameterizedTest
    @CsvSource({
        "8, 0, 2, 0.8, 0.490162, 0.943318",
        "10, 0, 0, 1, 0.722467, 1",
        "0, 0, 10, 0, 0, 0.277533",
        "75, 0, 25, 0.75, 0.656955, 0.824548",
        // Draws are half a win and half a loss
        "70, 10, 20, 0.75, 0.656955, 0.824548",
        "0, 0, 0, 0.5, 0, 1"
    })
    void intervalsAreWilsons(int won, int drawn, int lost, double share, double low, double high) {
        Score score = new Score(won, drawn, lost);
        assertThat(score.share()).isEqualTo(share, NEAR);
        assertThat(score.low()).isEqualTo(low, NEAR);
        assertThat(score.high()).isEqualTo(high, NEAR);
    }

    @Test
    void boundsAreWalds() {
        Sprt sprt = new Sprt(0, 10, 0.05, 0.05);
        assertThat(sprt.upper()).isEqualTo(Math.log(19), NEAR);
        assertThat(sprt.lower()).isEqualTo(-Math.log(19), NEAR);
        Sprt other = new Sprt(0, 10, 0.01, 0.1);
        assertThat(other.upper()).isEqualTo(Math.log(90), NEAR);
        assertThat(other.lower()).isEqualTo(Math.log(0.1 / 0.99), NEAR);
        assertThat(sprt.accepted(2.9)).isEmpty();
        assertThat(sprt.accepted(2.95)).contains(10.0);
        assertThat(sprt.accepted(-2.95)).contains(0.0);
    }

    /** With two results the distribution is fixed by its mean: 60 ln(s1/s0) + 40 ln((1-s1)/(1-s0)). */
    @Test
    void theRatioOfWinsAndLossesIsThatOfTheirProbabilities() {
        double ratio = new Sprt(0, 50, 0.05, 0.05).ratio(new int[] {40, 60});
        assertThat(ratio).isEqualTo(1.846259, NEAR);
        double score = 1 / (1 + Math.pow(10, -0.125));
        assertThat(ratio).isEqualTo(60 * Math.log(score / 0.5) + 40 * Math.log((1 - score) / 0.5), NEAR);
    }

    /** Found by trying probabilities of a draw, under each mean, until the likelihood was greatest. */
    @Test
    void theRatioWithDrawsIsThatOfTheBestFits() {
        assertThat(new Sprt(0, 50, 0.05, 0.05).ratio(new int[] {20, 30, 50})).isEqualTo(4.747037, NEAR);
        assertThat(new Sprt(0, 10, 0.05, 0.05).ratio(new int[] {100, 300, 120})).isEqualTo(0.852499, NEAR);
    }

    @Test
    void theRatioIsTheSameFromBothSides() {
        double one = new Sprt(0, 20, 0.05, 0.05).ratio(new int[] {3, 10, 30, 22, 7});
        double other = new Sprt(-20, 0, 0.05, 0.05).ratio(new int[] {7, 22, 30, 10, 3});
        assertThat(one).isEqualTo(-other, NEAR).isPositive();
        assertThat(new Sprt(-10, 10, 0.05, 0.05).ratio(new int[] {5, 9, 4, 9, 5}))
                .isEqualTo(0, NEAR);
        assertThat(new Sprt(0, 10, 0.05, 0.05).ratio(new int[5])).isZero();
    }

    /** Where only wins were seen each of them speaks for the stronger: nearly n ln(s1/s0). */
    @Test
    void winsAloneDecideToo() {
        double ratio = new Sprt(0, 100, 0.05, 0.05).ratio(new int[] {0, 0, 0, 0, 20});
        assertThat(ratio).isEqualTo(20 * Math.log(Score.expected(100) / 0.5), within(0.05));
        assertThat(new Sprt(-100, 100, 0.05, 0.05).ratio(new int[] {9, 0, 0, 0, 0}))
                .isNegative();
    }

    @ParameterizedTest
    @CsvSource({
        "5, 5, 0.05, 0.05",
        "5, 0, 0.05, 0.05",
        "0, 2000, 0.05, 0.05",
        "NaN, 5, 0.05, 0.05",
        "0, 5, 0, 0.05",
        "0, 5, 0.05, 0.5"
    })
    void impossibleTestsAreRefused(double elo0, double elo1, double alpha, double beta) {
        assertThatThrownBy(() -> new Sprt(elo0, elo1, alpha, beta)).isInstanceOf(IllegalArgumentException.class);
    }
}
