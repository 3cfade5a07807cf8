package io.github.boardrules.windborne;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.boardrules.game.Color;
import io.github.boardrules.geometry.Cell;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Null arguments are refused at once, by the name of the parameter. */
@SuppressWarnings("NullAway") // what it forbids is what is tested
class NullsTest {
    private final WindbornePosition position = WindborneRules.windborne(7).start();

    @Test
    void nullsAreNamed() {
        Cell cell = new Cell(0, 0);
        Map<ThrowingCallable, String> calls = new LinkedHashMap<>();
        calls.put(() -> position.diskAt(null), "cell");
        calls.put(() -> position.hasPawn(null), "cell");
        calls.put(() -> position.disks(null), "color");
        calls.put(() -> position.decisiveGroups(null), "color");
        calls.put(() -> position.violation((WindborneMove) null), "move");
        calls.put(() -> position.isLegal(null), "move");
        calls.put(() -> position.play((WindborneMove) null), "move");
        calls.put(() -> position.violation((String) null), "move");
        calls.put(() -> position.play((String) null), "move");
        calls.put(() -> position.effects(null), "move");
        calls.put(() -> position.transformed(null), "symmetry");
        calls.put(() -> position.draft().choose(null), "choice");
        calls.put(() -> position.draft().choicesAt(null), "cell");
        calls.put(() -> position.legalMoves().contains(null), "move");
        calls.put(() -> position.legalMoves().indexOf(null), "move");
        calls.put(() -> position.legalMoves().random(null), "random");
        calls.put(() -> position.rules().parsePosition(null), "text");
        calls.put(() -> position.rules().parseMove(null), "text");
        calls.put(() -> WindborneRules.parse(null), "text");
        calls.put(() -> new WindborneGame().rules(null), "text");
        calls.put(() -> WindborneMove.parse(null), "text");
        calls.put(() -> WindborneMove.opening(null, cell), "disk");
        calls.put(() -> WindborneMove.opening(cell, null), "pawn");
        calls.put(() -> WindborneMove.turn(null), "disk");
        calls.put(() -> WindborneMove.turn(null, cell, cell), "from");
        calls.put(() -> WindborneMove.turn(cell, null, cell), "to");
        calls.put(() -> WindborneMove.turn(cell, cell, null), "disk");
        calls.put(() -> new WindborneMove.Turn(null, cell), "slide");
        calls.put(() -> WindborneMove.swap().transformed(null), "symmetry");
        calls.put(() -> WindborneMove.turn(cell).transformed(null), "symmetry");
        calls.put(() -> WindborneMove.turn(cell, cell, cell).transformed(null), "symmetry");
        calls.put(() -> WindborneMove.opening(cell, cell).transformed(null), "symmetry");
        calls.put(() -> position.setup().putDisk(null, Color.BLACK), "cell");
        calls.put(() -> position.setup().putDisk(cell, null), "color");
        calls.put(() -> position.setup().removeDisk(null), "cell");
        calls.put(() -> position.setup().putPawn(null), "cell");
        calls.put(() -> position.setup().removePawn(null), "cell");
        calls.put(() -> position.setup().diskAt(null), "cell");
        calls.put(() -> position.setup().hasPawn(null), "cell");
        calls.put(() -> position.setup().toMove((Color) null), "color");
        calls.put(() -> new WindborneEffects(null, Optional.empty(), Optional.empty()), "disk");
        calls.put(() -> new WindborneEffects(Optional.empty(), null, Optional.empty()), "pawnFrom");
        calls.put(() -> new WindborneEffects(Optional.empty(), Optional.empty(), null), "pawnTo");
        calls.forEach((call, name) ->
                assertThatNullPointerException().isThrownBy(call).withMessageContaining(name));
    }
}
