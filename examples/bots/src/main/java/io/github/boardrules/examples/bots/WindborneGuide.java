package io.github.boardrules.examples.bots;

import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.HexGrid;
import io.github.boardrules.windborne.WindborneMove;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

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

    /** Where the disks begin that each pawn's part makes more promising; and at last where they end. */
    private final int[] nearStarts;

    private final int[] nearCells;
    private final float[] nearFactors;

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
        this.nearStarts =
                builder.nearStarts.stream().mapToInt(Integer::intValue).toArray();
        this.nearCells = Arrays.copyOf(builder.nearCells, builder.nearCount);
        this.nearFactors = Arrays.copyOf(builder.nearFactors, builder.nearCount);
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
        private final List<Integer> nearStarts = new ArrayList<>();
        private int[] nearCells = new int[64];
        private float[] nearFactors = new float[64];
        private int nearCount;

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
            nearStarts.add(nearCount);
        }

        /** Makes a disk on a cell more promising with the slide taken last than it is without. */
        void near(int index, double factor) {
            if (nearCount == nearCells.length) {
                nearCells = Arrays.copyOf(nearCells, 2 * nearCount);
                nearFactors = Arrays.copyOf(nearFactors, 2 * nearCount);
            }
            nearCells[nearCount] = index;
            nearFactors[nearCount++] = (float) factor;
        }

        void disk(int index, double weight) {
            diskWeights[index] = (float) weight;
        }

        WindborneGuide build(boolean opening, boolean swap) {
            nearStarts.add(nearCount);
            return new WindborneGuide(this, opening, swap);
        }
    }

    @Override
    public List<WindborneMove> best(int limit) {
        int[] pawns = best(pawnWeights, limit);
        int[] disks = best(diskWeights, limit);
        long[] found = new long[pawns.length * (disks.length + WindborneEvaluation.MOST_NEAR)];
        int count = 0;
        for (int pawn : pawns) {
            for (int near = nearStarts[pawn]; near < nearStarts[pawn + 1]; near++) {
                int cell = nearCells[near];
                float weight = pawnWeights[pawn] * diskWeights[cell] * nearFactors[near];
                if (weight > 0) {
                    found[count++] = ordered(weight, pawn << 16 | cell);
                }
            }
        }
        // The i-th of one kind with the j-th of the other has i * j better ones before it.
        for (int i = 0; i < pawns.length; i++) {
            for (int j = 0; j < disks.length && (i + 1) * (j + 1) <= limit; j++) {
                if (factor(pawns[i], disks[j]) == 1) {
                    found[count++] = ordered(pawnWeights[pawns[i]] * diskWeights[disks[j]], pawns[i] << 16 | disks[j]);
                }
            }
        }
        Arrays.sort(found, 0, count);
        List<WindborneMove> best = new ArrayList<>(limit);
        if (swap) {
            best.add(WindborneMove.swap());
        }
        for (int i = 0; i < count && best.size() < limit; i++) {
            int pair = (int) found[i];
            best.add(move(pair >>> 16, grid.cell(pair & 0xffff)));
        }
        return best;
    }

    private float factor(int pawn, int disk) {
        for (int near = nearStarts[pawn]; near < nearStarts[pawn + 1]; near++) {
            if (nearCells[near] == disk) {
                return nearFactors[near];
            }
        }
        return 1;
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
        return from[pawn].equals(to[pawn]) ? WindborneMove.turn(disk) : WindborneMove.turn(from[pawn], to[pawn], disk);
    }
}
