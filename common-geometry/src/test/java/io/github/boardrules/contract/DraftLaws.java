package io.github.boardrules.contract;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.game.Choice;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Position;
import io.github.boardrules.geometry.Cell;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Putting a move together choice by choice. */
interface DraftLaws extends Laws {
    @Property(tries = 30)
    default void choicesLeadToEachLegalMoveExactlyOnce(@ForAll("plays") Play play) {
        Position<Move> position = play.last();
        if (position.legalMoves().size() > MANY) {
            return;
        }
        List<Move> reached = new ArrayList<>();
        Deque<MoveDraft<Move>> open = new ArrayDeque<>(List.of(position.draft()));
        while (!open.isEmpty()) {
            MoveDraft<Move> draft = open.pop();
            draft.move().ifPresent(reached::add);
            draft.choices().forEach(choice -> open.push(draft.choose(choice)));
        }
        assertThat(reached).doesNotHaveDuplicates();
        assertThat(new HashSet<>(reached))
                .isEqualTo(new HashSet<>(position.legalMoves().asList()));
    }

    @Property(tries = 100)
    default void anyChoicesLeadToALegalMove(@ForAll("plays") Play play, @ForAll long seed) {
        Random random = new Random(seed);
        Position<Move> position = play.last();
        MoveDraft<Move> draft = position.draft();
        List<Choice> chosen = new ArrayList<>();
        while (!draft.choices().isEmpty()) {
            assertThat(draft.move()).isEmpty();
            assertThat(draft.position()).isEqualTo(position);
            assertThat(draft.chosen()).isEqualTo(chosen);
            Choice choice = draft.choices().get(random.nextInt(draft.choices().size()));
            chosen.add(choice);
            draft = draft.choose(choice);
            assertThat(chosen).as("choices so far").hasSizeLessThan(10);
        }
        assertThat(draft.chosen()).isEqualTo(chosen);
        assertThat(draft.move().isPresent()).isEqualTo(!position.isOver());
        assertThat(draft.move().filter(position::isLegal)).isEqualTo(draft.move());
    }

    @Property(tries = 50)
    default void choicesAreCellsInBoardOrderThenWords(@ForAll("plays") Play play, @ForAll long seed) {
        Random random = new Random(seed);
        MoveDraft<Move> draft = play.last().draft();
        while (!draft.choices().isEmpty()) {
            List<Choice> choices = draft.choices();
            assertThat(choices).isUnmodifiable();
            assertThat(choices.stream().map(Choice::toString)).doesNotHaveDuplicates();
            List<Cell> cells =
                    choices.stream().map(Choice::cell).flatMap(Optional::stream).toList();
            assertThat(cells).isSorted();
            assertThat(choices.subList(0, cells.size())).allMatch(choice -> choice instanceof Choice.At);
            assertThat(choices.subList(cells.size(), choices.size())).allMatch(choice -> choice instanceof Choice.Word);
            draft = draft.choose(choices.get(random.nextInt(choices.size())));
        }
    }

    @Property(tries = 50)
    default void aClickMeansTheChoicesThatNameTheCell(@ForAll("plays") Play play) {
        MoveDraft<Move> draft = play.last().draft();
        List<Choice> clicked = new ArrayList<>();
        for (int rank = 0; rank <= play.rules().grid().height(); rank++) {
            for (int file = 0; file <= play.rules().grid().width() && file <= Cell.MAX_FILE; file++) {
                Cell cell = new Cell(file, rank);
                List<Choice> here = draft.choicesAt(cell);
                assertThat(here).allMatch(choice -> choice.cell().equals(Optional.of(cell)));
                clicked.addAll(here);
            }
        }
        assertThat(clicked)
                .isEqualTo(draft.choices().stream()
                        .filter(choice -> choice.cell().isPresent())
                        .toList());
    }

    @Property(tries = 50)
    default void choosingLeavesTheDraftAsItIs(@ForAll("plays") Play play) {
        MoveDraft<Move> draft = play.last().draft();
        List<Choice> choices = draft.choices();
        for (Choice choice : choices) {
            MoveDraft<Move> next = draft.choose(choice);
            assertThat(next.chosen()).containsExactly(choice);
            assertThat(next.choices()).isEqualTo(draft.choose(choice).choices());
        }
        assertThat(draft.chosen()).isEmpty();
        assertThat(draft.choices()).isEqualTo(choices);
        assertThat(draft.move()).isEmpty();
    }

    @Property(tries = 50)
    default void whatIsNotOfferedCannotBeChosen(@ForAll("plays") Play play, @ForAll long seed) {
        Random random = new Random(seed);
        MoveDraft<Move> draft = play.last().draft();
        List<Choice> foreign = new ArrayList<>(List.of(
                new Choice.Word("no such word"),
                new Choice.Word(""),
                new Choice.At("no such role", play.rules().grid().cell(0)),
                new Choice.At("disk", new Cell(Cell.MAX_FILE, Cell.MAX_RANK))));
        for (Position<Move> position : play.positions()) {
            foreign.addAll(position.draft().choices());
        }
        while (true) {
            MoveDraft<Move> now = draft;
            List<Choice> choices = now.choices();
            foreign.addAll(choices);
            for (Choice choice : foreign) {
                if (!choices.contains(choice)) {
                    assertThatThrownBy(() -> now.choose(choice))
                            .as("%s", choice)
                            .isInstanceOf(IllegalArgumentException.class);
                }
            }
            assertThat(now.choices()).isEqualTo(choices);
            if (choices.isEmpty()) {
                return;
            }
            draft = now.choose(choices.get(random.nextInt(choices.size())));
        }
    }
}
