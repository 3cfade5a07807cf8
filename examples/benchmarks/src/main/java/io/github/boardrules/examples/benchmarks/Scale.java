package io.github.boardrules.examples.benchmarks;

import java.util.stream.DoubleStream;

/** An axis of a {@link Plot}: from its first tick to its last, with all values in between. */
final class Scale {
    private static final int[] STEPS = {1, 2, 5};
    private static final int MOST_TICKS = 16;

    private final boolean isLogarithmic;
    private final double[] ticks;

    private Scale(boolean isLogarithmic, double[] ticks) {
        this.isLogarithmic = isLogarithmic;
        this.ticks = ticks;
    }

    /** Makes an axis with ticks at equal distances. */
    static Scale linear(double[] values) {
        double least = DoubleStream.of(values).min().orElseThrow();
        double most = DoubleStream.of(values).max().orElseThrow();
        int place = 0;
        while ((most - least) / round(place) > MOST_TICKS) {
            place++;
        }
        double step = round(place);
        int first = (int) Math.floor(least / step);
        int last = Math.max((int) Math.ceil(most / step), first + 1);
        double[] ticks = new double[last - first + 1];
        for (int i = 0; i < ticks.length; i++) {
            ticks[i] = (first + i) * step;
        }
        return new Scale(false, ticks);
    }

    /** Makes an axis with ticks at 1, 2, 5, 10, 20 and so on. */
    static Scale logarithmic(double[] values) {
        double least = DoubleStream.of(values).min().orElseThrow();
        double most = DoubleStream.of(values).max().orElseThrow();
        int first = 0;
        while (round(first) > least) {
            first--;
        }
        while (round(first + 1) <= least) {
            first++;
        }
        int last = first + 1;
        while (round(last) < most) {
            last++;
        }
        double[] ticks = new double[last - first + 1];
        for (int i = 0; i < ticks.length; i++) {
            ticks[i] = round(first + i);
        }
        return new Scale(true, ticks);
    }

    /** Returns a number of the endless sequence 1, 2, 5, 10; read from its text, so that it prints as short as that. */
    private static double round(int place) {
        return Double.parseDouble(STEPS[Math.floorMod(place, STEPS.length)] + "e" + Math.floorDiv(place, STEPS.length));
    }

    double[] ticks() {
        return ticks.clone();
    }

    /** Returns where a value is, from 0 at the first tick to 1 at the last. */
    double place(double value) {
        double least = on(ticks[0]);
        return (on(value) - least) / (on(ticks[ticks.length - 1]) - least);
    }

    private double on(double value) {
        return isLogarithmic ? Math.log(value) : value;
    }
}
