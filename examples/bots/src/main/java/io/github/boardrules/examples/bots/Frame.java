package io.github.boardrules.examples.bots;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** The moves of one position on the path that is being searched; used again for each position of its depth. */
final class Frame<M extends Move> {
    int[] moves = new int[64];
    int count;

    /** The static score of the position itself. */
    int still;

    /** How early a move is tried; the static score of its child, where that is known, says nearly all of it. */
    int[] order = new int[64];

    /** The static scores of the children, for the side that is to move there. */
    int[] scores = new int[64];

    private final List<@Nullable Position<M>> children = new ArrayList<>();

    /** Makes room for some moves. */
    void reserve(int capacity) {
        if (moves.length < capacity) {
            moves = new int[capacity * 2];
            order = new int[capacity * 2];
            scores = new int[capacity * 2];
        }
    }

    /** Takes some moves, whose children are not known. */
    void take(int[] some) {
        reserve(some.length);
        count = some.length;
        System.arraycopy(some, 0, moves, 0, count);
        clearChildren();
    }

    void shuffle(RandomGenerator random) {
        for (int i = count - 1; i > 0; i--) {
            swap(moves, i, random.nextInt(i + 1));
        }
    }

    /** Forgets the children of the position before. */
    void clearChildren() {
        while (children.size() < count) {
            children.add(null);
        }
        Collections.fill(children.subList(0, count), null);
    }

    @Nullable
    Position<M> child(int index) {
        return children.get(index);
    }

    void setChild(int index, Position<M> child) {
        children.set(index, child);
    }

    /** Brings the move to be tried next to its place, from which on none has been tried. */
    void pick(int place) {
        int best = place;
        for (int i = place + 1; i < count; i++) {
            if (order[i] > order[best]) {
                best = i;
            }
        }
        if (best != place) {
            swap(moves, place, best);
            swap(order, place, best);
            swap(scores, place, best);
            Collections.swap(children, place, best);
        }
    }

    private static void swap(int[] values, int a, int b) {
        int value = values[a];
        values[a] = values[b];
        values[b] = value;
    }
}
