package io.github.boardrules.examples.bots;

import com.google.common.primitives.ImmutableIntArray;
import io.github.boardrules.windborne.WindborneMove;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Finds out what is promising in a position of Windborne, from {@link WindborneFills}: takes the slides that come into
 * question, or the placements of a pawn in the opening, and looks at all disks with each.
 *
 * <p>Of the fills those are counted in which the disk lies where it would be placed, and among these the ones that the
 * other side wins: with three pawns, by its best slide and on the average of its slides, as {@link WindborneEvaluation}
 * does; else as the pawns are. So each move is judged from fills of the position before it, without being played.
 */
final class WindborneGuide {
    /** With more threes of pawns, only some are looked at. */
    private static final int MOST_THREES = 30;

    /** Scores in steps, for sorting. */
    private static final int STEPS = 4096;

    private static final float STEPS_PER_LOGIT = 400;

    private static final float[] LOGARITHMS = new float[WindborneFills.COUNT + 1];

    static {
        for (int i = 0; i < LOGARITHMS.length; i++) {
            LOGARITHMS[i] = (float) Math.log(i + WindborneEvaluation.DOUBT);
        }
    }

    private final WindborneBoard board;
    private final WindborneFills fills;
    private final List<Slide> slides = new ArrayList<>();

    private final int[] landings = new int[6 * 24];

    /** The pawn whose landing has been measured, {@link WindborneThreats#NONE} where none is moved. */
    private int moved;

    /** The fills that the other side wins after the slide: in each of its slides, or in each three of the pawns. */
    private final long[] masks = new long[2 * 3 * landings.length];

    private int maskCount;

    /** What is done with a pawn. */
    private static final class Slide {
        /** The pawn's number, that of no pawn yet for one that is placed, or {@link WindborneThreats#NONE}. */
        final int pawn;

        /** Where it lands, or stays. */
        final int to;

        /** The cells with whose disks it is not proven to lose. */
        final long[] disks;

        Slide(int pawn, int to, long[] disks) {
            this.pawn = pawn;
            this.to = to;
            this.disks = disks;
        }
    }

    WindborneGuide(WindborneBoard board, WindborneFills fills) {
        this.board = board;
        this.fills = fills;
    }

    /** Takes a slide, and the cells of the disks with which it is not proven to lose. */
    void slide(int pawn, int to, long[] disks) {
        slides.add(new Slide(pawn, to, disks));
    }

    /** Returns the best moves of the slides that were taken, at most so many. */
    Guide<WindborneMove> build(int limit, boolean complete) {
        int[] disks = Arrays.stream(board.places)
                .filter(place -> board.isEmpty(place) && !(board.isOpening() && board.isPawn(place)))
                .toArray();
        short[] steps = new short[slides.size() * disks.length];
        int[] histogram = new int[STEPS + 1];
        int count = 0;
        for (int i = 0; i < slides.size(); i++) {
            Slide slide = slides.get(i);
            listMasks(slide);
            for (int j = 0; j < disks.length; j++) {
                int at = i * disks.length + j;
                steps[at] = -1;
                if (WindborneBoard.has(slide.disks, disks[j])) {
                    steps[at] = (short) steps(disks[j]);
                    histogram[steps[at]]++;
                    count++;
                }
            }
        }
        if (count == 0) {
            // All moves lose.
            steps[0] = 0;
            histogram[0]++;
            count++;
        }
        int kept = Math.min(count, limit);
        int least = STEPS;
        for (int sum = histogram[least]; sum < kept; sum += histogram[least]) {
            least--;
        }
        long[] sorted = new long[count];
        int found = 0;
        for (int at = 0; at < steps.length; at++) {
            if (steps[at] >= least) {
                sorted[found++] = (long) (STEPS - steps[at]) << 32 | at;
            }
        }
        Arrays.sort(sorted, 0, found);
        List<WindborneMove> moves = new ArrayList<>(kept);
        ImmutableIntArray.Builder scores = ImmutableIntArray.builder(kept);
        for (int i = 0; i < kept; i++) {
            int at = (int) sorted[i];
            moves.add(move(slides.get(at / disks.length), disks[at % disks.length]));
            scores.add(score(steps[at]));
        }
        return new Guide<>(moves, scores.build(), complete && kept == count);
    }

    private boolean areThree() {
        return board.pawnCount == 3 && !board.isOpening();
    }

    private static int score(int steps) {
        return (int) Math.round(WindborneEvaluation.SCORE_PER_LOGIT * (steps - STEPS / 2) / STEPS_PER_LOGIT);
    }

    private WindborneMove move(Slide slide, int disk) {
        if (board.isOpening()) {
            return WindborneMove.opening(board.cell(disk), board.cell(slide.to));
        }
        return slide.pawn == WindborneThreats.NONE
                ? WindborneMove.turn(board.cell(disk))
                : WindborneMove.turn(board.cell(board.pawns[slide.pawn]), board.cell(slide.to), board.cell(disk));
    }

    /** Returns how good a disk looks after the slide whose fills are listed. */
    private int steps(int disk) {
        long has = fills.has(0, disk, board.toMove);
        long has2 = fills.has(1, disk, board.toMove);
        int of = Long.bitCount(has) + Long.bitCount(has2);
        int best = 0;
        int sum = 0;
        for (int i = 0; i < 2 * maskCount; i += 2) {
            int wins = Long.bitCount(masks[i] & has) + Long.bitCount(masks[i + 1] & has2);
            best = Math.max(best, wins);
            sum += wins;
        }
        int mean = sum / maskCount;
        best = areThree() ? best : mean;
        float logit = (float) WindborneEvaluation.logit(
                LOGARITHMS[mean] - LOGARITHMS[of - mean], LOGARITHMS[best] - LOGARITHMS[of - best]);
        return Math.max(0, Math.min(STEPS, Math.round(STEPS / 2 - logit * STEPS_PER_LOGIT)));
    }

    private void listMasks(Slide slide) {
        maskCount = 0;
        int pawn = Math.max(0, slide.pawn);
        int from = pawn < board.pawnCount ? board.pawns[pawn] : -1;
        moved = from == slide.to ? WindborneThreats.NONE : pawn;
        if (moved != WindborneThreats.NONE) {
            fills.measureLanding(slide.to);
        }
        if (areThree()) {
            board.movePawn(pawn, slide.to);
            listAfterSlides();
            board.movePawn(pawn, from);
        }
        if (maskCount == 0) {
            listThrees(slide.to);
        }
    }

    /** Returns by what number the fills know a pawn. */
    private int number(int pawn) {
        return pawn == moved ? board.pawnsInAll : pawn;
    }

    /** Lists the fills that the other side wins after each of its slides. */
    private void listAfterSlides() {
        for (int pawn = 0; pawn < 3; pawn++) {
            int one = (pawn + 1) % 3;
            int two = (pawn + 2) % 3;
            int count = board.landings(board.pawns[pawn], WindborneBoard.opposite(board.toMove), landings);
            for (int i = 0; i < count; i++) {
                mask(number(one), board.pawns[one], number(two), board.pawns[two], landings[i]);
            }
        }
    }

    /** Lists the fills that the other side wins by each three of the pawns, one of which may have moved or be new. */
    private void listThrees(int to) {
        int count = Math.max(board.pawnCount, moved + 1);
        int[] cells = new int[count];
        for (int pawn = 0; pawn < count; pawn++) {
            cells[pawn] = pawn == moved ? to : board.pawns[pawn];
        }
        // With many pawns, one of so many threes.
        int every = 1 + count * (count - 1) * (count - 2) / 6 / MOST_THREES;
        int three = 0;
        for (int a = 0; a < count; a++) {
            if (count < 3) {
                mask(number(a), cells[a], number(a), cells[a], cells[a]);
            }
            for (int b = a + 1; b < count; b++) {
                for (int c = b + 1; c < count; c++) {
                    if (three++ % every == 0) {
                        mask(number(a), cells[a], number(b), cells[b], cells[c]);
                    }
                }
            }
        }
    }

    private void mask(int one, int first, int two, int second, int third) {
        boolean isBlack = board.toMove == WindborneBoard.WHITE;
        for (int word = 0; word < 2; word++) {
            long black = fills.blackBetween(word, one, first, two, second, third);
            masks[2 * maskCount + word] = isBlack ? black : ~black;
        }
        maskCount++;
    }
}
