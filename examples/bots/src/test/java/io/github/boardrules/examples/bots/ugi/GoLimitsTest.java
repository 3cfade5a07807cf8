package io.github.boardrules.examples.bots.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.boardrules.examples.bots.Budget;
import io.github.boardrules.game.Seat;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GoLimitsTest {
    private static Budget budget(String words, Seat seat) {
        return GoLimits.read(Texts.words(words)).budget(seat);
    }

    private static long millis(String words, Seat seat) {
        return Duration.ofNanos(budget(words, seat).nanos()).toMillis();
    }

    @ParameterizedTest
    @CsvSource({"100, 85", "1000, 950", "60000, 59950", "20, 13", "4, 2", "1, 0", "0, 0", "-7, 0"})
    void aMarginIsKeptOfEachMove(String allowed, long searched) {
        assertThat(millis("movetime " + allowed, Seat.FIRST)).isEqualTo(searched);
    }

    @Test
    void aSeatLooksAtItsOwnClock() {
        String clocks = "p1time 50000 p2time 100000 p1inc 0 p2inc 1000";
        assertThat(millis(clocks, Seat.FIRST)).isEqualTo(2000);
        assertThat(millis(clocks, Seat.SECOND)).isEqualTo(4750);
    }

    /** Halfway between the end of the search and that of the time. */
    @ParameterizedTest
    @CsvSource({"movetime 100, 92", "p1time 100, 92", "p1time 60000 movetime 40, 35", "movetime 0, 0"})
    void theBestMoveSoFarIsToldBeforeTimeIsOver(String words, long millis) {
        assertThat(GoLimits.read(Texts.words(words)).last(Seat.FIRST))
                .get()
                .extracting(Duration::toMillis)
                .isEqualTo(millis);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "depth 3", "p2time 5", "infinite", "infinite movetime 5"})
    void withoutTimeOrWithoutEndASearchIsWaitedFor(String words) {
        assertThat(GoLimits.read(Texts.words(words)).last(Seat.FIRST)).isEmpty();
    }

    @Test
    void aClockIsNeverOverdrawn() {
        assertThat(millis("p1time 100 p1inc 60000", Seat.FIRST)).isEqualTo(85);
        assertThat(millis("p1time 0 p1inc 60000", Seat.FIRST)).isZero();
        assertThat(millis("p1time -100 p1inc -60000", Seat.FIRST)).isZero();
    }

    @Test
    void theFirstLimitThatIsReachedEndsTheSearch() {
        Budget budget = budget("p1time 50000 movetime 100 depth 7 nodes 1000", Seat.FIRST);
        assertThat(Duration.ofNanos(budget.nanos()).toMillis()).isEqualTo(85);
        assertThat(budget.depth()).isEqualTo(7);
        assertThat(budget.nodes()).isEqualTo(1000);
        assertThat(budget.isSpent(999)).isFalse();
        assertThat(budget.isSpent(1000)).isTrue();
    }

    @Test
    void whatIsNotLimitedHasNoEnd() {
        for (String words : new String[] {"infinite", "depth 3", "nodes 5"}) {
            assertThat(budget(words, Seat.SECOND).nanos()).isEqualTo(Long.MAX_VALUE);
        }
        assertThat(GoLimits.read(Texts.words("infinite")).isInfinite()).isTrue();
        assertThat(GoLimits.read(Texts.words("depth 3")).isInfinite()).isFalse();
    }

    @Test
    void whatIsNotUnderstoodIsOneSecond() {
        for (String words : new String[] {"", "movetime", "movetime x", "p2time 5", "infinit"}) {
            assertThat(millis(words, Seat.FIRST)).isEqualTo(950);
        }
    }
}
