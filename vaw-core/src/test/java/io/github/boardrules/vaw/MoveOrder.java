package io.github.boardrules.vaw;

import java.util.Comparator;

/** The documented order of legal moves, told from their texts alone. */
final class MoveOrder {
    private MoveOrder() {}

    static Comparator<String> ofSize(int size) {
        return Comparator.comparing(move -> place(size, move), Place.ORDER);
    }

    /** What the documented order compares jumps by, first things first; a line is told by its leftmost, lowest cell. */
    private record Place(int axis, int lineRank, int lineFile, int start, int landing) {
        static final Comparator<Place> ORDER = Comparator.comparingInt(Place::axis)
                .thenComparingInt(Place::lineRank)
                .thenComparingInt(Place::lineFile)
                .thenComparingInt(Place::start)
                .thenComparingInt(Place::landing);
    }

    private static Place place(int size, String move) {
        if (move.equals("pass")) {
            return new Place(4, 0, 0, 0, 0);
        }
        int file = SlowBoard.file(SlowBoard.start(move));
        int rank = SlowBoard.rank(SlowBoard.start(move));
        int files = SlowBoard.file(SlowBoard.landing(move)) - file;
        int ranks = SlowBoard.rank(SlowBoard.landing(move)) - rank;
        if (files == 0) {
            return new Place(1, 0, file, rank, rank + ranks);
        }
        int axis = ranks == 0 ? 0 : files == ranks ? 2 : 3;
        int slope = ranks / files;
        int lineFile = file;
        int lineRank = rank;
        while (lineFile > 1 && lineRank - slope >= 1 && lineRank - slope <= size) {
            lineFile--;
            lineRank -= slope;
        }
        return new Place(axis, lineRank, lineFile, file, file + files);
    }
}
