package io.github.boardrules.windborne;

import static io.github.boardrules.windborne.SlowBoard.BLACK;
import static io.github.boardrules.windborne.SlowBoard.DIRECTIONS;
import static io.github.boardrules.windborne.SlowBoard.WHITE;
import static io.github.boardrules.windborne.SlowBoard.enemy;

import io.github.boardrules.contract.Reference;
import io.github.boardrules.windborne.SlowBoard.Direction;
import io.github.boardrules.windborne.SlowBoard.Move;
import io.github.boardrules.windborne.SlowBoard.Opening;
import io.github.boardrules.windborne.SlowBoard.Position;
import io.github.boardrules.windborne.SlowBoard.Regular;
import io.github.boardrules.windborne.SlowBoard.Slide;
import io.github.boardrules.windborne.SlowBoard.Swap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Windborne written straight from the rules page: slow, and made to be read beside that page. It shares nothing with the
 * library; {@link SlowBoard} reads and writes its positions. Each piece of code is preceded by the rule it stands for.
 *
 * <p>{@link #moves} builds the legal moves by making them; {@link #violation} goes down the table of refusals. Neither
 * calls the other, so each can be held against the other.
 */
final class SlowWindborne implements Reference<Position> {
    /** The code of the first reason that applies, and the cell that is in the way where one is. */
    private record Refusal(String code, Optional<String> blocker) {}

    private record Result(char winner, String reason) {}

    private final SlowBoard board;
    private final int pawns;
    private final boolean swap;

    /** The result last found, since each move tried in a position asks for it. */
    private Optional<Position> known = Optional.empty();

    private Optional<Result> knownResult = Optional.empty();

    SlowWindborne(int side, int pawns, boolean swap) {
        this.board = new SlowBoard(side);
        this.pawns = pawns;
        this.swap = swap;
        // Side 2 to 13, 1 to 9 pawns, twice the pawns not more than the cells.
        if (side < 2 || side > 13 || pawns < 1 || pawns > 9 || 2 * pawns > cells().size()) {
            throw new IllegalArgumentException("no board of side " + side + " with " + pawns + " pawns");
        }
    }

    // ---- the board

    @Override
    public Position read(String text) {
        return board.read(text);
    }

    @Override
    public String write(Position position) {
        return board.write(position);
    }

    private Set<String> cells() {
        return board.cells();
    }

    /** All P pawns are on the board: turns are regular ones, and the result is looked at. */
    private boolean allPawnsOut(Position position) {
        return position.pawns().size() == pawns;
    }

    // ---- the start

    /** The board starts empty, and Black plays first. */
    @Override
    public Position start() {
        return new Position(Set.of(), Set.of(), Set.of(), BLACK, false);
    }

    // ---- legal moves, by making them

    /** The legal moves in the order of their texts; none once the game is over. */
    @Override
    public List<String> moves(Position position) {
        List<String> moves = new ArrayList<>();
        // At the start of a turn the result is checked first.
        if (result(position).isPresent()) {
            return moves;
        }
        // On White's first turn White may swap instead of that turn's move, whatever P is.
        if (maySwap(position)) {
            moves.add("swap");
        }
        // With fewer than P pawns on the board the turn is an opening placement, otherwise a regular move.
        moves.addAll(allPawnsOut(position) ? regularMoves(position) : openingPlacements(position));
        Collections.sort(moves);
        return moves;
    }

    /** The rule is on, White is to move, one disk is all that has been played, and there was no swap before. */
    boolean maySwap(Position position) {
        return swap && position.toMove() == WHITE && position.diskCount() == 1 && !position.swapped();
    }

    private List<String> openingPlacements(Position before) {
        List<String> moves = new ArrayList<>();
        for (String disk : cells()) {
            // First one disk of the player's colour on an empty cell,
            if (before.isEmpty(disk)) {
                Position placed = withDisk(before, disk);
                for (String pawn : cells()) {
                    // then one pawn on an empty cell, or on a friendly disk (the new one too) that carries no pawn.
                    boolean freeFriend = placed.holdsFriend(pawn) && !placed.holdsPawn(pawn);
                    if (placed.isEmpty(pawn) || freeFriend) {
                        moves.add(disk + "+" + pawn);
                    }
                }
            }
        }
        return moves;
    }

    private List<String> regularMoves(Position before) {
        // At most one pawn slides; sliding none is one choice, whichever pawn it is that stays.
        List<String> moves = new ArrayList<>(disksPlaced(before, ""));
        for (Slide slide : slides(before)) {
            moves.addAll(disksPlaced(withSlide(before, slide), slide.from() + "-" + slide.to() + ","));
        }
        return moves;
    }

    /** Then one disk is placed on any cell that holds no disk, be it under a pawn. */
    private List<String> disksPlaced(Position slid, String slideText) {
        List<String> moves = new ArrayList<>();
        for (String cell : cells()) {
            if (!slid.holdsDisk(cell)) {
                moves.add(slideText + cell);
            }
        }
        return moves;
    }

    /** A pawn slides along one straight line over one or more cells, none of which holds a pawn or an enemy disk. */
    List<Slide> slides(Position before) {
        List<Slide> slides = new ArrayList<>();
        for (String from : cells()) {
            if (before.holdsPawn(from)) {
                for (Direction direction : DIRECTIONS) {
                    Optional<String> reached = board.step(from, direction);
                    while (reached.isPresent()
                            && !before.holdsPawn(reached.get())
                            && !before.holdsEnemy(reached.get())) {
                        slides.add(new Slide(from, reached.get()));
                        reached = board.step(reached.get(), direction);
                    }
                }
            }
        }
        return slides;
    }

    /** How many legal moves there are, without making them. */
    @Override
    public int count(Position position) {
        if (result(position).isPresent()) {
            return 0;
        }
        int swaps = maySwap(position) ? 1 : 0;
        if (allPawnsOut(position)) {
            // (1 + s) * e, with s the (pawn, landing cell) slides and e the cells without a disk.
            return (1 + slides(position).size()) * (cells().size() - position.diskCount()) + swaps;
        }
        // An empty cell for the disk; then for the pawn another one, the disk's own, or a friendly disk without a pawn.
        long empty = cells().stream().filter(position::isEmpty).count();
        long friends = cells().stream()
                .filter(cell -> position.holdsFriend(cell) && !position.holdsPawn(cell))
                .count();
        return Math.toIntExact(empty * (empty + friends)) + swaps;
    }

    /** The number of sequences of exactly {@code depth} legal moves. */
    long perft(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long sequences = 0;
        for (String move : moves(position)) {
            sequences += perft(play(position, move), depth - 1);
        }
        return sequences;
    }

    // ---- legal moves, by the table of refusals

    /** The code of the first refusal that applies, in the order of the table; empty for a legal move. */
    @Override
    public Optional<String> violation(Position position, String move) {
        return refusal(position, SlowBoard.move(move)).map(Refusal::code);
    }

    /** The cell in the way, where the move is refused as {@code pawn-in-path} or {@code enemy-in-path}. */
    Optional<String> blocker(Position position, String move) {
        return refusal(position, SlowBoard.move(move)).flatMap(Refusal::blocker);
    }

    private Optional<Refusal> refusal(Position position, Move move) {
        // The game has ended.
        if (result(position).isPresent()) {
            return refuse("game-over");
        }
        // A swap, unless White is to move with exactly one disk on the board, none was made, and the rule is on.
        if (move instanceof Swap) {
            boolean oneDisk = position.black().size() + position.white().size() == 1;
            boolean open = position.toMove() == WHITE && oneDisk && !position.swapped() && swap;
            return open ? Optional.empty() : refuse("swap-not-open");
        }
        // An opening placement with all pawns on the board.
        if (move instanceof Opening && position.pawns().size() == pawns) {
            return refuse("opening-over");
        }
        // A regular move with pawns still to place.
        if (move instanceof Regular && position.pawns().size() < pawns) {
            return refuse("opening-not-over");
        }
        // One of the cells is not on this board.
        if (!cells().containsAll(SlowBoard.cellsOf(move))) {
            return refuse("off-board");
        }
        if (move instanceof Opening opening) {
            return openingRefusal(position, opening);
        }
        return regularRefusal(position, (Regular) move);
    }

    private static Optional<Refusal> openingRefusal(Position position, Opening move) {
        // The disk's cell holds a disk.
        if (position.holdsDisk(move.disk())) {
            return refuse("disk-on-disk");
        }
        // The disk's cell holds a pawn.
        if (position.holdsPawn(move.disk())) {
            return refuse("disk-under-pawn");
        }
        // The pawn's cell holds a pawn.
        if (position.holdsPawn(move.pawn())) {
            return refuse("pawn-on-pawn");
        }
        // The pawn's cell holds an enemy disk.
        if (position.holdsEnemy(move.pawn())) {
            return refuse("pawn-on-enemy");
        }
        return Optional.empty();
    }

    private static Optional<Refusal> regularRefusal(Position position, Regular move) {
        if (move.slide().isPresent()) {
            Optional<Refusal> refusal = slideRefusal(position, move.slide().get());
            if (refusal.isPresent()) {
                return refusal;
            }
        }
        // The disk's cell holds a disk.
        if (position.holdsDisk(move.disk())) {
            return refuse("disk-on-disk");
        }
        return Optional.empty();
    }

    private static Optional<Refusal> slideRefusal(Position position, Slide slide) {
        // No pawn on the slide's start.
        if (!position.holdsPawn(slide.from())) {
            return refuse("no-pawn");
        }
        // The slide ends where it starts.
        if (slide.from().equals(slide.to())) {
            return refuse("same-cell");
        }
        // No direction leads from start to landing.
        List<String> path = SlowBoard.path(slide.from(), slide.to());
        if (path.isEmpty()) {
            return refuse("not-a-line");
        }
        // The first cell in the order of travel, landing included, that holds a pawn or an enemy disk; a pawn on an
        // enemy disk counts as a pawn.
        for (String cell : path) {
            if (position.holdsPawn(cell)) {
                return Optional.of(new Refusal("pawn-in-path", Optional.of(cell)));
            }
            if (position.holdsEnemy(cell)) {
                return Optional.of(new Refusal("enemy-in-path", Optional.of(cell)));
            }
        }
        return Optional.empty();
    }

    private static Optional<Refusal> refuse(String code) {
        return Optional.of(new Refusal(code, Optional.empty()));
    }

    // ---- playing a move

    /** The position after a legal move. */
    @Override
    public Position play(Position before, String move) {
        Move played = SlowBoard.move(move);
        // The people exchange colours, the position stays as it is, and it is still White's turn.
        if (played instanceof Swap) {
            return new Position(before.black(), before.white(), before.pawns(), before.toMove(), true);
        }
        if (played instanceof Opening opening) {
            return turnOver(withPawn(withDisk(before, opening.disk()), opening.pawn()));
        }
        Regular regular = (Regular) played;
        Position slid = regular.slide().map(slide -> withSlide(before, slide)).orElse(before);
        return turnOver(withDisk(slid, regular.disk()));
    }

    /** A disk of the mover's colour is added; disks are never moved or removed. */
    private static Position withDisk(Position position, String cell) {
        Set<String> black = new HashSet<>(position.black());
        Set<String> white = new HashSet<>(position.white());
        if (position.toMove() == BLACK) {
            black.add(cell);
        } else {
            white.add(cell);
        }
        return new Position(black, white, position.pawns(), position.toMove(), position.swapped());
    }

    private static Position withPawn(Position position, String cell) {
        Set<String> after = new HashSet<>(position.pawns());
        after.add(cell);
        return new Position(position.black(), position.white(), after, position.toMove(), position.swapped());
    }

    private static Position withSlide(Position position, Slide slide) {
        Set<String> after = new HashSet<>(position.pawns());
        after.remove(slide.from());
        after.add(slide.to());
        return new Position(position.black(), position.white(), after, position.toMove(), position.swapped());
    }

    /** Turns alternate. */
    private static Position turnOver(Position position) {
        char toMove = enemy(position.toMove());
        return new Position(position.black(), position.white(), position.pawns(), toMove, position.swapped());
    }

    // ---- end and result

    /** Winner's colour, winner's seat and reason, as {@code "black second group"}; empty while the game goes on. */
    @Override
    public Optional<String> outcome(Position position) {
        return result(position).map(result -> {
            String colour = result.winner() == BLACK ? "black" : "white";
            // The first seat holds Black until a swap and White after it.
            char firstSeat = position.swapped() ? WHITE : BLACK;
            String seat = result.winner() == firstSeat ? "first" : "second";
            return colour + " " + seat + " " + result.reason();
        });
    }

    private Optional<Result> result(Position position) {
        if (!known.equals(Optional.of(position))) {
            known = Optional.of(position);
            knownResult = checked(position);
        }
        return knownResult;
    }

    /** The check at the start of the turn of X, before X moves. */
    private Optional<Result> checked(Position position) {
        char x = position.toMove();
        // X has a decisive group: X wins.
        if (!decisiveGroups(position, x).isEmpty()) {
            return Optional.of(new Result(x, "group"));
        }
        // Otherwise, the opponent has one and X cannot place a disk, as every cell holds one: X loses.
        boolean full = cells().stream().allMatch(position::holdsDisk);
        if (full && !decisiveGroups(position, enemy(x)).isEmpty()) {
            return Optional.of(new Result(enemy(x), "no-placement"));
        }
        // Otherwise X moves.
        return Optional.empty();
    }

    /** The decisive groups of both colours: Black's, then White's, each by its cells in the order of their texts. */
    @Override
    public String details(Position position) {
        List<List<String>> groups = new ArrayList<>();
        for (char colour : List.of(BLACK, WHITE)) {
            groups.add(decisiveGroups(position, colour).stream()
                    .map(group -> new TreeSet<>(group).toString())
                    .sorted()
                    .toList());
        }
        return groups.toString();
    }

    /** The decisive groups of a colour, whoever is to move; none before all pawns are out. */
    List<Set<String>> decisiveGroups(Position position, char colour) {
        List<Set<String>> decisive = new ArrayList<>();
        // Only once all P pawns are on the board.
        if (!allPawnsOut(position)) {
            return decisive;
        }
        // A group is a maximal set of connected disks of one colour.
        for (Set<String> group : board.regions(position.disks(colour))) {
            // The board without the group's cells, whatever the cells left hold.
            Set<String> rest = new HashSet<>(cells());
            rest.removeAll(group);
            // Decisive: every connected region of it has at most floor(P/2) pawns.
            boolean partsThem = true;
            for (Set<String> region : board.regions(rest)) {
                long pawnsThere = region.stream().filter(position::holdsPawn).count();
                partsThem = partsThem && pawnsThere <= pawns / 2;
            }
            if (partsThem) {
                decisive.add(group);
            }
        }
        return decisive;
    }
}
