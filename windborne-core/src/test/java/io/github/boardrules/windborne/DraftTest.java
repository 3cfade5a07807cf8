package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.game.Choice;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.geometry.Cell;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.junit.jupiter.api.Test;

/** Moves put together choice by choice. */
class DraftTest {
    private static final Choice SWAP = new Choice.Word("swap");

    private static Choice pawn(String cell) {
        return new Choice.At("pawn", Cell.parse(cell));
    }

    private static Choice landing(String cell) {
        return new Choice.At("landing", Cell.parse(cell));
    }

    private static Choice disk(String cell) {
        return new Choice.At("disk", Cell.parse(cell));
    }

    private static List<Choice> at(String role, String... cells) {
        return Arrays.stream(cells)
                .<Choice>map(cell -> new Choice.At(role, Cell.parse(cell)))
                .toList();
    }

    private static WindbornePosition read(String text) {
        return WindborneRules.windborne(3).parsePosition(text);
    }

    @Test
    void diskThenPawnInTheOpening() {
        WindbornePosition position = WindborneRules.windborne(2).parsePosition("2/1pb/2 w -");
        MoveDraft<WindborneMove> draft = position.draft();
        assertThat(draft.position()).isSameAs(position);
        assertThat(draft.chosen()).isEmpty();
        List<Choice> disks = new ArrayList<>(at("disk", "a1", "b1", "a2", "b3", "c3"));
        disks.add(SWAP);
        assertThat(draft.choices()).isEqualTo(disks);
        assertThat(draft.choices())
                .extracting(Choice::toString)
                .containsExactly("disk a1", "disk b1", "disk a2", "disk b3", "disk c3", "swap");
        assertThat(draft.choicesAt(Cell.parse("b1"))).containsExactly(disk("b1"));
        assertThat(draft.choicesAt(Cell.parse("b2"))).isEmpty();
        assertThat(draft.choicesAt(Cell.parse("z99"))).isEmpty();
        assertThat(draft.move()).isEmpty();

        // The disk's own cell is among the pawn's.
        MoveDraft<WindborneMove> placed = draft.choose(disk("b1"));
        assertThat(placed.chosen()).containsExactly(disk("b1"));
        assertThat(placed.choices()).isEqualTo(at("pawn", "a1", "b1", "a2", "b3", "c3"));
        assertThat(placed.move()).isEmpty();

        MoveDraft<WindborneMove> both = placed.choose(pawn("b1"));
        assertThat(both.chosen()).containsExactly(disk("b1"), pawn("b1"));
        assertThat(both.choices()).isEmpty();
        assertThat(both.move()).contains(WindborneMove.parse("b1+b1"));
        // Drafts are values: what was chosen later changes none of the earlier.
        assertThat(draft.chosen()).isEmpty();
        assertThat(placed.choose(pawn("c3")).move()).contains(WindborneMove.parse("b1+c3"));
        assertThat(draft.choose(SWAP).move()).contains(WindborneMove.swap());
        assertThat(draft.choose(SWAP).choices()).isEmpty();
        assertThat(draft.choose(SWAP).chosen()).containsExactly(SWAP);
    }

    @Test
    void pawnThenLandingThenDisk() {
        MoveDraft<WindborneMove> draft = read("2w/p3/w1B1b/4/p2 b -").draft();
        // A pawn to slide, or at once a disk; the cells of the pawns on a1 and b4 can be either.
        assertThat(draft.choices())
                .extracting(Choice::toString)
                .containsExactly(
                        "pawn a1", "disk a1", "disk b1", "disk c1", "disk a2", "disk b2", "disk c2", "disk d2",
                        "disk b3", "pawn c3", "disk d3", "pawn b4", "disk b4", "disk c4", "disk d4", "disk e4",
                        "disk c5", "disk d5");
        assertThat(draft.choicesAt(Cell.parse("b4"))).containsExactly(pawn("b4"), disk("b4"));
        assertThat(draft.choicesAt(Cell.parse("c3"))).containsExactly(pawn("c3"));
        assertThat(draft.choicesAt(Cell.parse("e3"))).isEmpty();

        // Eastward to the edge, upward until White's disk, and to the pawn on the diagonal.
        MoveDraft<WindborneMove> started = draft.choose(pawn("a1"));
        assertThat(started.choices()).isEqualTo(at("landing", "b1", "c1", "a2", "b2"));
        assertThat(started.move()).isEmpty();

        MoveDraft<WindborneMove> landed = started.choose(landing("a2"));
        String[] free = {"a1", "b1", "c1", "a2", "b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4", "e4", "c5", "d5"};
        assertThat(landed.choices()).isEqualTo(at("disk", free));
        assertThat(landed.chosen()).containsExactly(pawn("a1"), landing("a2"));
        assertThat(landed.move()).isEmpty();
        assertThat(landed.choose(disk("a2")).move()).contains(WindborneMove.parse("a1-a2,a2"));
        assertThat(landed.choose(disk("a2")).choices()).isEmpty();

        MoveDraft<WindborneMove> none = draft.choose(disk("b4"));
        assertThat(none.choices()).isEmpty();
        assertThat(none.move()).contains(WindborneMove.parse("b4"));
        assertThat(none.chosen()).containsExactly(disk("b4"));
    }

    /** In a regular turn too White may swap; words come last. */
    @Test
    void theSwapComesLast() {
        MoveDraft<WindborneMove> draft = WindborneRules.windborne(2)
                .withPawns(1)
                .parsePosition("2/1pb/2 w -")
                .draft();
        assertThat(draft.choices())
                .containsExactly(
                        disk("a1"), disk("b1"), disk("a2"), pawn("b2"), disk("b2"), disk("b3"), disk("c3"), SWAP);
        assertThat(draft.choose(SWAP).move()).contains(WindborneMove.swap());
    }

    @Test
    void otherChoicesAreRefused() {
        MoveDraft<WindborneMove> draft = read("2w/p3/w1B1b/4/p2 b -").draft();
        for (Choice choice :
                List.of(SWAP, pawn("b1"), pawn("e3"), landing("a2"), disk("c3"), new Choice.Word("pass"), pawn("z9"))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> draft.choose(choice))
                    .withMessageContaining(choice.toString());
        }
        MoveDraft<WindborneMove> started = draft.choose(pawn("a1"));
        for (Choice choice : List.of(SWAP, pawn("a1"), landing("a1"), landing("a3"), landing("c3"), disk("b1"))) {
            assertThatIllegalArgumentException().isThrownBy(() -> started.choose(choice));
        }
        MoveDraft<WindborneMove> landed = started.choose(landing("a2"));
        for (Choice choice : List.of(SWAP, landing("a2"), disk("c3"), disk("e5"))) {
            assertThatIllegalArgumentException().isThrownBy(() -> landed.choose(choice));
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> landed.choose(disk("b1")).choose(disk("b1")));
    }

    /** The pawn is shut in and one cell is left, but what is to be done is still chosen. */
    @Test
    void aSingleMoveIsStillChosen() {
        MoveDraft<WindborneMove> draft = WindborneRules.windborne(2)
                .withPawns(1)
                .parsePosition("bb/wwb/pw b -")
                .draft();
        assertThat(draft.choices()).containsExactly(disk("a1"));
        assertThat(draft.move()).isEmpty();
        assertThat(draft.choose(disk("a1")).move()).contains(WindborneMove.parse("a1"));
    }

    @Test
    void aFinishedGameOffersNothing() {
        MoveDraft<WindborneMove> draft = read("www/1bbw/1Bpbw/1bbw/p2 b -").draft();
        assertThat(draft.choices()).isEmpty();
        assertThat(draft.move()).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> draft.choose(disk("a1")));
        assertThatIllegalArgumentException().isThrownBy(() -> draft.choose(SWAP));
    }

    @Domain(WindborneDomain.class)
    @Property(tries = 300)
    void eachLegalMoveIsReachedOnce(@ForAll WindbornePosition position) {
        if (position.legalMoves().size() > 2000) {
            return;
        }
        List<WindborneMove> reached = new ArrayList<>();
        collect(position.draft(), reached);
        assertThat(reached).doesNotHaveDuplicates();
        assertThat(new HashSet<>(reached))
                .isEqualTo(new HashSet<>(position.legalMoves().asList()));
    }

    private static void collect(MoveDraft<WindborneMove> draft, List<WindborneMove> reached) {
        draft.move().ifPresent(reached::add);
        assertThat(draft.choices()).doesNotHaveDuplicates();
        assertThat(draft.choices()).extracting(Choice::toString).doesNotHaveDuplicates();
        for (Choice choice : draft.choices()) {
            collect(draft.choose(choice), reached);
        }
    }

    /** On any board, however many the moves: each is reached by saying what it does in order. */
    @Domain(WindborneDomain.class)
    @Domain(DomainContext.Global.class)
    @Property(tries = 500)
    void anyMoveIsChosenStepByStep(@ForAll WindbornePosition position, @ForAll long seed) {
        if (position.isOver()) {
            return;
        }
        WindborneMove move = position.legalMoves().random(new Random(seed));
        MoveDraft<WindborneMove> draft = position.draft();
        for (Choice choice : choices(move)) {
            assertThat(draft.choices()).contains(choice);
            draft = draft.choose(choice);
        }
        assertThat(draft.move()).contains(move);
    }

    private static List<Choice> choices(WindborneMove move) {
        if (move instanceof WindborneMove.Opening opening) {
            return List.of(new Choice.At("disk", opening.disk()), new Choice.At("pawn", opening.pawn()));
        }
        if (move instanceof WindborneMove.Turn turn) {
            Choice disk = new Choice.At("disk", turn.disk());
            return turn.slide()
                    .map(slide ->
                            List.of(new Choice.At("pawn", slide.from()), new Choice.At("landing", slide.to()), disk))
                    .orElse(List.of(disk));
        }
        return List.of(SWAP);
    }
}
