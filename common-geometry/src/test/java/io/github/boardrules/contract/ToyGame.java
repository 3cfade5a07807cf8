package io.github.boardrules.contract;

import io.github.boardrules.game.BoardRows;
import io.github.boardrules.game.Choice;
import io.github.boardrules.game.Color;
import io.github.boardrules.game.GameProvider;
import io.github.boardrules.game.GameSymmetry;
import io.github.boardrules.game.IllegalMoveException;
import io.github.boardrules.game.Keys;
import io.github.boardrules.game.LegalMoves;
import io.github.boardrules.game.Move;
import io.github.boardrules.game.MoveDraft;
import io.github.boardrules.game.Outcome;
import io.github.boardrules.game.Position;
import io.github.boardrules.game.PositionException;
import io.github.boardrules.game.Rules;
import io.github.boardrules.game.RulesException;
import io.github.boardrules.game.Seat;
import io.github.boardrules.game.Violation;
import io.github.boardrules.geometry.Cell;
import io.github.boardrules.geometry.CellSet;
import io.github.boardrules.geometry.Direction;
import io.github.boardrules.geometry.SquareGrid;
import io.github.boardrules.geometry.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The smallest game that has all that a game can have: players take cells in turn, White first, and who first has a
 * number of cells in a row wins; a full board is a draw.
 */
public final class ToyGame implements GameProvider {
    @Override
    public List<String> names() {
        return List.of("toy", "toylet");
    }

    @Override
    public ToyRules rules(String text) {
        TextReader reader = new TextReader(text);
        boolean small = reader.accept("toylet");
        reader.expect(small ? "" : "toy ");
        int side = small ? 2 : reader.number("a side");
        int line = small ? 2 : reader.accept(" line=") ? reader.number("a number") : 3;
        reader.end();
        ToyRules rules = new ToyRules(side, line);
        reader.canonical(rules.toString());
        return rules;
    }

    /** The side of the board, and how many cells in a row win. */
    public record ToyRules(int side, int line) implements Rules<ToyMove> {
        /** Checks the options. */
        public ToyRules {
            List<String> problems = new ArrayList<>();
            if (side < 2 || side > 5) {
                problems.add("the side must be from 2 to 5, not " + side);
            }
            if (line < 2 || line > 5) {
                problems.add("the line must be from 2 to 5, not " + line);
            }
            if (!problems.isEmpty()) {
                throw new RulesException(problems);
            }
        }

        @Override
        public String game() {
            return "toy";
        }

        @Override
        public SquareGrid grid() {
            return SquareGrid.of(side);
        }

        @Override
        public ToyPosition start() {
            return new ToyPosition(this, grid().none(), grid().none());
        }

        @Override
        public ToyPosition parsePosition(String text) {
            TextReader reader = new TextReader(text);
            BoardRows rows = BoardRows.read(reader, "WB");
            reader.expect(" ");
            boolean white = reader.accept("w");
            reader.expect(white ? "" : "b");
            reader.end();
            List<String> problems = new ArrayList<>(rows.problems(grid()));
            int more = rows.count('W') - rows.count('B');
            if (more != (white ? 0 : 1)) {
                problems.add("White cannot have " + more + " more cells than Black in this turn");
            }
            if (!problems.isEmpty()) {
                throw new PositionException(problems);
            }
            List<Cell> whites = new ArrayList<>();
            List<Cell> blacks = new ArrayList<>();
            rows.forEach(grid(), (cell, symbol) -> (symbol == 'W' ? whites : blacks).add(cell));
            return new ToyPosition(this, grid().set(whites), grid().set(blacks));
        }

        @Override
        public ToyMove parseMove(String text) {
            return new ToyMove(Cell.parse(text));
        }

        @Override
        public List<GameSymmetry> symmetries() {
            return grid().symmetries().stream()
                    .map(symmetry -> new GameSymmetry(symmetry, false))
                    .toList();
        }

        @Override
        public String toString() {
            return side == 2 && line == 2 ? "toylet" : "toy " + side + (line == 3 ? "" : " line=" + line);
        }
    }

    /** Takes a cell. */
    public record ToyMove(Cell cell) implements Move {
        @Override
        public ToyMove transformed(GameSymmetry symmetry) {
            return new ToyMove(symmetry.board().apply(cell));
        }

        @Override
        public String toString() {
            return cell.toString();
        }
    }

    /** Who has which cells. */
    public record ToyPosition(ToyRules rules, CellSet whites, CellSet blacks) implements Position<ToyMove> {
        private CellSet untaken() {
            return whites.or(blacks).complement();
        }

        @Override
        public Color toMove() {
            return whites.size() == blacks.size() ? Color.WHITE : Color.BLACK;
        }

        @Override
        public Seat seatToMove() {
            return seat(toMove());
        }

        private static Seat seat(Color color) {
            return color == Color.WHITE ? Seat.FIRST : Seat.SECOND;
        }

        /** The cells that nobody has, in the order of cells. */
        @Override
        public LegalMoves<ToyMove> legalMoves() {
            return LegalMoves.of(
                    isOver() ? List.of() : untaken().stream().map(ToyMove::new).toList());
        }

        @Override
        public Optional<Violation> violation(ToyMove move) {
            Cell cell = move.cell();
            if (isOver()) {
                return Optional.of(new Violation("game-over", List.of(), "the game has ended"));
            }
            String code = rules.grid().contains(cell) ? "taken" : "off-board";
            return untaken().contains(cell)
                    ? Optional.empty()
                    : Optional.of(new Violation(code, List.of(cell), cell + " is " + code));
        }

        @Override
        public ToyPosition play(ToyMove move) {
            Optional<Violation> violation = violation(move);
            if (violation.isPresent()) {
                throw new IllegalMoveException(violation.get(), move, this);
            }
            CellSet taken = rules.grid().set(move.cell());
            return toMove() == Color.WHITE
                    ? new ToyPosition(rules, whites.or(taken), blacks)
                    : new ToyPosition(rules, whites, blacks.or(taken));
        }

        @Override
        public Optional<Outcome> outcome() {
            // White first: a position that no game reaches can have lines of both colours.
            Optional<Color> winner = Stream.of(Color.values())
                    .filter(color -> !lines(color).isEmpty())
                    .findFirst();
            if (winner.isEmpty() && !untaken().isEmpty()) {
                return Optional.empty();
            }
            String reason = winner.isPresent() ? "line" : "full";
            CellSet cells = winner.map(this::lines).orElse(rules.grid().none());
            return Optional.of(new Outcome(winner, winner.map(ToyPosition::seat), reason, cells));
        }

        /** The cells of all winning lines of a colour. */
        private CellSet lines(Color color) {
            CellSet cells = color == Color.WHITE ? whites : blacks;
            List<Cell> found = new ArrayList<>();
            for (Direction direction : rules.grid().directions()) {
                for (Cell cell : cells) {
                    List<Cell> rest = rules.grid().ray(cell, direction);
                    rest = rest.subList(0, Math.min(rules.line - 1, rest.size()));
                    if (rest.size() == rules.line - 1 && cells.containsAll(rest)) {
                        found.add(cell);
                        found.addAll(rest);
                    }
                }
            }
            return rules.grid().set(found);
        }

        @Override
        public MoveDraft<ToyMove> draft() {
            return MoveDraft.of(this, move -> List.of(new Choice.At("cell", move.cell)));
        }

        @Override
        public long key() {
            return Keys.add(Keys.add(rules.side * 8L + rules.line, whites.word(0)), blacks.word(0));
        }

        @Override
        public ToyPosition transformed(GameSymmetry symmetry) {
            if (!rules.symmetries().contains(Objects.requireNonNull(symmetry, "symmetry"))) {
                throw new IllegalArgumentException("not a symmetry of " + rules + ": " + symmetry);
            }
            return new ToyPosition(
                    rules, symmetry.board().apply(whites), symmetry.board().apply(blacks));
        }

        @Override
        public String toString() {
            String rows = BoardRows.write(
                    rules.grid(), cell -> whites.contains(cell) ? 'W' : blacks.contains(cell) ? 'B' : BoardRows.EMPTY);
            return rows + " " + toMove().letter();
        }
    }
}
