package io.github.boardrules.vaw;

import static io.github.boardrules.vaw.SlowBoard.BLACK;
import static io.github.boardrules.vaw.SlowBoard.VILLAGER;
import static io.github.boardrules.vaw.SlowBoard.WARRIOR;
import static io.github.boardrules.vaw.SlowBoard.WHITE;
import static io.github.boardrules.vaw.SlowBoard.cell;
import static io.github.boardrules.vaw.SlowBoard.file;
import static io.github.boardrules.vaw.SlowBoard.landing;
import static io.github.boardrules.vaw.SlowBoard.opponent;
import static io.github.boardrules.vaw.SlowBoard.rank;

import io.github.boardrules.contract.Reference;
import io.github.boardrules.vaw.SlowBoard.Piece;
import io.github.boardrules.vaw.SlowBoard.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * V.A.W. written straight from the rules page: slow, and made to be read beside that page. It shares nothing with the
 * library; {@link SlowBoard} reads and writes its positions. Each piece of code is preceded by the rule it stands for.
 *
 * <p>{@link #moves} builds the legal moves by walking from each piece; {@link #violation} goes down the table of
 * refusals and takes no step of such a walk. Neither calls the other, so each can be held against the other.
 */
final class SlowVaw implements Reference<Position> {

    /** The cells of the pieces that a move turns over, takes off the board and captures. */
    record Effects(Set<String> converted, Set<String> removed, Set<String> captured) {}

    private final int size;
    private final Set<Integer> setupRows = new TreeSet<>();
    private final boolean forcedPass;

    SlowVaw(int size, int[] rows, boolean forcedPass) {
        // The board has N x N cells, N from 6 to 16.
        if (size < 6 || size > 16) {
            throw new IllegalArgumentException("size " + size);
        }
        // Setup: two distinct rows from 1 to floor(N/2).
        for (int row : rows) {
            if (row < 1 || row > size / 2) {
                throw new IllegalArgumentException("row " + row);
            }
            setupRows.add(row);
        }
        if (rows.length != 2 || setupRows.size() != 2) {
            throw new IllegalArgumentException("not two distinct rows");
        }
        this.size = size;
        this.forcedPass = forcedPass;
    }

    // ---- the board

    @Override
    public Position read(String text) {
        return SlowBoard.read(size, text);
    }

    @Override
    public String write(Position position) {
        return SlowBoard.write(size, position);
    }

    private boolean onBoard(String cell) {
        return file(cell) >= 1 && file(cell) <= size && rank(cell) >= 1 && rank(cell) <= size;
    }

    private List<String> allCells() {
        List<String> cells = new ArrayList<>();
        for (int file = 1; file <= size; file++) {
            for (int rank = 1; rank <= size; rank++) {
                cells.add(cell(file, rank));
            }
        }
        return cells;
    }

    /** A player's row of a cell counts from that player's own edge: rank r for White, N+1-r for Black. */
    private int row(String colour, String cell) {
        return colour.equals(WHITE) ? rank(cell) : size + 1 - rank(cell);
    }

    // ---- set up

    /** Each player's villagers fill that player's two setup rows; White plays first; nobody has passed. */
    @Override
    public Position start() {
        Map<String, Piece> pieces = new HashMap<>();
        for (String colour : List.of(WHITE, BLACK)) {
            for (String cell : allCells()) {
                if (setupRows.contains(row(colour, cell))) {
                    pieces.put(cell, new Piece(colour, VILLAGER));
                }
            }
        }
        return new Position(pieces, WHITE, 0);
    }

    // ---- legal moves, by generation

    /** The legal moves in the order of their texts; none once the game is over. */
    @Override
    public List<String> moves(Position position) {
        List<String> moves = new ArrayList<>();
        if (isOver(position)) {
            return moves;
        }
        // On a turn a player makes one jump with a piece of their own ...
        for (String start : position.pieces().keySet()) {
            if (position.at(start).colour().equals(position.toMove())) {
                for (String landing : landings(position, start)) {
                    moves.add(start + "-" + landing);
                }
            }
        }
        // ... or passes: under the free rule always, under the forced rule only when no jump is possible.
        if (!forcedPass || moves.isEmpty()) {
            moves.add("pass");
        }
        Collections.sort(moves);
        return moves;
    }

    @Override
    public int count(Position position) {
        return moves(position).size();
    }

    /** The eight directions are the four orthogonals and the four diagonals. */
    private List<String> landings(Position position, String start) {
        List<String> landings = new ArrayList<>();
        for (int files = -1; files <= 1; files++) {
            for (int ranks = -1; ranks <= 1; ranks++) {
                if (files != 0 || ranks != 0) {
                    landings.addAll(landingsAlong(position, start, files, ranks));
                }
            }
        }
        return landings;
    }

    /** Walks from a piece along one direction: empty cells, one friendly phalanx, empty cells, the landing cell. */
    private List<String> landingsAlong(Position position, String start, int files, int ranks) {
        Piece mover = position.at(start);
        List<String> landings = new ArrayList<>();

        // 1. Zero or more empty cells.
        String here = next(start, files, ranks);
        while (onBoard(here) && !position.isOccupied(here)) {
            here = next(here, files, ranks);
        }

        // 2. Exactly one friendly phalanx. It begins with the first piece met, which must be a friendly one ...
        if (!onBoard(here) || !position.at(here).colour().equals(mover.colour())) {
            return landings;
        }
        // ... and is the whole run of pieces of that colour and type that lies ahead of the mover.
        Piece jumped = position.at(here);
        while (onBoard(here) && position.isOccupied(here) && position.at(here).equals(jumped)) {
            here = next(here, files, ranks);
        }

        // A villager, over villagers or over warriors alike, lands on an empty cell: on any of those beyond the
        // phalanx (3. and 4.) up to the next piece or the edge.
        if (mover.type().equals(VILLAGER)) {
            while (onBoard(here) && !position.isOccupied(here)) {
                landings.add(here);
                here = next(here, files, ranks);
            }
        }

        // A warrior jumps over warriors only, and lands on the first piece met beyond them (3. and 4.), which must be
        // an enemy; villager or warrior makes no difference.
        if (mover.type().equals(WARRIOR) && jumped.type().equals(WARRIOR)) {
            while (onBoard(here) && !position.isOccupied(here)) {
                here = next(here, files, ranks);
            }
            if (onBoard(here) && position.at(here).colour().equals(opponent(mover.colour()))) {
                landings.add(here);
            }
        }
        return landings;
    }

    /** The next cell along a direction; one step past the edge gives a cell that is not on the board. */
    private static String next(String cell, int files, int ranks) {
        return cell(file(cell) + files, rank(cell) + ranks);
    }

    // ---- legal moves, by the table of refusals

    /** The code of the first refusal that applies, in the order of the table; empty for a legal move. */
    @Override
    public Optional<String> violation(Position position, String move) {
        // game-over: the game has ended.
        if (isOver(position)) {
            return Optional.of("game-over");
        }
        // pass-not-allowed: a pass under the forced rule while a jump is possible. Any other pass is legal.
        if (move.equals("pass")) {
            return forcedPass && someJumpIsPossible(position) ? Optional.of("pass-not-allowed") : Optional.empty();
        }
        return jumpViolation(position, SlowBoard.start(move), landing(move));
    }

    /** A jump is possible when some pair of cells is refused for no reason; a start without a piece is refused. */
    private boolean someJumpIsPossible(Position position) {
        for (String start : position.pieces().keySet()) {
            for (String landing : allCells()) {
                if (jumpViolation(position, start, landing).isEmpty()) {
                    return true;
                }
            }
        }
        return false;
    }

    private Optional<String> jumpViolation(Position position, String start, String landing) {
        // off-board: start or landing is not on this board.
        if (!onBoard(start) || !onBoard(landing)) {
            return Optional.of("off-board");
        }
        // empty-start: no piece on the start cell.
        if (!position.isOccupied(start)) {
            return Optional.of("empty-start");
        }
        // not-your-piece: the opponent's piece on the start cell.
        Piece mover = position.at(start);
        if (!mover.colour().equals(position.toMove())) {
            return Optional.of("not-your-piece");
        }
        // same-cell: start and landing are the same.
        if (start.equals(landing)) {
            return Optional.of("same-cell");
        }
        // not-a-line: no direction leads from start to landing, that is neither along a rank or file nor a diagonal.
        int files = Math.abs(file(landing) - file(start));
        int ranks = Math.abs(rank(landing) - rank(start));
        if (files != 0 && ranks != 0 && files != ranks) {
            return Optional.of("not-a-line");
        }
        // landing-own: a piece of the mover's colour on the landing cell.
        boolean landsOnPiece = position.isOccupied(landing);
        if (landsOnPiece && position.at(landing).colour().equals(mover.colour())) {
            return Optional.of("landing-own");
        }
        // enemy-between: an enemy piece strictly between.
        List<String> between = between(start, landing);
        for (String cell : between) {
            if (position.isOccupied(cell) && !position.at(cell).colour().equals(mover.colour())) {
                return Optional.of("enemy-between");
            }
        }
        // nothing-jumped: no piece strictly between.
        List<Integer> occupied = new ArrayList<>();
        Set<String> types = new HashSet<>();
        for (int i = 0; i < between.size(); i++) {
            if (position.isOccupied(between.get(i))) {
                occupied.add(i);
                types.add(position.at(between.get(i)).type());
            }
        }
        if (occupied.isEmpty()) {
            return Optional.of("nothing-jumped");
        }
        // two-phalanxes: the friendly pieces strictly between are not one contiguous run of one type.
        int span = Collections.max(occupied) - Collections.min(occupied) + 1;
        if (span != occupied.size() || types.size() != 1) {
            return Optional.of("two-phalanxes");
        }
        // warrior-over-villagers: a warrior over villagers.
        if (mover.type().equals(WARRIOR) && types.contains(VILLAGER)) {
            return Optional.of("warrior-over-villagers");
        }
        // villager-captures: a villager onto an enemy (an own piece there was refused above).
        if (mover.type().equals(VILLAGER) && landsOnPiece) {
            return Optional.of("villager-captures");
        }
        // warrior-needs-enemy: a warrior onto an empty cell.
        if (mover.type().equals(WARRIOR) && !landsOnPiece) {
            return Optional.of("warrior-needs-enemy");
        }
        return Optional.empty();
    }

    /** The cells strictly between two cells of one line, from the start on. */
    private static List<String> between(String start, String landing) {
        int files = file(landing) - file(start);
        int ranks = rank(landing) - rank(start);
        int distance = Math.max(Math.abs(files), Math.abs(ranks));
        List<String> cells = new ArrayList<>();
        for (int step = 1; step < distance; step++) {
            cells.add(cell(file(start) + step * files / distance, rank(start) + step * ranks / distance));
        }
        return cells;
    }

    // ---- playing a move

    /** What a legal move does to the pieces it does not move. */
    Effects effects(Position position, String move) {
        Effects effects = new Effects(new TreeSet<>(), new TreeSet<>(), new TreeSet<>());
        if (move.equals("pass")) {
            return effects;
        }
        String mover = position.at(SlowBoard.start(move)).type();
        // The jumped phalanx is exactly the occupied cells strictly between start and landing.
        for (String cell : between(SlowBoard.start(move), landing(move))) {
            if (position.isOccupied(cell)) {
                String jumped = position.at(cell).type();
                // Villager over villagers: every jumped villager becomes a friendly warrior.
                if (mover.equals(VILLAGER) && jumped.equals(VILLAGER)) {
                    effects.converted().add(cell);
                }
                // Villager over warriors: every jumped warrior leaves the board.
                if (mover.equals(VILLAGER) && jumped.equals(WARRIOR)) {
                    effects.removed().add(cell);
                }
                // Warrior over warriors: the jumped warriors stay.
            }
        }
        // Warrior onto an enemy: that enemy is captured.
        if (mover.equals(WARRIOR)) {
            effects.captured().add(landing(move));
        }
        return effects;
    }

    /** The position after a legal move. */
    @Override
    public Position play(Position position, String move) {
        // After any turn it is the other player's turn.
        String toMove = opponent(position.toMove());
        // A pass leaves the pieces alone and counts as one more pass on consecutive turns.
        if (move.equals("pass")) {
            return new Position(position.pieces(), toMove, position.passes() + 1);
        }
        Map<String, Piece> pieces = new HashMap<>(position.pieces());
        Effects effects = effects(position, move);
        // Converted: the piece is turned over to its warrior side.
        for (String cell : effects.converted()) {
            pieces.put(cell, new Piece(position.at(cell).colour(), WARRIOR));
        }
        // Removed and captured pieces are gone.
        for (String cell : effects.removed()) {
            pieces.remove(cell);
        }
        for (String cell : effects.captured()) {
            pieces.remove(cell);
        }
        // The mover goes from start to landing and keeps its type.
        pieces.remove(SlowBoard.start(move));
        pieces.put(landing(move), position.at(SlowBoard.start(move)));
        // A jump ends any row of passes.
        return new Position(pieces, toMove, 0);
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

    // ---- end and result

    /** The game ends as soon as two passes stand on consecutive turns, and in no other way. */
    private static boolean isOver(Position position) {
        return position.passes() == 2;
    }

    /** The result of an ended game as winner and reason, such as "white villagers"; empty while it goes on. */
    @Override
    public Optional<String> outcome(Position position) {
        return isOver(position) ? Optional.of(standing(position)) : Optional.empty();
    }

    @Override
    public String details(Position position) {
        return standing(position);
    }

    /** The result the position has, or would have if the game ended there. */
    String standing(Position position) {
        // Compare the villagers; all equal: compare the warriors in the same way; still equal: a draw.
        for (String type : List.of(VILLAGER, WARRIOR)) {
            // Row N, then N-1, down to row 1: the first row in which the counts differ decides, for the one with more.
            for (int row = size; row >= 1; row--) {
                int white = count(position, WHITE, type, row);
                int black = count(position, BLACK, type, row);
                if (white > black) {
                    return WHITE + " " + type + "s";
                }
                if (black > white) {
                    return BLACK + " " + type + "s";
                }
            }
        }
        return "draw level";
    }

    /** How many pieces of a colour and type stand in that player's own row of this number. */
    private int count(Position position, String colour, String type, int row) {
        int count = 0;
        for (String cell : position.pieces().keySet()) {
            if (position.at(cell).equals(new Piece(colour, type)) && row(colour, cell) == row) {
                count++;
            }
        }
        return count;
    }
}
