package io.github.boardrules.windborne;

import java.util.Comparator;
import java.util.List;

/** The documented order of legal moves, told from their texts alone. */
final class MoveOrder {
    /** The order of cells: by rank, then by file. */
    private static final Comparator<String> CELLS =
            Comparator.comparingInt(SlowBoard::rank).thenComparingInt(SlowBoard::file);

    /** Directions in the order of their enumeration, as files and ranks. */
    private static final List<SlowBoard.Direction> DIRECTIONS = List.of(
            new SlowBoard.Direction(1, 0),
            new SlowBoard.Direction(1, 1),
            new SlowBoard.Direction(0, 1),
            new SlowBoard.Direction(-1, 0),
            new SlowBoard.Direction(-1, -1),
            new SlowBoard.Direction(0, -1));

    /** Turns without a slide, then by direction and landing. */
    static final Comparator<SlowBoard.Slide> SLIDES =
            Comparator.comparingInt(MoveOrder::direction).thenComparing(SlowBoard.Slide::to, CELLS);

    private MoveOrder() {}

    private static int direction(SlowBoard.Slide slide) {
        return DIRECTIONS.indexOf(new SlowBoard.Direction(
                Integer.signum(SlowBoard.file(slide.to()) - SlowBoard.file(slide.from())),
                Integer.signum(SlowBoard.rank(slide.to()) - SlowBoard.rank(slide.from()))));
    }

    /** What the documented order compares moves by. */
    static int compare(String one, String other) {
        SlowBoard.Move first = SlowBoard.move(one);
        SlowBoard.Move second = SlowBoard.move(other);
        if (first instanceof SlowBoard.Swap || second instanceof SlowBoard.Swap) {
            return Boolean.compare(first instanceof SlowBoard.Swap, second instanceof SlowBoard.Swap);
        }
        if (first instanceof SlowBoard.Opening a && second instanceof SlowBoard.Opening b) {
            return Comparator.comparing(SlowBoard.Opening::disk, CELLS)
                    .thenComparing(SlowBoard.Opening::pawn, CELLS)
                    .compare(a, b);
        }
        SlowBoard.Regular a = (SlowBoard.Regular) first;
        SlowBoard.Regular b = (SlowBoard.Regular) second;
        if (a.slide().isPresent() && b.slide().isPresent()) {
            int slides = SLIDES.compare(a.slide().get(), b.slide().get());
            return slides != 0 ? slides : CELLS.compare(a.disk(), b.disk());
        }
        int slid = Boolean.compare(a.slide().isPresent(), b.slide().isPresent());
        return slid != 0 ? slid : CELLS.compare(a.disk(), b.disk());
    }
}
