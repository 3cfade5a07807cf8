package io.github.boardrules.contract;

import io.github.boardrules.game.Move;
import java.util.List;
import java.util.Optional;

/** Takes away from a position what a disagreement does not need. */
public final class Shrinker<M extends Move, P> {
    private final Twins<M, P> twins;
    private final Comparison<M, P> comparison;

    public Shrinker(Twins<M, P> twins) {
        this.twins = twins;
        this.comparison = new Comparison<>(twins);
    }

    /** Returns the same disagreement about a position from which nothing more can be taken away, one thing or two. */
    public Disagreement shrink(Disagreement found) {
        Disagreement smallest = found;
        Disagreement before;
        do {
            before = smallest;
            smallest = withoutOne(before);
            if (smallest.equals(before)) {
                smallest = withoutTwo(before);
            }
        } while (!smallest.equals(before));
        return smallest;
    }

    private Disagreement withoutOne(Disagreement found) {
        Disagreement smallest = found;
        int length = ComposedPositions.expanded(found.position()).length();
        for (int at = 0; at < length; at++) {
            String rows = ComposedPositions.expanded(smallest.position());
            for (char instead : twins.simpler(rows.charAt(at)).toCharArray()) {
                smallest = again(with(rows, at, instead), found).orElse(smallest);
            }
        }
        return smallest;
    }

    /** Two at a time, since disks of both colours may have to be as many as each other. */
    private Disagreement withoutTwo(Disagreement found) {
        String rows = ComposedPositions.expanded(found.position());
        for (int at = 0; at < rows.length(); at++) {
            for (char instead : twins.simpler(rows.charAt(at)).toCharArray()) {
                String one = with(rows, at, instead);
                for (int other = at + 1; other < rows.length(); other++) {
                    for (char there : twins.simpler(rows.charAt(other)).toCharArray()) {
                        Optional<Disagreement> again = again(with(one, other, there), found);
                        if (again.isPresent()) {
                            return again.get();
                        }
                    }
                }
            }
        }
        return found;
    }

    private static String with(String rows, int at, char letter) {
        return rows.substring(0, at) + letter + rows.substring(at + 1);
    }

    /** Asks the same of other rows, with the side to move and the third field as they were if there is such a position. */
    private Optional<Disagreement> again(String rows, Disagreement found) {
        return ComposedPositions.ends(found.position()).stream()
                .map(end -> ComposedPositions.packed(rows) + end)
                .filter(this::isPosition)
                .findFirst()
                .flatMap(text -> ask(text, found))
                .filter(found::isLike);
    }

    private boolean isPosition(String text) {
        try {
            return twins.rules().parsePosition(text).toString().equals(text);
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private Optional<Disagreement> ask(String text, Disagreement found) {
        boolean ofList = List.of("moves", "list", "order").contains(found.about());
        return found.move().isPresent() && !ofList
                ? comparison.ofMove(text, found.move().get())
                : comparison.ofPosition(text, true);
    }
}
