package io.github.boardrules.contract;

import io.github.boardrules.game.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

/** Compares every position that games reach in their first moves, and every move on the way there. */
public final class FirstMoves {
    private FirstMoves() {}

    /**
     * Compares on all processors.
     *
     * @param twins makes the same twins again for each thread
     * @return how many positions there are after each number of moves, from none to the depth
     * @throws AssertionError where the two disagree
     */
    public static <M extends Move, P> List<Integer> compare(Supplier<Twins<M, P>> twins, int depth) {
        ThreadLocal<Twins<M, P>> own = ThreadLocal.withInitial(twins);
        List<Integer> counts = new ArrayList<>();
        Reference<P> slow = own.get().reference();
        Set<String> level = Set.of(slow.write(slow.start()));
        for (int moves = 0; moves <= depth; moves++) {
            counts.add(level.size());
            Set<String> next = ConcurrentHashMap.newKeySet();
            boolean last = moves == depth;
            List<String> reports = level.parallelStream()
                    .flatMap(text -> reports(own.get(), text, last, next).stream())
                    .limit(1)
                    .toList();
            if (!reports.isEmpty()) {
                throw new AssertionError(reports.get(0));
            }
            level = next;
        }
        return counts;
    }

    private static <M extends Move, P> List<String> reports(
            Twins<M, P> twins, String text, boolean last, Set<String> next) {
        Comparison<M, P> comparison = new Comparison<>(twins);
        Reference<P> slow = twins.reference();
        P slowly = slow.read(text);
        List<Disagreement> found = new ArrayList<>();
        comparison.ofPosition(text, slowly, true).ifPresent(found::add);
        for (String move : last ? List.<String>of() : slow.moves(slowly)) {
            comparison.ofMove(text, slowly, move, "legal").ifPresent(found::add);
            next.add(slow.write(slow.play(slowly, move)));
        }
        return found.stream().map(Disagreement::toString).toList();
    }
}
