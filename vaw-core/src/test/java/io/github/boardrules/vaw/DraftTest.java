package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.boardrules.game.Choice;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.geometry.Cell;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** Moves put together choice by choice. */
class DraftTest {
    private static final Choice PASS = new Choice.Word("pass");

    private static Choice start(String cell) {
        return new Choice.At("start", Cell.parse(cell));
    }

    private static Choice landing(String cell) {
        return new Choice.At("landing", Cell.parse(cell));
    }

    @Test
    void startThenLanding() {
        VawPosition position = VawRules.vaw(6).parsePosition("6/6/6/6/6/1VV3 w 0");
        MoveDraft<VawMove> draft = position.draft();
        assertThat(draft.position()).isSameAs(position);
        assertThat(draft.chosen()).isEmpty();
        assertThat(draft.choices()).containsExactly(start("b1"), start("c1"), PASS);
        assertThat(draft.choices()).extracting(Choice::toString).containsExactly("start b1", "start c1", "pass");
        assertThat(draft.choicesAt(Cell.parse("c1"))).containsExactly(start("c1"));
        assertThat(draft.choicesAt(Cell.parse("d1"))).isEmpty();
        assertThat(draft.choicesAt(Cell.parse("z99"))).isEmpty();
        assertThat(draft.move()).isEmpty();

        MoveDraft<VawMove> started = draft.choose(start("b1"));
        assertThat(started.chosen()).containsExactly(start("b1"));
        assertThat(started.choices()).containsExactly(landing("d1"), landing("e1"), landing("f1"));
        assertThat(started.move()).isEmpty();

        MoveDraft<VawMove> landed = started.choose(landing("e1"));
        assertThat(landed.chosen()).containsExactly(start("b1"), landing("e1"));
        assertThat(landed.choices()).isEmpty();
        assertThat(landed.move()).contains(VawMove.parse("b1-e1"));
        // Drafts are values: what was chosen later changes none of the earlier.
        assertThat(draft.chosen()).isEmpty();
        assertThat(started.choose(landing("f1")).move()).contains(VawMove.parse("b1-f1"));
        assertThat(draft.choose(PASS).move()).contains(VawMove.pass());
        assertThat(draft.choose(PASS).choices()).isEmpty();
    }

    @Test
    void otherChoicesAreRefused() {
        MoveDraft<VawMove> draft =
                VawRules.villawar(6).parsePosition("6/6/6/6/6/1VV3 w 0").draft();
        for (Choice choice : List.of(PASS, start("a1"), landing("b1"), landing("d1"), new Choice.Word("swap"))) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> draft.choose(choice))
                    .withMessageContaining(choice.toString());
        }
        MoveDraft<VawMove> started = draft.choose(start("c1"));
        assertThatIllegalArgumentException().isThrownBy(() -> started.choose(landing("d1")));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> started.choose(landing("a1")).choose(landing("a1")));
    }

    @Test
    void aSingleJumpOrPassIsStillChosen() {
        MoveDraft<VawMove> only =
                VawRules.villawar(6).parsePosition("6/6/6/6/6/6 w 0").draft();
        assertThat(only.choices()).containsExactly(PASS);
        assertThat(only.move()).isEmpty();
        MoveDraft<VawMove> jump =
                VawRules.villawar(6).parsePosition("6/6/6/6/6/WW2v1 w 0").draft();
        assertThat(jump.choices()).containsExactly(start("a1"));
        assertThat(jump.move()).isEmpty();
        assertThat(jump.choose(start("a1")).move()).isEmpty();
        assertThat(jump.choose(start("a1")).choices()).containsExactly(landing("e1"));
    }

    @Test
    void aFinishedGameOffersNothing() {
        MoveDraft<VawMove> draft =
                VawRules.vaw(6).parsePosition("6/6/6/6/6/1VV3 w 2").draft();
        assertThat(draft.choices()).isEmpty();
        assertThat(draft.move()).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> draft.choose(PASS));
    }

    @Domain(VawDomain.class)
    @Property(tries = 300)
    void eachLegalMoveIsReachedOnce(@ForAll VawPosition position) {
        List<VawMove> reached = new ArrayList<>();
        collect(position.draft(), reached);
        assertThat(reached)
                .containsExactlyInAnyOrderElementsOf(position.legalMoves().asList());
    }

    private static void collect(MoveDraft<VawMove> draft, List<VawMove> reached) {
        draft.move().ifPresent(reached::add);
        assertThat(draft.choices()).doesNotHaveDuplicates();
        assertThat(draft.choices()).extracting(Choice::toString).doesNotHaveDuplicates();
        for (Choice choice : draft.choices()) {
            collect(draft.choose(choice), reached);
        }
    }
}
