package io.github.boardrules.examples.bots;

import java.util.Arrays;

/**
 * How many disks each colour would have to place to link each pawn with each cell: a path costs its empty cells, both ends
 * included, and cannot lead over the other colour's disks.
 */
final class WindborneLinks {
    /** Farther than is looked. */
    static final int FAR = 6;

    private static final int COLORS = 2;

    private final WindborneBoard board;
    private final int[] now;
    private final int[] next;

    /** By colour, pawn and cell. */
    private final byte[][][] distances;

    WindborneLinks(WindborneBoard board) {
        this.board = board;
        this.now = new int[board.size];
        this.next = new int[board.size];
        this.distances = new byte[COLORS][board.pawnsInAll][board.size];
    }

    /** Returns what links a pawn with each cell by a colour's disks. */
    byte[] from(int pawn, byte color) {
        return distances[color - 1][pawn];
    }

    /** Measures the position that the board has. */
    void measure() {
        for (int pawn = 0; pawn < board.pawnCount; pawn++) {
            measure(pawn, WindborneBoard.BLACK);
            measure(pawn, WindborneBoard.WHITE);
        }
    }

    private void measure(int pawn, byte color) {
        byte[] distance = from(pawn, color);
        Arrays.fill(distance, (byte) FAR);
        int start = board.pawns[pawn];
        if (board.disks[start] == WindborneBoard.opposite(color)) {
            return;
        }
        int level = board.disks[start] == color ? 0 : 1;
        distance[start] = (byte) level;
        now[0] = start;
        int count = 1;
        int[] current = now;
        int[] following = next;
        for (; level < FAR && count > 0; level++) {
            int later = 0;
            for (int i = 0; i < count; i++) {
                int cell = current[i];
                for (int step : board.steps) {
                    int near = cell + step;
                    if (distance[near] > level) {
                        byte disk = board.disks[near];
                        if (disk == color) {
                            // An own disk is free: it belongs to the same level, whose end moves on.
                            distance[near] = (byte) level;
                            current[count++] = near;
                        } else if (disk == WindborneBoard.EMPTY && distance[near] > level + 1 && level + 1 < FAR) {
                            distance[near] = (byte) (level + 1);
                            following[later++] = near;
                        }
                    }
                }
            }
            int[] swapped = current;
            current = following;
            following = swapped;
            count = later;
        }
    }
}
