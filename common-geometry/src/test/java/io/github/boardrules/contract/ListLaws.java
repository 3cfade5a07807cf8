package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.ListIterator;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.Spliterator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/**
 * What {@link List} promises, asked of a list that cannot be changed and has neither null nor duplicates. Costs a few
 * passes over it: what is asked of single elements is asked of some where there are many.
 */
final class ListLaws {
    private static final int SOME = 12;

    /** Parts are not longer, and the whole where the list is not either. */
    private static final int LONG = 1_000;

    private ListLaws() {}

    /** Holds a list, and lists that are parts of it, against a list of what it must have. */
    static <E> void check(String what, List<E> list, List<E> expected) {
        checkOne(what, list, expected);
        int size = expected.size();
        Random random = new Random(size);
        for (int i = 0; i < 3; i++) {
            int start = i == 0 ? 0 : random.nextInt(size + 1);
            int end = start + (i == 0 ? Math.min(size, LONG) : random.nextInt(Math.min(size - start, LONG) + 1));
            List<E> part = list.subList(start, end);
            List<E> expectedPart = expected.subList(start, end);
            checkOne(what, part, expectedPart);
            int inner = (end - start) / 2;
            checkOne(what, part.subList(inner, end - start), expectedPart.subList(inner, end - start));
            // A part finds nothing outside itself.
            if (start > 0) {
                assertThat(part.contains(expected.get(start - 1))).as(what).isFalse();
                assertThat(part.indexOf(expected.get(start - 1))).as(what).isEqualTo(-1);
            }
        }
        for (int[] bounds : new int[][] {{-1, 0}, {0, size + 1}, {size + 1, size + 1}}) {
            refused(what, IndexOutOfBoundsException.class, () -> list.subList(bounds[0], bounds[1]));
        }
        if (size > 0) {
            refused(what, IllegalArgumentException.class, () -> list.subList(1, 0));
        }
    }

    private static <E> void checkOne(String what, List<E> list, List<E> expected) {
        checkAsAValue(what, list, expected);
        checkElements(what, list, expected);
        checkIteration(what, list, expected);
        checkSplits(what, list, expected);
        checkStreams(what, list::stream, expected);
        checkRefusals(what, list, expected);
    }

    private static <E> void checkAsAValue(String what, List<E> list, List<E> expected) {
        assertThat(list.size()).as(what).isEqualTo(expected.size());
        assertThat(list.isEmpty()).as(what).isEqualTo(expected.isEmpty());
        assertThat(list.equals(expected)).as(what).isTrue();
        assertThat(expected.equals(list)).as(what).isTrue();
        assertThat(list.hashCode()).as(what).isEqualTo(expected.hashCode());
        assertThat(list.toString()).as(what).isEqualTo(expected.toString());
        assertThat(list.toArray()).as(what).isEqualTo(expected.toArray());
        assertThat(list.toArray(new Object[0])).as(what).isEqualTo(expected.toArray());
        Object[] longer = new Object[expected.size() + 2];
        Arrays.fill(longer, "rest");
        assertThat(list.toArray(longer)).as(what).isSameAs(longer);
        assertThat(Arrays.copyOf(longer, expected.size())).as(what).isEqualTo(expected.toArray());
        assertThat(longer[expected.size()]).as(what).isNull();
        assertThat(longer[expected.size() + 1]).as(what).isEqualTo("rest");
        List<E> more = new ArrayList<>(expected);
        more.addAll(expected.subList(0, Math.min(1, expected.size())));
        assertThat(list.equals(more)).as(what).isEqualTo(expected.isEmpty());
        assertThat(list.equals(new Object())).as(what).isFalse();
    }

    private static <E> void checkElements(String what, List<E> list, List<E> expected) {
        int size = expected.size();
        IntStream places = size <= SOME ? IntStream.range(0, size) : new Random(size).ints(SOME, 0, size);
        places.forEach(i -> {
            assertThat(list.get(i)).as(what).isEqualTo(expected.get(i));
            assertThat(list.contains(expected.get(i))).as(what).isTrue();
            assertThat(list.indexOf(expected.get(i))).as(what).isEqualTo(i);
            assertThat(list.lastIndexOf(expected.get(i))).as(what).isEqualTo(i);
        });
        assertThat(list.containsAll(expected.subList(0, Math.min(SOME, size))))
                .as(what)
                .isTrue();
        for (Object stranger : new Object[] {"stranger", new Object(), List.of()}) {
            assertThat(list.contains(stranger)).as(what).isFalse();
            assertThat(list.indexOf(stranger)).as(what).isEqualTo(-1);
            assertThat(list.lastIndexOf(stranger)).as(what).isEqualTo(-1);
            assertThat(list.containsAll(Collections.singletonList(stranger)))
                    .as(what)
                    .isFalse();
        }
        for (int beyond : new int[] {-1, size, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            refused(what, IndexOutOfBoundsException.class, () -> list.get(beyond));
        }
    }

    private static <E> void checkIteration(String what, List<E> list, List<E> expected) {
        List<E> found = new ArrayList<>();
        Iterator<E> iterator = list.iterator();
        while (iterator.hasNext()) {
            found.add(iterator.next());
        }
        assertThat(found.equals(expected)).as(what).isTrue();
        refused(what, NoSuchElementException.class, iterator::next);
        List<E> rest = new ArrayList<>();
        Iterator<E> other = list.iterator();
        if (other.hasNext()) {
            rest.add(other.next());
        }
        other.forEachRemaining(rest::add);
        assertThat(rest.equals(expected)).as(what).isTrue();
        List<E> each = new ArrayList<>();
        list.forEach(each::add);
        assertThat(each.equals(expected)).as(what).isTrue();
        checkWayBack(what, list, expected);
        int middle = expected.size() / 2;
        ListIterator<E> here = list.listIterator(middle);
        assertThat(here.nextIndex()).as(what).isEqualTo(middle);
        assertThat(here.previousIndex()).as(what).isEqualTo(middle - 1);
        if (here.hasNext()) {
            // To and fro is the same element.
            assertThat(here.next()).as(what).isEqualTo(here.previous());
        }
        refused(what, IndexOutOfBoundsException.class, () -> list.listIterator(-1));
        refused(what, IndexOutOfBoundsException.class, () -> list.listIterator(expected.size() + 1));
    }

    private static <E> void checkWayBack(String what, List<E> list, List<E> expected) {
        ListIterator<E> back = list.listIterator(expected.size());
        refused(what, NoSuchElementException.class, back::next);
        List<E> reversed = new ArrayList<>();
        while (back.hasPrevious()) {
            assertThat(back.nextIndex()).isEqualTo(expected.size() - reversed.size());
            reversed.add(back.previous());
        }
        Collections.reverse(reversed);
        assertThat(reversed.equals(expected)).as(what).isTrue();
        assertThat(back.previousIndex()).as(what).isEqualTo(-1);
        refused(what, NoSuchElementException.class, back::previous);
    }

    /** Splits as long as it goes, and finds all elements once, in order. */
    private static <E> void checkSplits(String what, List<E> list, List<E> expected) {
        Spliterator<E> whole = list.spliterator();
        assertThat(whole.hasCharacteristics(Spliterator.ORDERED | Spliterator.SIZED))
                .as(what)
                .isTrue();
        assertThat(whole.getExactSizeIfKnown()).as(what).isEqualTo(expected.size());
        List<E> found = new ArrayList<>();
        List<Spliterator<E>> open = new ArrayList<>(List.of(whole));
        while (!open.isEmpty()) {
            Spliterator<E> last = open.get(open.size() - 1);
            Spliterator<E> first = last.trySplit();
            if (first != null) {
                open.add(first);
                continue;
            }
            open.remove(open.size() - 1);
            if (last.tryAdvance(found::add)) {
                last.forEachRemaining(found::add);
            }
            assertThat(last.tryAdvance(found::add)).as(what).isFalse();
        }
        assertThat(found.equals(expected)).as(what).isTrue();
    }

    /** Reads streams in turn and by several threads, from the front and from further on. */
    static <E> void checkStreams(String what, StreamMaker<E> maker, List<E> expected) {
        int middle = expected.size() / 2;
        assertThat(maker.stream().toList().equals(expected)).as(what).isTrue();
        assertThat(maker.stream().parallel().toList().equals(expected)).as(what).isTrue();
        assertThat(maker.stream().count()).as(what).isEqualTo(expected.size());
        List<E> part = expected.subList(middle, Math.min(expected.size(), middle + SOME));
        assertThat(maker.stream().skip(middle).limit(SOME).toList()).as(what).isEqualTo(part);
        assertThat(maker.stream().parallel().skip(middle).limit(SOME).toList())
                .as(what)
                .isEqualTo(part);
        assertThat(maker.stream().distinct().count()).as(what).isEqualTo(expected.size());
    }

    /** Makes a new stream of the same at each call. */
    interface StreamMaker<E> {
        /** Returns a stream. */
        Stream<E> stream();
    }

    private static <E> void checkRefusals(String what, List<E> list, List<E> expected) {
        if (expected.isEmpty()) {
            return;
        }
        E first = expected.get(0);
        ListIterator<E> iterator = list.listIterator();
        iterator.next();
        Iterator<E> removing = list.iterator();
        removing.next();
        for (ThrowingCallable change : List.<ThrowingCallable>of(
                () -> list.add(first),
                () -> list.add(0, first),
                () -> list.addAll(List.of(first)),
                () -> list.addAll(0, List.of(first)),
                () -> list.set(0, first),
                () -> list.remove(0),
                () -> list.remove(first),
                () -> list.removeAll(List.of(first)),
                () -> list.retainAll(List.of()),
                () -> list.removeIf(element -> true),
                () -> list.replaceAll(element -> element),
                () -> list.sort(Comparator.comparing(Object::toString)),
                list::clear,
                () -> iterator.set(first),
                () -> iterator.add(first),
                iterator::remove,
                removing::remove)) {
            refused(what, UnsupportedOperationException.class, change);
        }
        assertThat(list.size()).as(what).isEqualTo(expected.size());
        assertThat(list.get(0)).as(what).isEqualTo(first);
    }

    private static void refused(String what, Class<? extends Throwable> refusal, ThrowingCallable call) {
        assertThatExceptionOfType(refusal).as(what).isThrownBy(call);
    }
}
