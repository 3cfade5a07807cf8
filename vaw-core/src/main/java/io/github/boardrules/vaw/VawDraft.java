package io.github.boardrules.vaw;

import io.github.boardrules.game.Choice;
import io.github.boardrules.game.MoveDraft;
import java.util.List;

/** A jump as start, then landing; or the pass. */
final class VawDraft {
    private static final List<Choice> PASS = List.of(new Choice.Word("pass"));

    private VawDraft() {}

    static MoveDraft<VawMove> of(VawPosition position) {
        return MoveDraft.of(position, VawDraft::choicesOf);
    }

    /** Returns what is chosen for a move, step by step. */
    private static List<Choice> choicesOf(VawMove move) {
        return move instanceof VawMove.Jump jump
                ? List.of(new Choice.At("start", jump.from()), new Choice.At("landing", jump.to()))
                : PASS;
    }
}
