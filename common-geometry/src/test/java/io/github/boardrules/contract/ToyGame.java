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
import io.github.boardrules.geometry.Symmetry;
import io.github.boardrules.geometry.TextReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/**
 * The smallest game that has all that a game can have: players take cells in turn, White first, and who first has a
 * number of cells in a row wins; a full board is a draw.
 */
public final class ToyGame implements GameProvider {
    /** For the service loader. */
    public ToyGame() {}

    @Override
    public List<String> names() {
        return List.of("toy", "toylet");
    }

    @Override
    public ToyRules rules(String text) {
        TextReader reader = new TextReader(text);
        ToyRules rules;
        if (reader.accept("toylet")) {
            rules = ToyRules.of(2, 2);
        } else {
            reader.expect("toy ");
            int side = reader.number("a side");
            rules = ToyRules.of(side, reader.accept(" line=") ? reader.number("a number") : 3);
        }
        reader.end();
        reader.canonical(rules.toString());
        return rules;
    }

    /** The side of the board, and how many cells in a row win. */
    public record ToyRules(int side, int line) implements Rules<ToyMove> {
        static ToyRules of(int side, int line) {
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
            return new ToyRules(side, line);
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
            if (!white) {
                reader.expect("b");
            }
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
            ToyPosition position = new ToyPosition(this, grid().set(whites), grid().set(blacks));
            reader.canonical(position.toString());
            return position;
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
        private CellSet free() {
            return outcome().isPresent()
                    ? rules.grid().none()
                    : whites.or(blacks).complement();
        }

        @Override
        public Color toMove() {
            return whites.size() == blacks.size() ? Color.WHITE : Color.BLACK;
        }

        @Override
        public Seat seatToMove() {
            return toMove() == Color.WHITE ? Seat.FIRST : Seat.SECOND;
        }

        /** The free cells, in the order of cells. */
        @Override
        public LegalMoves<ToyMove> legalMoves() {
            return new ToyLegalMoves(this, List.copyOf(free()));
        }

        @Override
        public Optional<Violation> violation(ToyMove move) {
            Cell cell = move.cell();
            if (isOver()) {
                return Optional.of(new Violation("game-over", List.of(), "the game has ended"));
            }
            if (!rules.grid().contains(cell)) {
                return Optional.of(new Violation("off-board", List.of(cell), cell + " is not on the board"));
            }
            return free().contains(cell)
                    ? Optional.empty()
                    : Optional.of(new Violation("taken", List.of(cell), cell + " is taken"));
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
            CellSet white = lines(whites);
            CellSet black = lines(blacks);
            if (!white.isEmpty() || !black.isEmpty()) {
                // A position that no game reaches can have lines of both colours.
                boolean byWhite = !white.isEmpty();
                return Optional.of(new Outcome(
                        Optional.of(byWhite ? Color.WHITE : Color.BLACK),
                        Optional.of(byWhite ? Seat.FIRST : Seat.SECOND),
                        "line",
                        byWhite ? white : black));
            }
            return whites.or(blacks).complement().isEmpty()
                    ? Optional.of(new Outcome(
                            Optional.empty(),
                            Optional.empty(),
                            "full",
                            rules.grid().none()))
                    : Optional.empty();
        }

        /** The cells of all winning lines. */
        private CellSet lines(CellSet cells) {
            CellSet found = rules.grid().none();
            for (Direction direction : rules.grid().directions().subList(0, 4)) {
                for (Cell cell : cells) {
                    List<Cell> ray = rules.grid().ray(cell, direction);
                    if (ray.size() >= rules.line - 1 && cells.containsAll(ray.subList(0, rules.line - 1))) {
                        found = found.or(rules.grid().set(cell)).or(rules.grid().set(ray.subList(0, rules.line - 1)));
                    }
                }
            }
            return found;
        }

        @Override
        public MoveDraft<ToyMove> draft() {
            return new ToyDraft(this, Optional.empty());
        }

        @Override
        public long key() {
            long hash = rules.side() * 8L + rules.line();
            return Keys.finish(Keys.add(Keys.add(hash, whites.word(0)), blacks.word(0)));
        }

        @Override
        public ToyPosition transformed(GameSymmetry symmetry) {
            if (!rules.symmetries().contains(Objects.requireNonNull(symmetry, "symmetry"))) {
                throw new IllegalArgumentException("not a symmetry of " + rules + ": " + symmetry);
            }
            Symmetry board = symmetry.board();
            return new ToyPosition(rules, board.apply(whites), board.apply(blacks));
        }

        @Override
        public String toString() {
            String rows = BoardRows.write(
                    rules.grid(), cell -> whites.contains(cell) ? 'W' : blacks.contains(cell) ? 'B' : BoardRows.EMPTY);
            return rows + " " + toMove().letter();
        }
    }

    private static final class ToyLegalMoves extends LegalMoves<ToyMove> {
        private final ToyPosition position;
        private final List<Cell> cells;

        ToyLegalMoves(ToyPosition position, List<Cell> cells) {
            this.position = position;
            this.cells = cells;
        }

        @Override
        public int size() {
            return cells.size();
        }

        @Override
        public ToyMove get(int index) {
            return new ToyMove(cells.get(index));
        }

        @Override
        public int indexOf(ToyMove move) {
            Cell cell = move.cell();
            OptionalInt index = IntStream.range(0, cells.size())
                    .filter(i -> cells.get(i).equals(cell))
                    .findFirst();
            return index.orElse(-1);
        }

        @Override
        public boolean contains(ToyMove move) {
            return position.isLegal(move);
        }
    }

    private record ToyDraft(ToyPosition position, Optional<Choice> made) implements MoveDraft<ToyMove> {
        @Override
        public List<Choice> chosen() {
            return made.stream().toList();
        }

        @Override
        public List<Choice> choices() {
            return made.isPresent()
                    ? List.of()
                    : position.free().stream()
                            .<Choice>map(cell -> new Choice.At("cell", cell))
                            .toList();
        }

        @Override
        public MoveDraft<ToyMove> choose(Choice choice) {
            if (!choices().contains(Objects.requireNonNull(choice, "choice"))) {
                throw new IllegalArgumentException(choice + " is not one of " + choices());
            }
            return new ToyDraft(position, Optional.of(choice));
        }

        @Override
        public Optional<ToyMove> move() {
            return made.flatMap(Choice::cell).map(ToyMove::new);
        }
    }
}
