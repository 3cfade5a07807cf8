package io.github.boardrules.vaw;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.boardrules.game.Color;
import io.github.boardrules.geometry.Cell;
import java.util.LinkedHashMap;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Null arguments are refused at once, by the name of the parameter. */
@SuppressWarnings("NullAway") // what it forbids is what is tested
class NullsTest {
    private final VawPosition position = VawRules.vaw(8).start();

    @Test
    void nullsAreNamed() {
        Cell cell = new Cell(0, 0);
        Map<ThrowingCallable, String> calls = new LinkedHashMap<>();
        calls.put(() -> position.pieceAt(null), "cell");
        calls.put(() -> position.villagers(null), "color");
        calls.put(() -> position.warriors(null), "color");
        calls.put(() -> position.violation((VawMove) null), "move");
        calls.put(() -> position.isLegal(null), "move");
        calls.put(() -> position.play((VawMove) null), "move");
        calls.put(() -> position.violation((String) null), "move");
        calls.put(() -> position.play((String) null), "move");
        calls.put(() -> position.effects(null), "move");
        calls.put(() -> position.transformed(null), "symmetry");
        calls.put(() -> position.draft().choose(null), "choice");
        calls.put(() -> position.legalMoves().contains(null), "move");
        calls.put(() -> position.legalMoves().indexOf(null), "move");
        calls.put(() -> position.legalMoves().random(null), "random");
        calls.put(() -> position.rules().parsePosition(null), "text");
        calls.put(() -> position.rules().parseMove(null), "text");
        calls.put(() -> position.rules().withPassRule(null), "rule");
        calls.put(() -> VawRules.parse(null), "text");
        calls.put(() -> VawMove.parse(null), "text");
        calls.put(() -> VawMove.jump(null, cell), "from");
        calls.put(() -> VawMove.jump(cell, null), "to");
        calls.put(() -> VawMove.pass().transformed(null), "symmetry");
        calls.put(() -> VawMove.jump(cell, cell).transformed(null), "symmetry");
        calls.put(() -> VawPiece.of(null, true), "color");
        calls.put(() -> position.setup().put(null, VawPiece.WHITE_VILLAGER), "cell");
        calls.put(() -> position.setup().put(cell, null), "piece");
        calls.put(() -> position.setup().remove(null), "cell");
        calls.put(() -> position.setup().pieceAt(null), "cell");
        calls.put(() -> position.setup().toMove((Color) null), "color");
        calls.put(() -> new VawEffects(null, null, null), "converted");
        calls.forEach((call, name) ->
                assertThatNullPointerException().isThrownBy(call).withMessageContaining(name));
    }
}
