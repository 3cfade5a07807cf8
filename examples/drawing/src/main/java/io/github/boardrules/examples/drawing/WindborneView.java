package io.github.boardrules.examples.drawing;

import io.github.boardrules.game.Color;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.windborne.WindborneMove;
import io.github.boardrules.windborne.WindbornePosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** How Windborne is shown. */
final class WindborneView implements GameView {
    @Override
    public String name() {
        return "Windborne";
    }

    @Override
    public char symbol(Position<?> position, Cell cell) {
        boolean pawn = hasPawn(position, cell);
        return diskAt(position, cell)
                .map(color -> pawn ? Character.toUpperCase(color.letter()) : color.letter())
                .orElse(pawn ? 'p' : EMPTY);
    }

    @Override
    public Side side(Position<?> position, Cell cell) {
        return diskAt(position, cell).map(Side::of).orElse(hasPawn(position, cell) ? Side.NEUTRAL : Side.NONE);
    }

    private static Optional<Color> diskAt(Position<?> position, Cell cell) {
        return ((WindbornePosition) position).diskAt(cell);
    }

    private static boolean hasPawn(Position<?> position, Cell cell) {
        return ((WindbornePosition) position).hasPawn(cell);
    }

    @Override
    public Optional<String> pieces(Position<?> position, Cell cell) {
        boolean pawn = hasPawn(position, cell);
        return diskAt(position, cell)
                .map(color -> color + (pawn ? " disk with a pawn on it" : " disk"))
                .or(() -> pawn ? Optional.of("pawn") : Optional.empty());
    }

    @Override
    public String legend() {
        return "b black and w white disk, B and W with a pawn on it, p pawn alone, [ ] changed last or decisive";
    }

    @Override
    public List<String> moveHelp() {
        return List.of(
                "d4+e5      a disk on d4, then a pawn on e5, until all pawns are on the board",
                "swap       White's first turn only: the players exchange colours",
                "d4         a disk on d4, no pawn moved",
                "a3-a6,d4   the pawn on a3 slides to a6, then a disk on d4");
    }

    @Override
    public Trace trace(Move move) {
        if (move instanceof WindborneMove.Opening opening) {
            List<Cell> cells =
                    Stream.of(opening.disk(), opening.pawn()).distinct().toList();
            return new Trace(cells, List.of());
        } else if (move instanceof WindborneMove.Turn turn) {
            List<Cell> slide =
                    turn.slide().map(pawn -> List.of(pawn.from(), pawn.to())).orElse(List.of());
            List<Cell> cells = new ArrayList<>(slide);
            cells.add(turn.disk());
            return new Trace(cells.stream().distinct().toList(), slide);
        }
        return Trace.NONE;
    }

    @Override
    public String effect(Position<?> before, Move move) {
        if (move instanceof WindborneMove.Opening opening) {
            boolean together = opening.disk().equals(opening.pawn());
            return "disk on " + opening.disk() + (together ? ", a pawn on it" : ", pawn on " + opening.pawn());
        } else if (move instanceof WindborneMove.Turn turn) {
            String slide = turn.slide()
                    .map(pawn -> "pawn from " + pawn.from() + " to " + pawn.to() + ", ")
                    .orElse("");
            return slide + "disk on " + turn.disk();
        }
        return "the players exchange colours";
    }

    @Override
    public String reason(Position<?> last, Outcome outcome) {
        return switch (outcome.reason()) {
            case "group" -> {
                int disks = outcome.cells().size();
                Color winner = outcome.winner().orElseThrow();
                // With an even number of pawns there can be several.
                int groups = ((WindbornePosition) last).decisiveGroups(winner).size();
                yield groups == 1
                        ? "a decisive group of " + disks + (disks == 1 ? " disk" : " disks") + " parts the pawns"
                        : groups + " decisive groups part the pawns";
            }
            default -> "no cell is left for the opponent's disk";
        };
    }

    @Override
    public Optional<String> note(Position<?> position) {
        WindbornePosition windborne = (WindbornePosition) position;
        List<String> notes = new ArrayList<>();
        int missing = windborne.rules().pawns() - windborne.pawns().size();
        if (missing > 0) {
            notes.add(missing + (missing == 1 ? " pawn is" : " pawns are") + " still to be placed");
        }
        if (windborne.isLegal(WindborneMove.swap())) {
            notes.add("white may swap instead of moving");
        }
        // Had the side to move a decisive group, the game would be over
        Color waiting = position.toMove().opposite();
        if (!windborne.decisiveGroups(waiting).isEmpty()) {
            notes.add(waiting + " has a decisive group and wins at its next turn, unless it is broken");
        }
        return notes.isEmpty() ? Optional.empty() : Optional.of(String.join("; ", notes));
    }

    @Override
    public void drawPieces(SvgWriter svg, Position<?> position, Cell cell, Point center) {
        diskAt(position, cell).ifPresent(color -> WindbornePieces.drawDisk(svg, color, center));
        if (hasPawn(position, cell)) {
            WindbornePieces.drawPawn(svg, center);
        }
    }
}
