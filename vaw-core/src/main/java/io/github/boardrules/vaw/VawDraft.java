package io.github.boardrules.vaw;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.game.Choice;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Position;
import io.github.boardrules.geometry.Cell;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** A jump as start, then landing; or the pass. */
final class VawDraft implements MoveDraft<VawMove> {
    private static final Choice PASS = new Choice.Word("pass");

    private final VawPosition position;
    private final ImmutableList<Choice> chosen;

    /** The legal moves that begin with what has been chosen. */
    private final ImmutableList<VawMove> moves;

    private VawDraft(VawPosition position, ImmutableList<Choice> chosen, List<VawMove> moves) {
        this.position = position;
        this.chosen = chosen;
        this.moves = ImmutableList.copyOf(moves);
    }

    static VawDraft of(VawPosition position) {
        return new VawDraft(position, ImmutableList.of(), position.legalMoves().asList());
    }

    /** Returns what is chosen for a move, step by step. */
    private static ImmutableList<Choice> choicesOf(VawMove move) {
        return move instanceof VawMove.Jump jump
                ? ImmutableList.of(new Choice.At("start", jump.from()), new Choice.At("landing", jump.to()))
                : ImmutableList.of(PASS);
    }

    @Override
    public Position<VawMove> position() {
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
                .map(VawDraft::choicesOf)
                .filter(choices -> choices.size() > step)
                .map(choices -> choices.get(step))
                .distinct()
                .sorted(VawDraft::compare)
                .toList();
    }

    /** Cells in board order, then the pass. */
    private static int compare(Choice one, Choice other) {
        Optional<Cell> first = one.cell();
        Optional<Cell> second = other.cell();
        if (first.isPresent() && second.isPresent()) {
            return first.get().compareTo(second.get());
        }
        return Boolean.compare(first.isEmpty(), second.isEmpty());
    }

    @Override
    public VawDraft choose(Choice choice) {
        Objects.requireNonNull(choice, "choice");
        int step = chosen.size();
        List<VawMove> left = moves.stream()
                .filter(move -> choicesOf(move).size() > step
                        && choicesOf(move).get(step).equals(choice))
                .toList();
        if (left.isEmpty()) {
            throw new IllegalArgumentException(
                    choice + " is not one of the " + choices().size() + " choices that can come next");
        }
        ImmutableList<Choice> longer =
                ImmutableList.<Choice>builder().addAll(chosen).add(choice).build();
        return new VawDraft(position, longer, left);
    }

    @Override
    public Optional<VawMove> move() {
        return moves.size() == 1 && choicesOf(moves.get(0)).equals(chosen)
                ? Optional.of(moves.get(0))
                : Optional.empty();
    }
}
