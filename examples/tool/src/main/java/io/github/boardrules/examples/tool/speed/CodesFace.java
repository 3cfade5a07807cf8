package io.github.boardrules.examples.tool.speed;

import io.github.boardrules.game.CodedPosition;
import java.util.random.RandomGenerator;

/** Moves as codes, played without a check. */
final class CodesFace extends Face {
    private final CodedPosition<?> start;
    private final RandomGenerator random;
    private CodedPosition<?> current;

    /** A buffer for each depth, longer from time to time. */
    private int[][] buffers = {};

    CodesFace(CodedPosition<?> start, RandomGenerator random, boolean tellsWinners) {
        super(tellsWinners);
        this.start = start;
        this.random = random;
        current = start;
    }

    @Override
    public long count(int depth) {
        prepareBuffers(depth);
        return count(start, depth);
    }

    private long count(CodedPosition<?> position, int depth) {
        if (depth == 1) {
            return position.moveCount();
        }
        int moves = moves(position, depth);
        int[] codes = buffers[depth];
        long total = 0;
        for (int i = 0; i < moves; i++) {
            total += count(position.playCode(codes[i]), depth - 1);
        }
        return total;
    }

    @Override
    public long countPlayed(int depth) {
        prepareBuffers(depth);
        return countPlayed(start, depth);
    }

    private long countPlayed(CodedPosition<?> position, int depth) {
        if (depth == 0) {
            return 1;
        }
        int moves = moves(position, depth);
        int[] codes = buffers[depth];
        long total = 0;
        for (int i = 0; i < moves; i++) {
            total += countPlayed(position.playCode(codes[i]), depth - 1);
        }
        return total;
    }

    private void prepareBuffers(int depth) {
        if (buffers.length <= depth) {
            buffers = new int[depth + 1][2 * start.moveCount() + 64];
        }
    }

    private int moves(CodedPosition<?> position, int depth) {
        for (; ; ) {
            try {
                return position.moveCodes(buffers[depth]);
            } catch (IndexOutOfBoundsException tooShort) {
                // Happens a few times at most; counting first, to know the length, would cost at every position.
                buffers[depth] = new int[2 * buffers[depth].length];
            }
        }
    }

    @Override
    public void play(int turns) {
        CodedPosition<?> position = current;
        long choices = 0;
        for (int i = 0; i < turns; i++) {
            int count = position.moveCount();
            if (count == 0) {
                finished(position);
                position = start;
                count = position.moveCount();
            }
            choices += count;
            position = position.playCode(position.moveCode(random.nextInt(count)));
        }
        played(turns, choices);
        current = position;
    }
}
