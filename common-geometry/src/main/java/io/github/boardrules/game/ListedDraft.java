package io.github.boardrules.game;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.geometry.Cell;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** A draft that keeps a list of the moves that are still possible. */
final class ListedDraft<M extends Move> implements MoveDraft<M> {
    private final Position<M> position;
    private final Function<? super M, List<Choice>> choicesOf;
    private final ImmutableList<Choice> chosen;

    /** The legal moves that begin with what has been chosen. */
    private final ImmutableList<M> moves;

    ListedDraft(
            Position<M> position,
            Function<? super M, List<Choice>> choicesOf,
            ImmutableList<Choice> chosen,
            List<M> moves) {
        this.position = position;
        this.choicesOf = choicesOf;
        this.chosen = chosen;
        this.moves = ImmutableList.copyOf(moves);
    }

    @Override
    public Position<M> position() {
        return position;
    }

    @Override
    public List<Choice> chosen() {
        return chosen;
    }

    @Override
    public List<Choice> choices() {
        int step = chosen.size();
        return moves.stream()
                .map(choicesOf)
                .filter(choices -> choices.size() > step)
                .map(choices -> choices.get(step))
                .distinct()
                .sorted(ListedDraft::compare)
                .toList();
    }

    /** Cells in board order, then words. */
    private static int compare(Choice one, Choice other) {
        Optional<Cell> first = one.cell();
        Optional<Cell> second = other.cell();
        if (first.isPresent() && second.isPresent()) {
            return first.get().compareTo(second.get());
        }
        return Boolean.compare(first.isEmpty(), second.isEmpty());
    }

    @Override
    public MoveDraft<M> choose(Choice choice) {
        Objects.requireNonNull(choice, "choice");
        int step = chosen.size();
        List<M> left = moves.stream()
                .filter(move -> {
                    List<Choice> choices = choicesOf.apply(move);
                    return choices.size() > step && choices.get(step).equals(choice);
                })
                .toList();
        if (left.isEmpty()) {
            throw new IllegalArgumentException(
                    choice + " is not one of the " + choices().size() + " choices that can come next");
        }
        ImmutableList<Choice> longer =
                ImmutableList.<Choice>builder().addAll(chosen).add(choice).build();
        return new ListedDraft<>(position, choicesOf, longer, left);
    }

    @Override
    public Optional<M> move() {
        return moves.size() == 1 && choicesOf.apply(moves.get(0)).equals(chosen)
                ? Optional.of(moves.get(0))
                : Optional.empty();
    }
}
