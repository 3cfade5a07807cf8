package io.github.boardrules.examples.service.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.examples.service.request.Problem;
import io.github.boardrules.geometry.NotationException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class DraftTest {
    private static final String VAW_START = "8/vvvvvvvv/vvvvvvvv/8/8/VVVVVVVV/VVVVVVVV/8 w 0";

    private static Draft ask(String rules, String position, String click, String... chosen) {
        Optional<String> cell = click.isEmpty() ? Optional.empty() : Optional.of(click);
        return Draft.answer(new Draft.Question(rules, position, List.of(chosen), cell));
    }

    private static List<String> texts(List<Draft.Step> steps) {
        return steps.stream().map(Draft.Step::text).toList();
    }

    private static Draft.Refusal refusal(Draft draft) {
        assertThat(draft.refusal()).isPresent();
        return draft.refusal().orElseThrow();
    }

    @Test
    void everyPieceThatCanJumpCanBeChosenAndSoCanPassing() {
        Draft draft = ask("vaw 8", VAW_START, "");
        assertThat(draft.choices())
                .hasSize(17)
                .last()
                .extracting(Draft.Step::text)
                .isEqualTo("pass");
        assertThat(draft.prompt()).contains("choose a piece to jump with, or pass");
        assertThat(draft.move()).isEmpty();
    }

    @Test
    void clicksOnPieceAndLandingMakeTheMove() {
        Draft piece = ask("vaw 8", VAW_START, "a2");
        assertThat(texts(piece.chosen())).containsExactly("start a2");
        assertThat(texts(piece.choices())).contains("landing a4", "landing a5");
        assertThat(piece.prompt()).contains("choose where it lands");
        Draft landing = ask("vaw 8", VAW_START, "a4", "start a2");
        assertThat(landing.move()).contains("a2-a4");
        assertThat(landing.choices()).isEmpty();
        assertThat(landing.prompt()).isEmpty();
    }

    @Test
    void aClickThatCanMeanNothingIsExplainedAndChangesNothing() {
        Draft empty = ask("vaw 8", VAW_START, "a1");
        assertThat(refusal(empty).message()).isEqualTo("there is no piece on a1");
        assertThat(empty.chosen()).isEmpty();
        assertThat(empty.choices()).hasSize(17);
        Draft other = ask("vaw 8", VAW_START, "a7");
        assertThat(refusal(other).code()).isEqualTo("not-your-piece");
        Draft far = ask("vaw 8", VAW_START, "b6", "start a2");
        assertThat(refusal(far).code()).isEqualTo("not-a-line");
        assertThat(refusal(far).again()).isFalse();
        assertThat(texts(far.chosen())).containsExactly("start a2");
        assertThat(refusal(ask("vaw 8", VAW_START, "z9")).code()).isEqualTo("off-board");
    }

    @Test
    void anotherPieceIsAnotherBeginning() {
        Draft draft = ask("vaw 8", VAW_START, "b2", "start a2");
        assertThat(refusal(draft).code()).isEqualTo("landing-own");
        assertThat(refusal(draft).again()).isTrue();
        assertThat(texts(draft.chosen())).containsExactly("start b2");
    }

    @Test
    void whyAPieceCannotJumpIsToldByTheMostTellingWay() {
        String warriors = "6/6/6/v5/6/WWV3 w 0";
        assertThat(refusal(ask("vaw 6", warriors, "a1")).message())
                .isEqualTo(
                        "no jump starts on a1: the white warrior on a1 can cross only one phalanx, not the warrior on"
                                + " b1, then the villager on c1");
        assertThat(refusal(ask("vaw 6", "6/6/6/6/6/WW4 w 0", "a1")).message())
                .isEqualTo("no jump starts on a1: the white warrior on a1 must land on an enemy, but c1 is empty");
        assertThat(refusal(ask("vaw 6", "6/6/6/6/6/V5 w 0", "a1")).code()).isEqualTo("nothing-jumped");
    }

    @Test
    void whereNoJumpIsPossibleOnlyPassingIsLeft() {
        Draft draft = ask("villawar 6", "6/6/6/6/6/V5 w 0", "");
        assertThat(texts(draft.choices())).containsExactly("pass");
        assertThat(draft.prompt()).contains("no jump is possible: pass");
        assertThat(ask("villawar 6", "6/6/6/6/6/V5 w 0", "", "pass").move()).contains("pass");
    }

    @Test
    void afterTheEndNothingCanBeChosen() {
        Draft over = ask("vaw 8", VAW_START.replace("w 0", "w 2"), "a2");
        assertThat(over.choices()).isEmpty();
        assertThat(refusal(over).code()).isEqualTo("game-over");
        Draft won = ask("windborne 2 pawns=1", "B1/3/w1 b -", "a1");
        assertThat(won.choices()).isEmpty();
        assertThat(refusal(won).code()).isEqualTo("game-over");
    }

    @Test
    void anOpeningIsADiskAndThenAPawn() {
        Draft disk = ask("windborne 3", "3/4/5/4/3 b -", "c3");
        assertThat(disk.chosen()).singleElement().satisfies(step -> {
            assertThat(step.role()).isEqualTo("disk");
            assertThat(step.figure()).contains("black-disk");
        });
        assertThat(disk.prompt()).contains("choose a cell for a pawn");
        assertThat(ask("windborne 3", "3/4/5/4/3 b -", "c3", "disk c3").move()).contains("c3+c3");
        Draft second = ask("windborne 3", "3/4/2B2/4/3 w -", "c3", "disk a1");
        assertThat(refusal(second).code()).isEqualTo("pawn-on-pawn");
        assertThat(texts(second.chosen())).containsExactly("disk a1");
        assertThat(refusal(ask("windborne 3", "3/4/2B2/4/3 w -", "c3")).code()).isEqualTo("disk-on-disk");
        assertThat(ask("windborne 3", "3/4/2B2/4/3 w -", "").prompt())
                .contains("choose a cell for a disk, or swap sides");
    }

    @Test
    void aPawnAloneCanSlideOrGetADisk() {
        String position = "p2/4/1p3/1Wb1/1b1 w -";
        Draft both = ask("windborne 3", position, "b3");
        assertThat(both.meanings())
                .extracting(Draft.Step::meaning)
                .containsExactly("slide the pawn on b3", "place a disk under the pawn on b3");
        assertThat(both.chosen()).isEmpty();
        assertThat(both.refusal()).isEmpty();
        assertThat(ask("windborne 3", position, "", "disk b3").move()).contains("b3");
    }

    @Test
    void aSlideIsPawnThenLandingThenDisk() {
        String position = "p2/4/1p3/1Wb1/1b1 w -";
        Draft pawn = ask("windborne 3", position, "", "pawn b3");
        assertThat(pawn.prompt()).contains("choose where the pawn lands");
        Draft refused = ask("windborne 3", position, "c2", "pawn b3");
        assertThat(refusal(refused).code()).isIn("not-a-line", "enemy-in-path");
        Draft landed = ask("windborne 3", position, "c3", "pawn b3");
        assertThat(landed.chosen()).last().extracting(Draft.Step::figure).isEqualTo(Optional.of("pawn"));
        assertThat(refusal(ask("windborne 3", position, "b1", "pawn b3", "landing c3"))
                        .code())
                .isEqualTo("disk-on-disk");
        assertThat(ask("windborne 3", position, "a1", "pawn b3", "landing c3").move())
                .contains("b3-c3,a1");
    }

    @Test
    void aClickNeverCompletesAMoveInPlaceOfARefusedOne() {
        String position = "p2/4/1p3/1Wb1/1b1 w -";
        // e5 is no landing, but could get a disk
        Draft draft = ask("windborne 3", position, "e5", "pawn b3");
        assertThat(draft.move()).isEmpty();
        assertThat(draft.refusal()).isPresent();
        assertThat(texts(draft.chosen())).containsExactly("pawn b3");
    }

    @Test
    void whatWasNeverOfferedIsAnError() {
        assertThatThrownBy(() -> ask("vaw 8", VAW_START, "", "start a1"))
                .isInstanceOfSatisfying(
                        Problem.class, e -> assertThat(e.members()).containsEntry("field", "chosen"));
        assertThatThrownBy(() -> ask("vaw 8", VAW_START, "a 2")).isInstanceOf(NotationException.class);
    }
}
