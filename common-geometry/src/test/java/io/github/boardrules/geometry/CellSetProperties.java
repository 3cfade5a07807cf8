package io.github.boardrules.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** {@link CellSet} against the sets of {@code java.util}. */
class CellSetProperties {
    private static final Cell A1 = Cell.parse("a1");

    /** Two sets of one board, as models. */
    record Pair(Grid grid, SortedSet<Cell> one, SortedSet<Cell> other) {}

    @Provide
    Arbitrary<Pair> pairs() {
        Arbitrary<Grid> grids = Arbitraries.of(
                SquareGrid.of(1),
                SquareGrid.of(6),
                SquareGrid.of(8),
                SquareGrid.of(9),
                SquareGrid.of(16),
                SquareGrid.of(26),
                HexGrid.of(2),
                HexGrid.of(7),
                HexGrid.of(13));
        return Combinators.combine(grids, Arbitraries.longs())
                .as((grid, seed) -> new Pair(grid, some(grid, new Random(seed)), some(grid, new Random(~seed))));
    }

    private static SortedSet<Cell> some(Grid grid, Random random) {
        int dense = random.nextInt(5);
        SortedSet<Cell> cells = new TreeSet<>();
        for (int i = 0; i < grid.size(); i++) {
            if (random.nextInt(4) < dense) {
                cells.add(grid.cell(i));
            }
        }
        return cells;
    }

    @Property(tries = 300)
    void isTheSetOfItsCells(@ForAll("pairs") Pair pair) {
        CellSet set = pair.grid().set(pair.one());
        assertThat(set)
                .isEqualTo(pair.one())
                .hasSameHashCodeAs(pair.one())
                .hasToString(pair.one().toString());
        assertThat(pair.one()).isEqualTo(set);
        assertThat(set.size()).isEqualTo(pair.one().size());
        assertThat(set.isEmpty()).isEqualTo(pair.one().isEmpty());
        assertThat(new ArrayList<>(set)).isEqualTo(new ArrayList<>(pair.one()));
        assertThat(set.stream().toList()).isEqualTo(List.copyOf(pair.one()));
        for (Cell cell : pair.grid().all()) {
            assertThat(set.contains(cell)).isEqualTo(pair.one().contains(cell));
        }
        assertThat(pair.grid().set(pair.one().toArray(new Cell[0]))).isEqualTo(set);
        assertThat(set.grid()).isEqualTo(pair.grid());
    }

    @Property(tries = 300)
    void algebraIsThatOfSets(@ForAll("pairs") Pair pair) {
        CellSet one = pair.grid().set(pair.one());
        CellSet other = pair.grid().set(pair.other());
        TreeSet<Cell> union = new TreeSet<>(pair.one());
        union.addAll(pair.other());
        TreeSet<Cell> intersection = new TreeSet<>(pair.one());
        intersection.retainAll(pair.other());
        TreeSet<Cell> difference = new TreeSet<>(pair.one());
        difference.removeAll(pair.other());
        TreeSet<Cell> complement = new TreeSet<>(pair.grid().all());
        complement.removeAll(pair.one());
        assertThat(one.or(other)).isEqualTo(union);
        assertThat(one.and(other)).isEqualTo(intersection);
        assertThat(one.minus(other)).isEqualTo(difference);
        assertThat(one.complement()).isEqualTo(complement);
        assertThat(one.containsAll(other)).isEqualTo(pair.one().containsAll(pair.other()));
        assertThat(one.equals(other)).isEqualTo(pair.one().equals(pair.other()));
        assertThat(one).isEqualTo(pair.one());
        assertThat(other).isEqualTo(pair.other());
    }

    @Property(tries = 300)
    void wordsHoldTheBits(@ForAll("pairs") Pair pair) {
        Grid grid = pair.grid();
        CellSet set = grid.set(pair.one());
        long[] words = new long[grid.wordCount()];
        pair.one().forEach(cell -> words[grid.bit(cell) >>> 6] |= 1L << (grid.bit(cell) & 63));
        for (int i = 0; i < words.length; i++) {
            assertThat(set.word(i)).isEqualTo(words[i]);
        }
        CellSet read = grid.setOfWords(words);
        long[] shifted = new long[words.length + 2];
        System.arraycopy(words, 0, shifted, 1, words.length);
        CellSet readWithin = grid.setOfWords(shifted, 1, words.length);
        words[0] = ~words[0];
        shifted[1] = ~shifted[1];
        assertThat(read).as("a copy of the words").isEqualTo(set).isEqualTo(readWithin);
        int next = set.nextBit(0);
        for (Cell cell : pair.one()) {
            assertThat(next).isEqualTo(grid.bit(cell));
            next = set.nextBit(next + 1);
        }
        assertThat(next).isEqualTo(-1);
        assertThat(set.nextBit(64 * grid.wordCount())).isEqualTo(-1);
    }

    @Property(tries = 100)
    void cannotBeChanged(@ForAll("pairs") Pair pair) {
        CellSet set = pair.grid().set(pair.one());
        for (Cell cell : pair.grid().all()) {
            assertThatThrownBy(() -> set.add(cell)).isInstanceOf(UnsupportedOperationException.class);
        }
        if (!set.isEmpty()) {
            Cell member = pair.one().first();
            assertThatThrownBy(() -> set.remove(member)).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(set::clear).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> set.removeIf(cell -> true)).isInstanceOf(UnsupportedOperationException.class);
            assertThatThrownBy(() -> set.retainAll(List.of())).isInstanceOf(UnsupportedOperationException.class);
            Iterator<Cell> iterator = set.iterator();
            iterator.next();
            assertThatThrownBy(iterator::remove).isInstanceOf(UnsupportedOperationException.class);
        }
        assertThat(set).isEqualTo(pair.one());
    }

    @Example
    void whatIsNoCellOfTheBoardIsNoMember() {
        Grid grid = HexGrid.of(3);
        CellSet all = grid.all();
        assertThat(all.contains(Cell.parse("e1"))).isFalse();
        assertThat(all.contains(Cell.parse("z99"))).isFalse();
        Set<?> untyped = all;
        assertThat(untyped.contains("a1")).isFalse();
        assertThat(untyped.contains(null)).isFalse();
        assertThatThrownBy(() -> grid.set(A1, Cell.parse("e1"))).isInstanceOf(IllegalArgumentException.class);
        assertThatNullPointerException().isThrownBy(() -> grid.set(A1, Null.of()));
    }

    @Example
    void bitsWithoutACellAreRefused() {
        Grid grid = HexGrid.of(3);
        assertThat(grid.wordCount()).isEqualTo(1);
        assertThat(grid.setOfWords()).isEmpty();
        assertThat(grid.setOfWords(1, 0, 0)).containsExactly(A1);
        for (long[] words : new long[][] {{1L << 3}, {1L << 25}, {-1}, {0, 1}}) {
            assertThatThrownBy(() -> grid.setOfWords(words)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> grid.setOfWords(new long[2], 1, 2)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> grid.setOfWords(new long[2], -1, 1)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Example
    void setsOfDifferentBoardsDoNotMix() {
        CellSet square = SquareGrid.of(5).set(A1);
        CellSet hex = HexGrid.of(3).set(A1);
        assertThat(square).as("as sets they are equal").isEqualTo(hex);
        assertThatThrownBy(() -> square.or(hex)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> square.and(hex)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> square.minus(hex)).isInstanceOf(IllegalArgumentException.class);
    }

    @Example
    void anExhaustedIteratorSaysSo() {
        Iterator<Cell> iterator = SquareGrid.of(3).set(A1).iterator();
        assertThat(iterator.next()).isEqualTo(A1);
        assertThat(iterator.hasNext()).isFalse();
        assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
    }
}
