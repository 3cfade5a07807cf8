package io.github.boardrules.examples.drawing;

import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import io.github.boardrules.vaw.VawEffects;
import io.github.boardrules.vaw.VawMove;
import io.github.boardrules.vaw.VawPiece;
import io.github.boardrules.vaw.VawPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How V.A.W. is shown. */
final class VawView implements GameView {
    @Override
    public String name() {
        return "V.A.W.";
    }

    @Override
    public char symbol(Position<?> position, Cell cell) {
        return pieceAt(position, cell).map(VawPiece::symbol).orElse(EMPTY);
    }

    @Override
    public Side side(Position<?> position, Cell cell) {
        return pieceAt(position, cell).map(piece -> Side.of(piece.color())).orElse(Side.NONE);
    }

    private static Optional<VawPiece> pieceAt(Position<?> position, Cell cell) {
        return ((VawPosition) position).pieceAt(cell);
    }

    @Override
    public Optional<String> pieces(Position<?> position, Cell cell) {
        return pieceAt(position, cell).map(VawPiece::toString);
    }

    @Override
    public String legend() {
        return "V villager and W warrior of white, v and w of black, [ ] changed last or decisive";
    }

    @Override
    public List<String> moveHelp() {
        return List.of(
                "a2-a4   the piece on a2 jumps to a4, over the phalanx between them",
                "pass    leaves the board as it is; two passes in a row end the game");
    }

    @Override
    public Trace trace(Move move) {
        return move instanceof VawMove.Jump jump
                ? new Trace(List.of(jump.from(), jump.to()), List.of(jump.from(), jump.to()))
                : Trace.NONE;
    }

    @Override
    public String effect(Position<?> before, Move move) {
        VawPosition position = (VawPosition) before;
        VawEffects effects = position.effects((VawMove) move);
        List<String> parts = new ArrayList<>();
        add(parts, effects.converted(), " becomes a warrior", " become warriors");
        add(parts, effects.removed(), " leaves the board", " leave the board");
        for (Cell cell : effects.captured()) {
            parts.add("captures the " + position.pieceAt(cell).orElseThrow());
        }
        return String.join(", ", parts);
    }

    private static void add(List<String> parts, CellSet cells, String one, String several) {
        if (!cells.isEmpty()) {
            parts.add(Words.cells(cells) + (cells.size() == 1 ? one : several));
        }
    }

    @Override
    public String reason(Position<?> last, Outcome outcome) {
        return switch (outcome.reason()) {
            case "level" -> "neither villagers nor warriors differ on any row";
            default ->
                "more " + outcome.reason() + " (" + Words.cells(outcome.cells())
                        + ") on the farthest row where the players differ";
        };
    }

    @Override
    public Optional<String> note(Position<?> position) {
        VawPosition vaw = (VawPosition) position;
        Outcome standing = vaw.standing();
        String ahead = standing.isDraw()
                ? "level as it stands"
                : standing.winner().orElseThrow() + " would win as it stands (" + standing.reason() + " on "
                        + Words.cells(standing.cells()) + ")";
        return Optional.of(vaw.passes() == 1 ? "a pass now ends the game; " + ahead : ahead);
    }

    @Override
    public void drawPieces(SvgWriter svg, Position<?> position, Cell cell, Point center) {
        pieceAt(position, cell).ifPresent(piece -> VawPieces.draw(svg, piece, center));
    }
}
