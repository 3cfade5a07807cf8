package io.github.boardrules.examples.service.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.boardrules.examples.service.request.Played;
import io.github.boardrules.game.IllegalMoveException;
import io.github.boardrules.game.RulesException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ViewTest {
    private static View view(String rules, String... moves) {
        return View.answer(new View.Question(
                new Played(rules, Optional.empty(), List.of(moves)), Optional.empty(), Optional.empty()));
    }

    private static View from(String rules, String start, String... moves) {
        return View.answer(new View.Question(
                new Played(rules, Optional.of(start), List.of(moves)), Optional.empty(), Optional.empty()));
    }

    private static View.Last last(View view) {
        assertThat(view.last()).isPresent();
        return view.last().orElseThrow();
    }

    @Test
    void theStartHasAllPiecesAndNoLastMove() {
        View view = view("vaw 10 rows=2,4");
        assertThat(view.board().kind()).isEqualTo("square");
        assertThat(view.board().side()).isEqualTo(10);
        assertThat(view.board().cells()).hasSize(100).startsWith("a1", "b1").endsWith("j10");
        assertThat(view.pieces())
                .hasSize(40)
                .containsEntry("a2", new View.Pieces(List.of("white-villager"), "white villager"));
        assertThat(view.last()).isEmpty();
        assertThat(view.seats()).containsExactlyInAnyOrderEntriesOf(Map.of("first", "white", "second", "black"));
        assertThat(view.outcome()).isEmpty();
        assertThat(view.standing()).get().extracting(View.Ended::result).isEqualTo("draw");
    }

    @Test
    void aConversionIsMarked() {
        View view = view("vaw 8", "a2-a4");
        assertThat(last(view).marks())
                .containsEntry("from", List.of("a2"))
                .containsEntry("to", List.of("a4"))
                .containsEntry("converted", List.of("a3"))
                .containsEntry("removed", List.of());
        assertThat(last(view).before()).containsEntry("a3", List.of("white-villager"));
        assertThat(last(view).words()).isEqualTo("1. white a2-a4: a3 becomes a warrior");
        assertThat(view.pieces()).containsEntry("a3", new View.Pieces(List.of("white-warrior"), "white warrior"));
        assertThat(view.standing())
                .get()
                .isEqualTo(new View.Ended("white", Optional.of("first"), "villagers", List.of("a4")));
    }

    @Test
    void whatWasRemovedOrCapturedIsStillKnown() {
        View removal = from("vaw 6", "6/6/6/6/6/VW4 w 0", "a1-c1");
        assertThat(last(removal).marks()).containsEntry("removed", List.of("b1"));
        assertThat(last(removal).before()).containsEntry("b1", List.of("white-warrior"));
        View capture = from("vaw 6", "6/6/6/6/6/WW3v w 0", "a1-f1");
        assertThat(last(capture).marks()).containsEntry("captured", List.of("f1"));
        assertThat(last(capture).before()).containsEntry("f1", List.of("black-villager"));
        assertThat(capture.pieces()).containsOnlyKeys("b1", "f1");
    }

    @Test
    void anEarlierPlyIsShownAsItWas() {
        View view = View.answer(new View.Question(
                new Played("vaw 8", Optional.empty(), List.of("a2-a4", "a7-a5")), Optional.of(1), Optional.empty()));
        assertThat(view.ply()).isEqualTo(1);
        assertThat(view.plies()).isEqualTo(2);
        assertThat(last(view).move()).isEqualTo("a2-a4");
        assertThat(view.toMove()).isEqualTo("black");
    }

    @Test
    void seatsFollowTheSwap() {
        assertThat(view("windborne 3", "c3+a1").seats()).containsEntry("first", "black");
        View swapped = view("windborne 3", "c3+a1", "swap");
        assertThat(swapped.seats()).containsEntry("first", "white").containsEntry("second", "black");
        assertThat(last(swapped).words()).isEqualTo("2. white swap: the players exchange colours");
    }

    @Test
    void aPawnsWayIsMarked() {
        View view = from("windborne 3 pawns=1", "3/4/p4/3b/3 w -", "a3-c3,a1");
        assertThat(last(view).marks())
                .containsEntry("from", List.of("a3"))
                .containsEntry("to", List.of("c3"))
                .containsEntry("placed", List.of("a1"));
        assertThat(view.pieces()).containsEntry("c3", new View.Pieces(List.of("pawn"), "pawn"));
        assertThat(view.counts()).containsEntry("white disks", 1);
    }

    @Test
    void aDecisiveGroupIsShownBeforeItWins() {
        View threat = from("windborne 2 pawns=1", "2/B2/2 w -");
        assertThat(threat.groups()).containsExactly(Map.entry("black", List.of(List.of("a2"))));
        assertThat(threat.outcome()).isEmpty();
        assertThat(threat.note()).get().asString().contains("black has a decisive group");
        View won = from("windborne 2 pawns=1", "2/B2/2 w -", "b1");
        assertThat(won.outcome()).contains(new View.Ended("black", Optional.of("first"), "group", List.of("a2")));
        assertThat(won.note()).isEmpty();
        assertThat(won.status()).startsWith("black (first seat) wins");
    }

    @Test
    void whatPeopleAgreedEndsTheGame() {
        View.Question question = new View.Question(
                new Played("vaw 8", Optional.empty(), List.of("a2-a4")),
                Optional.empty(),
                Optional.of(new View.Agreed("black", "resignation")));
        assertThat(View.answer(question).status()).isEqualTo("black (second seat) wins by resignation");
        View.Question past = new View.Question(
                new Played("vaw 8", Optional.empty(), List.of("a2-a4")),
                Optional.of(0),
                Optional.of(new View.Agreed("draw", "agreement")));
        assertThat(View.answer(past).outcome()).isEmpty();
    }

    @Test
    void impossibleQuestionsAreRefused() {
        assertThatThrownBy(() -> view("vaw 8", "a2-a3")).isInstanceOf(IllegalMoveException.class);
        assertThatThrownBy(() -> view("vaw 80")).isInstanceOf(RulesException.class);
    }
}
