package io.github.boardrules.game;

import com.google.common.collect.ImmutableList;
import java.util.AbstractList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * The legal moves of a position, numbered: an immutable view that lists nothing until it is asked to.
 *
 * <p>Each game documents its order, which is the order of {@link #get}, of iteration, of {@link #asList()} and of
 * {@link #stream()}, and part of the API. Thread-safe.
 *
 * @param <M> the game's type of moves
 */
public abstract class LegalMoves<M extends Move> implements Iterable<M> {
    /** For the games' own views. */
    protected LegalMoves() {}

    /**
     * Returns a view of a list; for those who add a game that never has very many moves.
     *
     * @param <M> the game's type of moves
     * @param moves the legal moves, each once, in the game's order; copied
     * @return the view; {@link #contains} and {@link #indexOf} go through the list
     */
    public static <M extends Move> LegalMoves<M> of(List<M> moves) {
        return new Listed<>(ImmutableList.copyOf(moves));
    }

    /**
     * Returns the number of legal moves, without making any.
     *
     * @return the number, 0 where the game is over
     */
    public abstract int size();

    /**
     * Returns a move by its number, without making the others.
     *
     * @param index from 0 to {@code size() - 1}
     * @return the move
     * @throws IndexOutOfBoundsException if there is none
     */
    public abstract M get(int index);

    /**
     * Returns a move's number, without making the others.
     *
     * @param move any move of this game
     * @return the index, or -1 if the move is illegal
     */
    public abstract int indexOf(M move);

    /**
     * Tells whether a move is legal, at the cost of looking at that move alone.
     *
     * @param move any move of this game
     * @return whether it is among these
     */
    public abstract boolean contains(M move);

    /**
     * Tells whether there is no legal move.
     *
     * @return {@code size() == 0}
     */
    public boolean isEmpty() {
        return size() == 0;
    }

    /**
     * Picks a move, each with the same probability, without making the others.
     *
     * @param random where chance comes from; one number below {@code size()} is taken
     * @return the move
     * @throws NoSuchElementException if there is no legal move
     */
    public M random(RandomGenerator random) {
        int size = size();
        if (size == 0) {
            throw new NoSuchElementException("the game is over: there is no legal move");
        }
        return get(random.nextInt(size));
    }

    /**
     * Returns these moves as a list.
     *
     * @return an immutable view; {@code contains} and {@code indexOf} are as cheap as here
     */
    public final List<M> asList() {
        return new View<>(this);
    }

    /**
     * Returns these moves as a stream.
     *
     * @return an ordered stream
     */
    public final Stream<M> stream() {
        int facts = Spliterator.ORDERED | Spliterator.DISTINCT | Spliterator.NONNULL | Spliterator.IMMUTABLE;
        return StreamSupport.stream(Spliterators.spliterator(iterator(), size(), facts), false);
    }

    @Override
    public Iterator<M> iterator() {
        int size = size();
        return new Iterator<>() {
            private int next;

            @Override
            public boolean hasNext() {
                return next < size;
            }

            @Override
            public M next() {
                if (next >= size) {
                    throw new NoSuchElementException();
                }
                return get(next++);
            }
        };
    }

    /** Returns how many moves there are; listing them is left to {@link #asList()}. */
    @Override
    public String toString() {
        return size() + " legal moves";
    }

    private static final class Listed<M extends Move> extends LegalMoves<M> {
        private final ImmutableList<M> moves;

        Listed(ImmutableList<M> moves) {
            this.moves = moves;
        }

        @Override
        public int size() {
            return moves.size();
        }

        @Override
        public M get(int index) {
            return moves.get(index);
        }

        @Override
        public int indexOf(M move) {
            return moves.indexOf(Objects.requireNonNull(move, "move"));
        }

        @Override
        public boolean contains(M move) {
            return indexOf(move) >= 0;
        }
    }

    private static final class View<M extends Move> extends AbstractList<M> implements RandomAccess {
        private final LegalMoves<M> moves;

        View(LegalMoves<M> moves) {
            this.moves = moves;
        }

        @Override
        public M get(int index) {
            return moves.get(index);
        }

        @Override
        public int size() {
            return moves.size();
        }

        @Override
        public Iterator<M> iterator() {
            return moves.iterator();
        }

        @Override
        public int indexOf(@Nullable Object element) {
            return contains(element) ? moves.indexOf(asMove(element)) : -1;
        }

        @Override
        public int lastIndexOf(@Nullable Object element) {
            return indexOf(element);
        }

        @Override
        public boolean contains(@Nullable Object element) {
            if (!(element instanceof Move)) {
                return false;
            }
            try {
                return moves.contains(asMove(element));
            } catch (ClassCastException otherGame) {
                return false;
            }
        }

        @SuppressWarnings("unchecked") // a move of another game is caught where it is used
        private M asMove(@Nullable Object element) {
            return (M) Objects.requireNonNull(element);
        }
    }
}
