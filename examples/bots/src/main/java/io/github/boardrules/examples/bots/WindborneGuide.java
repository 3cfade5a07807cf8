package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Choice;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.HexGrid;
import io.github.boardrules.windborne.WindborneMove;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * What is promising in a position of Windborne. A move's two parts, what is done with a pawn and where the disk goes, are
 * weighed apart; the weights of each have the sum 1.
 */
final class WindborneGuide implements Guide<WindborneMove> {
    private final HexGrid grid;
    private final boolean opening;
    private final boolean swap;

    /** What can be done with a pawn: from where it slides, or the landing again in the opening or where none slides. */
    private final Cell[] from;

    /** Where it lands or is placed. */
    private final Cell[] to;

    private final float[] pawnWeights;

    /** How promising a disk is on each cell, by its index; 0 where none can be placed. */
    private final float[] diskWeights;

    private WindborneGuide(Builder builder, boolean opening, boolean swap) {
        this.grid = builder.grid;
        this.opening = opening;
        this.swap = swap;
        this.from = builder.from.toArray(Cell[]::new);
        this.to = builder.to.toArray(Cell[]::new);
        this.pawnWeights = Arrays.copyOf(builder.pawnWeights, from.length);
        this.diskWeights = builder.diskWeights;
        normalize(pawnWeights);
        normalize(diskWeights);
    }

    private static void normalize(float[] weights) {
        float sum = 0;
        for (float weight : weights) {
            sum += weight;
        }
        for (int i = 0; i < weights.length; i++) {
            weights[i] /= sum;
        }
    }

    /** Takes the parts one by one, without those that are proven to lose. */
    static final class Builder {
        private final HexGrid grid;
        private final List<Cell> from = new ArrayList<>();
        private final List<Cell> to = new ArrayList<>();
        private float[] pawnWeights = new float[16];
        private final float[] diskWeights;

        Builder(HexGrid grid) {
            this.grid = grid;
            this.diskWeights = new float[grid.size()];
        }

        /** Takes a slide; from a cell to itself stands for none. */
        void slide(Cell start, Cell landing, double weight) {
            if (from.size() == pawnWeights.length) {
                pawnWeights = Arrays.copyOf(pawnWeights, 2 * pawnWeights.length);
            }
            pawnWeights[from.size()] = (float) weight;
            from.add(start);
            to.add(landing);
        }

        void disk(int index, double weight) {
            diskWeights[index] = (float) weight;
        }

        WindborneGuide build(boolean opening, boolean swap) {
            return new WindborneGuide(this, opening, swap);
        }
    }

    @Override
    public List<WindborneMove> best(int limit) {
        int[] pawns = best(pawnWeights, limit);
        int[] disks = best(diskWeights, limit);
        long[] found = new long[pawns.length * disks.length];
        int count = 0;
        // The i-th of one kind with the j-th of the other has i * j better ones before it.
        for (int i = 0; i < pawns.length; i++) {
            for (int j = 0; j < disks.length && (i + 1) * (j + 1) <= limit; j++) {
                found[count++] = ordered(pawnWeights[pawns[i]] * diskWeights[disks[j]], i << 16 | j);
            }
        }
        Arrays.sort(found, 0, count);
        List<WindborneMove> best = new ArrayList<>(limit);
        if (swap) {
            best.add(WindborneMove.swap());
        }
        for (int i = 0; i < count && best.size() < limit; i++) {
            int pair = (int) found[i];
            best.add(move(pawns[pair >>> 16], grid.cell(disks[pair & 0xffff])));
        }
        return best;
    }

    /** Returns a number that is smaller the greater a weight above 0 is, and that ends with another number. */
    private static long ordered(float weight, int number) {
        return (long) -Float.floatToIntBits(weight) << 32 | number;
    }

    /** Returns the numbers of the greatest weights above 0, the greatest first. */
    private static int[] best(float[] weights, int limit) {
        long[] sorted = new long[weights.length];
        int count = 0;
        for (int i = 0; i < weights.length; i++) {
            if (weights[i] > 0) {
                sorted[count++] = ordered(weights[i], i);
            }
        }
        Arrays.sort(sorted, 0, count);
        int[] best = new int[Math.min(count, limit)];
        for (int i = 0; i < best.length; i++) {
            best[i] = (int) sorted[i];
        }
        return best;
    }

    private WindborneMove move(int pawn, Cell disk) {
        if (opening) {
            return WindborneMove.opening(disk, to[pawn]);
        }
        return from[pawn] == to[pawn] ? WindborneMove.turn(disk) : WindborneMove.turn(from[pawn], to[pawn], disk);
    }

    @Override
    public double weight(List<Choice> chosen, Choice next) {
        Optional<Cell> cell = next.cell();
        if (cell.isEmpty()) {
            // The swap is as likely as all else together.
            return 1;
        }
        if (next instanceof Choice.At at && at.role().equals("disk")) {
            return diskWeights[grid.index(at.at())] * (opening || !chosen.isEmpty() ? 1 : noSlide());
        }
        Optional<Cell> start =
                opening || chosen.isEmpty() ? Optional.empty() : chosen.get(0).cell();
        double sum = 0;
        for (int i = 0; i < from.length; i++) {
            Cell end = opening || start.isPresent() ? to[i] : from[i];
            boolean slides = opening || from[i] != to[i];
            if (slides
                    && end.equals(cell.get())
                    && (start.isEmpty() || start.get().equals(from[i]))) {
                sum += pawnWeights[i];
            }
        }
        return sum;
    }

    private double noSlide() {
        for (int i = 0; i < from.length; i++) {
            if (from[i] == to[i]) {
                return pawnWeights[i];
            }
        }
        return 0;
    }
}
