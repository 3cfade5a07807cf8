package io.github.boardrules.game;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.geometry.Cell;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/**
 * A legal move being put together choice by choice, in the order in which people think; for boards that are clicked.
 *
 * <p>Immutable and thread-safe: choosing gives a new draft. Every choice offered leads to a legal move, and each legal
 * move is reached by exactly one sequence of choices.
 *
 * @param <M> the game's type of moves
 */
public interface MoveDraft<M extends Move> {
    /**
     * Begins a draft from the list of all legal moves; for those who add a game that never has very many.
     *
     * @param <M> the game's type of moves
     * @param position the position that the move is for
     * @param choicesOf what is chosen for a move, step by step: different for different moves, and none the beginning
     *     of another
     * @return a draft with nothing chosen; each step costs time and memory in proportion to the moves left
     */
    static <M extends Move> MoveDraft<M> of(Position<M> position, Function<? super M, List<Choice>> choicesOf) {
        Objects.requireNonNull(choicesOf, "choicesOf");
        return new ListedDraft<>(
                position, choicesOf, ImmutableList.of(), position.legalMoves().asList());
    }

    /**
     * Returns the position that the move is for.
     *
     * @return the position
     */
    Position<M> position();

    /**
     * Returns what has been chosen.
     *
     * @return an immutable list, empty at the beginning
     */
    List<Choice> chosen();

    /**
     * Returns what can come next.
     *
     * @return an immutable list: words after cells, cells in board order; empty once the move is complete or where the
     *     game is over
     */
    List<Choice> choices();

    /**
     * Returns what a click on a cell can mean now.
     *
     * @param cell any cell
     * @return those of the choices that name the cell; may be empty
     */
    default List<Choice> choicesAt(Cell cell) {
        Optional<Cell> wanted = Optional.of(Objects.requireNonNull(cell, "cell"));
        return choices().stream().filter(choice -> choice.cell().equals(wanted)).toList();
    }

    /**
     * Chooses.
     *
     * @param choice one of {@link #choices()}
     * @return the draft with that choice made
     * @throws IllegalArgumentException if the choice is not one of them
     */
    MoveDraft<M> choose(Choice choice);

    /**
     * Returns the move once it is complete.
     *
     * @return the legal move, empty while choices are left
     */
    Optional<M> move();
}
